import type { Diagnostic } from '../base/diagnostic.ts';
import { InvalidInput } from '../base/errors.ts';
import { refuseLostGuards, readSettings } from '../hooks/settings.ts';
import { asDiagnostic, readServers } from '../mcp/read-servers.ts';
import type { Variables } from '../mcp/variables.ts';
import type { ProjectFiles } from '../workspace/project-files.ts';

/** What the checkout's other files configure. */
export type ListedSettings = {
  /** Those that there are. */
  files: string[];
  /** Events that have hooks. */
  hooks: string[];
  mcpServers: string[];
  /** How many rules each list holds, of those that can be read. */
  permissions: { deny: number; ask: number; allow: number };
};

export type ReadSettings = {
  settings: ListedSettings;
  diagnostics: Diagnostic[];
  /** Why no conversation could begin with these files, one sentence each. */
  stops: string[];
};

/** `.claude/settings.json` and `.mcp.json`, read as a conversation reads them. */
export async function listSettings(files: ProjectFiles): Promise<ReadSettings> {
  const [settings, servers] = await Promise.all([settingsIn(files), serversIn(files)]);
  return {
    settings: {
      files: [...settings.files, ...servers.files],
      hooks: settings.hooks,
      mcpServers: servers.names,
      permissions: settings.permissions,
    },
    diagnostics: [...settings.diagnostics, ...servers.diagnostics],
    stops: settings.stops,
  };
}

const settingsFile = '.claude/settings.json';
const serversFile = '.mcp.json';

async function settingsIn(files: ProjectFiles) {
  const none = {
    files: [] as string[],
    hooks: [] as string[],
    permissions: { deny: 0, ask: 0, allow: 0 },
    diagnostics: [] as Diagnostic[],
    stops: [] as string[],
  };
  const text = await files.read(settingsFile);
  if (text === null) return none;
  const found = { ...none, files: [settingsFile] };
  try {
    const { hooks, permissions, diagnostics } = await readSettings(text, settingsFile);
    const { deny, ask, allow } = permissions.rules;
    return {
      ...found,
      hooks: [...new Set(hooks.map(({ event }) => event))],
      permissions: { deny: deny.length, ask: ask.length, allow: allow.length },
      diagnostics,
      stops: reasons(() => refuseLostGuards(diagnostics)),
    };
  } catch (error) {
    return { ...found, stops: [sentence(error)] };
  }
}

async function serversIn(files: ProjectFiles) {
  const text = await files.read(serversFile);
  if (text === null) return { files: [], names: [], diagnostics: [] };
  const { servers, diagnostics } = readServers(text, serversFile, asIfSet(text));
  return {
    files: [serversFile],
    names: servers.map(({ name }) => name),
    diagnostics: diagnostics.map(asDiagnostic),
  };
}

/** Which variables there are is the configuration's matter, on another machine. */
function asIfSet(text: string): Variables {
  const names = Array.from(text.matchAll(/\$\{([A-Za-z_]\w*)/g), ([, name]) => name ?? '');
  return Object.fromEntries(names.map((name) => [name, 'set']));
}

function reasons(judge: () => void): string[] {
  try {
    judge();
    return [];
  } catch (error) {
    return [sentence(error)];
  }
}

function sentence(error: unknown): string {
  if (error instanceof InvalidInput) return `${error.message}. ${error.remedy}`;
  throw error;
}
