// Titles, test names, output and answers hold workflow commands: the runner obeys none but those of the program itself.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';

it('a runner that reads the log obeys only our own commands', { timeout: 240_000 }, async () => {
  const { ended } = await greatAttack();
  expect(ended.stdout).toContain('::set-output name=verdict::PASS');
  const { commands, stopped } = asRunner(ended.stdout);
  expect(commands.map((line) => line.replace(/::.*?::.*$/, (all) => all.split('::', 2).join('::')))).toEqual([
    '::add-mask',
    '::add-mask',
    '::group',
    '::endgroup',
    '::error title=Gainsay',
  ]);
  expect(stopped).toBe(false);
});

/** As the runner does it: a line that begins with a command is one, unless commands are stopped. */
function asRunner(log: string): { commands: string[]; stopped: boolean } {
  let token: string | null = null;
  const commands: string[] = [];
  for (const line of log.split(/\r\n|\r|\n/).map((text) => text.trimStart())) {
    if (token !== null) {
      if (line === `::${token}::`) token = null;
      continue;
    }
    const stop = /^::stop-commands::(.+)$/.exec(line)?.[1];
    if (stop !== undefined) token = stop;
    else if (/^(?:::|##\[)/.test(line)) commands.push(line);
  }
  return { commands, stopped: token !== null };
}
