import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { Log } from './types.ts';

export type Write = (text: string) => void;

/** The log of a step. Until `close` the runner obeys no command but those that this object writes. */
export type RunnerLog = Log & {
  /** Any number of lines; foreign text is safe here. */
  line(text: string): void;
  error(text: string, title?: string): void;
  notice(text: string, title?: string): void;
  /** Ends the group. What is written afterwards must be our own. */
  close(): void;
};

/**
 * Opens a group and stops workflow commands with a random token, so that nothing foreign in the log is obeyed; the
 * log's own commands resume for the moment of one line.
 */
export function openRunnerLog(write: Write, title: string): RunnerLog {
  const token = randomUUID();
  let open = true;
  write(`${formatCommand('group', title)}\n::stop-commands::${token}\n`);

  const command = (name: string, message: string, properties: Record<string, string> = {}): void => {
    const line = formatCommand(name, message, properties);
    write(open ? `::${token}::\n${line}\n::stop-commands::${token}\n` : `${line}\n`);
  };
  const line = (text: string): void =>
    write(
      `${text
        .split(/\r\n|\r|\n/)
        .map(inert)
        .join('\n')}\n`,
    );
  return {
    line,
    info: line,
    warning: (text) => command('warning', text),
    notice: (text, title) => command('notice', text, title === undefined ? {} : { title }),
    error: (text, title) => command('error', text, title === undefined ? {} : { title }),
    close: () => {
      if (open) write(`::${token}::\n::endgroup::\n`);
      open = false;
    },
  };
}

/** One workflow command on one line; nothing in the message can end it or begin another. */
export function formatCommand(
  name: string,
  message: string,
  properties: Record<string, string> = {},
): string {
  const given = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${name}${given.length > 0 ? ` ${given.join(',')}` : ''}::${escapeData(message)}`;
}

/** The log's page reads `##[group]` and its like even where commands are stopped. */
function inert(line: string): string {
  return /^\s*(?:##\[|::)/.test(line) ? `| ${line}` : line;
}

function escapeData(text: string): string {
  return text.toWellFormed().replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The files by which a step talks to the runner; null where the runner gave none. */
export type CommandFiles = { output: string | null; state: string | null; summary: string | null };

const commandFileVariables = [
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_ENV',
  'GITHUB_PATH',
];

/** Takes the command files out of the environment: no child can find them there. */
export function takeCommandFiles(env: NodeJS.ProcessEnv): CommandFiles {
  const files = {
    output: env['GITHUB_OUTPUT'] || null,
    state: env['GITHUB_STATE'] || null,
    summary: env['GITHUB_STEP_SUMMARY'] || null,
  };
  for (const name of commandFileVariables) delete env[name];
  return files;
}

/** Appends `name` and `value` in the form of GITHUB_OUTPUT and GITHUB_STATE, behind a delimiter that nobody can guess. */
export function appendPairs(file: string | null, pairs: Record<string, string>): void {
  if (file === null) return;
  const blocks = Object.entries(pairs).map(([name, value]) => {
    const delimiter = `gainsay_${randomUUID()}`;
    return `${name}<<${delimiter}\n${value.toWellFormed()}\n${delimiter}\n`;
  });
  if (blocks.length > 0) appendFileSync(file, blocks.join(''));
}

/** GitHub shows a step's summary up to here; a longer one is not shown at all. */
const summaryLimitBytes = 1024 * 1024;

/** Appends Markdown to the job summary; too much of it is cut at the end of a line. */
export function appendSummary(file: string | null, markdown: string): void {
  if (file === null || markdown === '') return;
  appendFileSync(file, `${cutAtLine(markdown.toWellFormed(), summaryLimitBytes - 1024)}\n`);
}

/** The longest run of whole lines that fits `bytes`; says when something was left out. */
function cutAtLine(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  const notice = '\n\n_Cut here: the rest did not fit._';
  let room = bytes - Buffer.byteLength(notice);
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    room -= Buffer.byteLength(line) + 1;
    if (room < 0) break;
    kept.push(line);
  }
  return kept.join('\n') + notice;
}
