import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  appendPairs,
  appendSummary,
  formatCommand,
  openRunnerLog,
  takeCommandFiles,
} from '../../src/github/workflow-commands.ts';

const hostile = fc.oneof(
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

describe('a workflow command', () => {
  it('is one line, and the runner reads back what was meant', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, message) => {
        const line = formatCommand('notice', message, { title });
        expect(line).not.toMatch(/[\r\n]/);
        expect(readCommand(line)).toEqual({
          name: 'notice',
          properties: { title: title.toWellFormed() },
          message: message.toWellFormed(),
        });
      }),
    );
  });
});

describe('the log of a step', () => {
  it('lets nothing foreign be obeyed', () => {
    fc.assert(
      fc.property(fc.array(hostile), (texts) => {
        let written = '';
        const log = openRunnerLog((text) => (written += text), 'Verifying');
        for (const text of texts) {
          log.line(text);
          // What a library prints past the log.
          written += `${text}\n`;
        }
        log.warning('ours');
        log.close();
        log.notice('verdict');
        const names = obeyed(written).map(({ name }) => name);
        expect(names).toEqual(['group', 'warning', 'endgroup', 'notice']);
      }),
    );
  });

  it('does not begin a line with what the log page would draw as a group or an error', () => {
    let written = '';
    openRunnerLog((text) => (written += text), 'x').line('##[error]no\n  ##[group]no\nyes ##[x]');
    expect(written).toContain('| ##[error]no\n|   ##[group]no\nyes ##[x]\n');
  });
});

describe('command files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'gainsay-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are taken out of the environment', () => {
    const env = { GITHUB_OUTPUT: '/o', GITHUB_STATE: '/s', GITHUB_ENV: '/e', GITHUB_PATH: '/p', HOME: '/h' };
    expect(takeCommandFiles(env)).toEqual({ output: '/o', state: '/s', summary: null });
    expect(env).toEqual({ HOME: '/h' });
  });

  it('give back every value, whatever is in it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z-]{1,9}$/), hostile), (pairs) => {
        const file = path.join(folder, 'output');
        rmSync(file, { force: true });
        appendPairs(file, pairs);
        const wellFormed = Object.entries(pairs).map(([name, value]) => [name, value.toWellFormed()]);
        expect(Object.keys(pairs).length === 0 ? {} : readPairs(readFileSync(file, 'utf8'))).toEqual(
          Object.fromEntries(wellFormed),
        );
      }),
    );
  });

  it('a summary beyond 1 MiB is cut at the end of a line and says so', () => {
    const file = path.join(folder, 'summary');
    appendSummary(file, 'One line of the summary, with 🙂 in it.\n'.repeat(50_000));
    const text = readFileSync(file, 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    expect(text.trimEnd().split('\n').slice(-3)).toEqual([
      'One line of the summary, with 🙂 in it.',
      '',
      '_Cut here: the rest did not fit._',
    ]);
  });
});

type ReadCommand = { name: string; properties: Record<string, string>; message: string };

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
function obeyed(log: string): ReadCommand[] {
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

function readPairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (let rest = text; rest !== '';) {
    const [, name = '', delimiter = ''] = /^([^\n]*?)<<([^\n]*)\n/.exec(rest) ?? [];
    const start = name.length + delimiter.length + 3;
    const end = rest.indexOf(`\n${delimiter}\n`, start - 1);
    pairs[name] = rest.slice(start, Math.max(start, end));
    rest = rest.slice(end + delimiter.length + 2);
  }
  return pairs;
}
