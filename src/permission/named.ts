import { isRecord } from '../base/record.ts';
import { addressCovered } from './domain-rules.ts';
import { skillCovered } from './skill-rules.ts';
import type { PermissionRequest } from './types.ts';

type How = 'strictly' | 'loosely';

/** Whether a specifier names what the call is about, by tool. What cannot be told is so for restrictions, and not for permissions. */
const byTool: Record<
  string,
  (input: Record<string, unknown>, specifier: string, how: How) => boolean | null
> = {
  Agent: (input, specifier) => {
    const type = input['subagent_type'];
    return type === undefined ? false : specifier.split(',').some((name) => name.trim() === type);
  },
  Skill: (input, specifier, how) => {
    const name = [input['skill'], input['command'], input['name']].find((text) => typeof text === 'string');
    return name === undefined ? null : skillNamed(name, specifier, how);
  },
  WebFetch: ({ url }, specifier, how) =>
    typeof url === 'string' && URL.canParse(url) ? addressCovered(specifier, new URL(url), how) : null,
};

/** Null: specifiers of this tool are nobody's to understand. */
export function named({ tool, input }: PermissionRequest, specifier: string, how: How): boolean | null {
  const names = Object.hasOwn(byTool, tool) ? byTool[tool] : undefined;
  if (names === undefined) return null;
  return (isRecord(input) ? names(input, specifier, how) : null) ?? how === 'loosely';
}

/** `review`, and `ops:*` for `ops` and all that is called `ops:…`. A restriction on `review` also means `plugin:review`. */
function skillNamed(call: string, specifier: string, how: How): boolean {
  const wanted = specifier.trim().replace(/^\//, '');
  const name = call.trim().replace(/^\//, '').split(/\s/)[0] ?? '';
  if (skillCovered(name, wanted)) return true;
  return how === 'loosely' && name.endsWith(`:${wanted}`);
}
