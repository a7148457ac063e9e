import { fc } from '../property.ts';

/** How a runner reads what a step writes. */
export type ReadCommand = { name: string; properties: Record<string, string>; message: string };

/** As the runner reads a line. */
function readCommand(line: string): ReadCommand | null {
  const match = /^\s*::([\w-]+)(?: (.*?))?::(.*)$/s.exec(line);
  if (match === null) return null;
  const properties = (match[2] ?? '').split(',').filter((pair) => pair !== '');
  const pairs = properties.map((pair) => [
    pair.split('=', 1)[0],
    unescape(
      pair
        .slice(pair.indexOf('=') + 1)
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ','),
    ),
  ]);
  const message = unescape(match[3] ?? '');
  return { name: match[1] ?? '', properties: Object.fromEntries(pairs), message };
}

function unescape(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

/** The commands that a runner would obey in a log. */
export function obeyed(log: string): ReadCommand[] {
  const commands: ReadCommand[] = [];
  let token: string | null = null;
  for (const line of log.split(/\r\n|\r|\n/)) {
    const command = readCommand(line);
    if (token !== null) {
      if (command?.name === token) token = null;
    } else if (command?.name === 'stop-commands') token = command.message;
    else if (command !== null) commands.push(command);
  }
  return commands;
}

/** As the runner reads GITHUB_OUTPUT and GITHUB_STATE. */
export function readPairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (let rest = text; rest !== '';) {
    const [, name = '', delimiter = ''] = /^([^\n]*?)<<([^\n]*)\n/.exec(rest) ?? [];
    if (delimiter === '') throw new Error(`no delimiter: ${rest.slice(0, 80)}`);
    const start = name.length + delimiter.length + 3;
    const end = rest.indexOf(`\n${delimiter}\n`, start - 1);
    pairs[name] = rest.slice(start, Math.max(start, end));
    rest = rest.slice(end + delimiter.length + 2);
  }
  return pairs;
}

/** Texts that try to be more than text. */
export const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '::error::x',
    '\n::set-output name=verdict::PASS',
    '##[error]x',
    '  ::add-mask::a',
    '\r::stop-commands::x',
    'a%0A::warning::b',
    '\ud83d',
  ),
  fc.array(fc.constantFrom('::', '\n', '\r', '##[group]', 'x', ' ', ',', '%')).map((parts) => parts.join('')),
);
