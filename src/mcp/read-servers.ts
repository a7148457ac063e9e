import type { Diagnostic } from '../base/diagnostic.ts';
import { jsonLines, lineOfJsonFault } from '../base/json-lines.ts';
import { isRecord } from '../base/record.ts';
import { reasonOf } from '../base/reason.ts';
import { serverPrefix } from './names.ts';
import type { ServerDefinition, ServerDiagnostic } from './types.ts';
import { withVariables } from './variables.ts';
import type { Variables } from './variables.ts';

export type ReadServers = { servers: ServerDefinition[]; diagnostics: ServerDiagnostic[] };

const largestFile = 1_000_000;
const mostServers = 50;

/** The text of an `.mcp.json`. Every entry gives a server or says by a diagnostic why it does not; none drops another. */
export function readServers(text: string, file: string, variables: Variables): ReadServers {
  const fault = (line: number, message: string, remedy: string): ReadServers => ({
    servers: [],
    diagnostics: [{ file, line, field: 'the document', severity: 'error', message, remedy }],
  });
  if (text.length > largestFile)
    return fault(1, 'it is larger than 1 MB and is not read', 'Keep only the servers in it.');
  let value: unknown;
  const plain = text.replace(/^\ufeff/, '');
  try {
    value = JSON.parse(plain);
  } catch (error) {
    const line = lineOfJsonFault(plain, error);
    return fault(line, `it is not JSON: ${reasonOf(error)}`, 'Mend it: no comments, no comma at the end.');
  }
  if (!isRecord(value)) return fault(1, 'it is not an object', 'Write {"mcpServers": {"name": {…}}}.');
  const wrapped = Object.hasOwn(value, 'mcpServers');
  const entries = wrapped ? value['mcpServers'] : value;
  const path = wrapped ? ['mcpServers'] : [];
  if (!isRecord(entries))
    return fault(jsonLines(plain).lineOf(path), 'mcpServers is not an object', 'Write {"name": {…}}.');
  const lines = jsonLines(plain);
  const at = (field: readonly (string | number)[]): Place => {
    const whole = [...path, ...field];
    return { file, line: lines.lineOf(whole), field: whole.join('.') };
  };
  const read = readEntries(entries, at, variables);
  const twice = lines.repeated.filter((key) => key.length <= path.length + 1);
  return {
    servers: read.servers,
    diagnostics: [
      ...read.diagnostics,
      ...twice.map((key) => ({
        ...at(key.slice(path.length)),
        severity: 'info' as const,
        message: 'it stands more than once; the last one counts',
        remedy: 'Remove the others.',
      })),
    ],
  };
}

/** As those of other files, for people. */
export function asDiagnostic({ field, message, ...where }: ServerDiagnostic): Diagnostic {
  return { ...where, message: `(${field}): ${message}` };
}

type Place = { file: string; line: number; field: string };
type At = (field: readonly (string | number)[]) => Place;

function readEntries(entries: Record<string, unknown>, at: At, variables: Variables): ReadServers {
  const servers: ServerDefinition[] = [];
  const diagnostics: ServerDiagnostic[] = [];
  for (const [index, [name, entry]] of Object.entries(entries).entries()) {
    const read =
      index < mostServers
        ? readServer(name, entry, (field) => at([name, ...field]), variables)
        : refused(at([name]), `more than ${mostServers} servers stand before it`, 'Remove some.');
    const other = servers.find(({ prefix }) => 'prefix' in read && prefix === read.prefix);
    if (!('prefix' in read)) diagnostics.push(read);
    else if (other === undefined) servers.push(read);
    else {
      const message = `its tools would be called as those of ${other.name}`;
      diagnostics.push(refused(at([name]), message, 'Give one of the two another name.'));
    }
  }
  return { servers, diagnostics };
}

