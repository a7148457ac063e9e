import type { Diagnostic } from '../base/diagnostic.ts';
import { isRecord } from '../base/record.ts';
import type { ProjectFiles } from '../workspace/project-files.ts';

/** What the checkout's other files configure: names only. */
export type ListedSettings = {
  /** Those that there are. */
  files: string[];
  /** Events that have hooks. */
  hooks: string[];
  mcpServers: string[];
  /** How many rules each list holds. */
  permissions: { deny: number; ask: number; allow: number };
};

/** `.claude/settings.json` and `.mcp.json`, as far as they can be read; what cannot is a diagnostic. */
export async function listSettings(
  files: ProjectFiles,
): Promise<{ settings: ListedSettings; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const found: string[] = [];
  const read = async (file: string): Promise<Record<string, unknown>> => {
    const text = await files.read(file);
    if (text === null) return {};
    found.push(file);
    const { fields, reason } = jsonFields(text);
    if (reason !== null)
      diagnostics.push({
        file,
        line: 1,
        severity: 'error',
        message: `it cannot be read: ${reason}`,
        remedy: 'Make it one JSON object.',
      });
    return fields;
  };
  const settings = await read('.claude/settings.json');
  const servers = await read('.mcp.json');
  const rules = fieldsOf(settings['permissions']);
  const count = (list: string) => (Array.isArray(rules[list]) ? rules[list].length : 0);
  return {
    settings: {
      files: found,
      hooks: Object.keys(fieldsOf(settings['hooks'])),
      mcpServers: Object.keys(fieldsOf(servers['mcpServers'])),
      permissions: { deny: count('deny'), ask: count('ask'), allow: count('allow') },
    },
    diagnostics,
  };
}

function jsonFields(text: string): { fields: Record<string, unknown>; reason: string | null } {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return isRecord(value) ? { fields: value, reason: null } : { fields: {}, reason: 'it is no object' };
  } catch (error) {
    return { fields: {}, reason: String(error) };
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
