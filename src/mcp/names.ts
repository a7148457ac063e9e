import { createHash } from 'node:crypto';

/** What the model's API takes as the name of a tool. */
const longest = 64;
const longestServer = 32;

/**
 * `mcp__server` for names of tools and for rules, which speak of all tools of a server by it; null where nothing of the
 * name can be written. Never holds `__` a second time: a server cannot take another one's rules.
 */
export function serverPrefix(name: string): string | null {
  const plain = safe(name)
    .replaceAll(/_{2,}/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  return plain === '' ? null : `mcp__${shortened(plain, name, longestServer)}`;
}

/** `mcp__server__tool` for each tool of a server, in order: at most 64 characters, no two alike. */
export function toolNames(prefix: string, tools: readonly string[]): string[] {
  const taken = new Set<string>();
  return tools.map((tool) => {
    const room = longest - prefix.length - 2;
    const plain = safe(tool);
    let name = `${prefix}__${plain === '' ? 'tool' : shortened(plain, tool, room)}`;
    if (taken.has(name)) name = `${prefix}__${marked(plain, tool, room)}`;
    taken.add(name);
    return name;
  });
}

function safe(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_-]/g, '_');
}

function shortened(plain: string, original: string, room: number): string {
  return plain.length <= room ? plain : marked(plain, original, room);
}

/** Two names that read alike in the end were not alike before: a hash of what was written tells them apart. */
function marked(plain: string, original: string, room: number): string {
  const mark = createHash('sha256').update(original).digest('hex').slice(0, 8);
  return `${plain.slice(0, room - mark.length - 1)}_${mark}`;
}