/** One server by its name, from a file or from an agent's front matter: its definition, or why there is none. */
export function readServer(
  name: string,
  entry: unknown,
  at: At,
  variables: Variables,
): ServerDefinition | ServerDiagnostic {
  const prefix = serverPrefix(name);
  if (prefix === null)
    return refused(at([]), 'its name has no letter and no digit', 'Name it by letters, digits, - and _.');
  if (!isRecord(entry)) return refused(at([]), 'it is not an object', 'Write {"command": "…", "args": […]}.');
  if (entry['disabled'] === true)
    return {
      ...refused(at(['disabled']), 'it is disabled', 'Remove disabled to have it.'),
      severity: 'info',
    };
  const fields = createFields(entry, at, variables);
  const kind = kindOf(entry);
  try {
    if (kind === 'stdio') {
      const argv = [fields.text('command'), ...fields.list('args')];
      return { name, prefix, kind, argv, env: fields.texts('env'), cwd: fields.folder('cwd') };
    }
    if (kind === 'http')
      return { name, prefix, kind, url: fields.address('url'), headers: fields.texts('headers') };
  } catch (error) {
    if (error instanceof Unusable) return error.diagnostic;
    throw error;
  }
  return refused(at(['type']), ...unknownKind(kind));
}

/** What the entry is by its type, or by what it has where it names none. */
function kindOf({ type, command, url }: Record<string, unknown>): string {
  if (type === undefined) return command === undefined && url !== undefined ? 'http' : 'stdio';
  if (type === 'streamable-http' || type === 'streamableHttp') return 'http';
  return typeof type === 'string' ? type : 'unknown';
}

function unknownKind(kind: string): [message: string, remedy: string] {
  if (kind === 'sse')
    return [
      'the transport sse has been replaced in the protocol and is not supported',
      'Give the server\'s streamable HTTP address and write "type": "http".',
    ];
  return ['this type of server is not known', 'Write "stdio" or "http".'];
}

class Unusable extends Error {
  readonly diagnostic: ServerDiagnostic;
  constructor(diagnostic: ServerDiagnostic) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
  }
}

/** Reads fields of one entry, with variables put in. Each throws Unusable. */
function createFields(entry: Record<string, unknown>, at: At, variables: Variables) {
  const fail = (field: (string | number)[], message: string, remedy: string): never => {
    throw new Unusable(refused(at(field), message, remedy));
  };
  const filled = (field: (string | number)[], value: unknown): string => {
    if (typeof value !== 'string') return fail(field, 'it is not a text', 'Write it in quotes.');
    const { text, missing } = withVariables(value, variables);
    if (missing.length > 0) {
      const names = missing.map((name) => `\${${name}}`).join(', ');
      const remedy = `List ${missing.join(', ')} in the configuration and set it, or write \${NAME:-default}.`;
      return fail(field, `${names} is not among the variables that servers get`, remedy);
    }
    return text.includes('\0') ? fail(field, 'it holds a zero byte', 'Remove it.') : text;
  };
  const text = (name: string): string => {
    const value = entry[name] === undefined ? '' : filled([name], entry[name]);
    return value === '' ? fail([name], 'it is missing or empty', `Give the server a ${name}.`) : value;
  };
  return {
    text,
    list(name: string): string[] {
      const value = entry[name] ?? [];
      if (!Array.isArray(value)) return fail([name], 'it is not a list', 'Write ["first", "second"].');
      return value.map((item, index) =>
        filled([name, index], typeof item === 'number' ? String(item) : item),
      );
    },
    texts(name: string): Record<string, string> {
      const value = entry[name] ?? {};
      if (!isRecord(value)) return fail([name], 'it is not an object of texts', 'Write {"NAME": "value"}.');
      const pairs = Object.entries(value).map(([key, item]): [string, string] => {
        if (!/^[A-Za-z_][\w-]*$/.test(key))
          fail([name, key], 'it is not a name', 'Write letters, digits, - and _.');
        const given = typeof item === 'number' || typeof item === 'boolean' ? String(item) : item;
        return [key, filled([name, key], given)];
      });
      return Object.fromEntries(pairs);
    },
    folder(name: string): string {
      const value = entry[name] === undefined ? '.' : filled([name], entry[name]);
      const leaves = value.startsWith('/') || value.split('/').includes('..');
      return leaves ? fail([name], 'it lies outside the repository', 'Name a folder inside it.') : value;
    },
    address(name: string): string {
      const value = text(name);
      const url = URL.canParse(value) ? new URL(value) : null;
      if (url === null || !['http:', 'https:'].includes(url.protocol))
        return fail([name], 'it is not an http or https address', 'Write "https://…".');
      if (url.username !== '' || url.password !== '')
        return fail([name], 'it holds a user or a password', 'Send them in headers, by a variable.');
      return url.href;
    },
  };
}

function refused(at: Place, message: string, remedy: string): ServerDiagnostic {
  return { ...at, severity: 'error', message, remedy };
}
