// Processes, memory, output and time without end. What is started here ends by itself after some seconds, so that a
// program without limits does not take the machine along.
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gainsay, openPlace, type Place } from '../scenarios/gainsay.ts';
import { makeRepository, shopChanges, shopFiles } from '../scenarios/repositories.ts';
import { scriptOf } from '../scenarios/lies/liar.ts';
import type { CommandSeen } from './attack.ts';

/** Up to a gigabyte, 20 MB at a time. */
const growing =
  'const held = []; const grow = () => ' +
  '{ if (held.push(Buffer.alloc(2e7, 1)) < 50) setTimeout(grow, 20); else setTimeout(() => {}, 2000) }; grow()';

let place: Place;
let told: { verdict: string; checks: { outcome: string }[]; commands: CommandSeen[] };

beforeAll(async () => {
  place = await openPlace();
  const base = {
    ...shopFiles,
    '.github/gainsay.yml': 'limits:\n  processes: 64\n  memory-mb: 256\n  mutants: 0\n',
  };
  const cwd = await makeRepository(path.join(place.folder, 'shop'), base, shopChanges.right);
  const endless = {
    title: 'It ends',
    kind: 'boundary',
    claim: 'It ends.',
    command: 'node -e "require(\'./label.js\'); const end = Date.now() + 8000; while (Date.now() < end);"',
    oracle: 'model',
    timeout: 1_000,
  };
  const script = await place.file(
    'attack.json',
    scriptOf({
      turns: [
        [
          bash('for i in $(seq 200); do sleep 6 & done; wait # forks'),
          bash(`node -e "${growing}" # grows`),
          bash('head -c 60000000 /dev/zero | tr "\\0" x # floods'),
          bash('end=$((SECONDS + 8)); while [ $SECONDS -lt $end ]; do :; done # loops', 1_000),
        ],
        [{ tool: 'Check', input: endless }],
        [{ tool: 'Verdict', input: { call: 'PASS', summary: 'Fine.' } }],
      ],
    }),
  );
  const args = ['verify', '--base', 'main', '--json', '--max-minutes', '2', '--model', `scripted:${script}`];
  const { stdout, stderr } = await gainsay(place, args, { cwd });
  if (stdout === '') throw new Error(`no document: ${stderr}`);
  told = JSON.parse(stdout);
}, 120_000);

afterAll(() => place.remove());

function bash(command: string, timeout = 20_000) {
  return { tool: 'Bash', input: { command, timeout } };
}

function ended(mark: string): CommandSeen | undefined {
  return told.commands.find(({ script }) => script.endsWith(`# ${mark}`));
}

it('too many processes are ended', () => {
  expect(ended('forks')?.exit).toMatchObject({
    kind: 'denied',
    reason: expect.stringContaining('process limit'),
  });
});

it('too much memory is ended', () => {
  expect(ended('grows')?.exit).toMatchObject({
    kind: 'denied',
    reason: expect.stringContaining('memory limit'),
  });
});

it('of too much output a part is kept, the rest counted', () => {
  const { bytes = 0, keptBytes = 0 } = ended('floods')?.stdout ?? {};
  expect(bytes).toBe(60_000_000);
  expect(keptBytes).toBeLessThan(17_000_000);
});

it('an endless loop ends at its limit', () => {
  expect(ended('loops')?.exit).toMatchObject({ kind: 'timeout', afterMs: 1_000 });
});

it('a check that ran into a limit shows nothing', () => {
  expect(told.checks).toHaveLength(1);
  expect(['pass', 'fail']).not.toContain(told.checks[0]?.outcome);
});
