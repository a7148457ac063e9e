import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bashTool } from '../../src/tools/bash.ts';
import { bashOutputTool } from '../../src/tools/bash-output.ts';
import type { Laboratory } from '../../src/evidence/types/laboratory.ts';
import { killShellTool } from '../../src/tools/kill-shell.ts';
import { createRunState } from '../../src/tools/run-state.ts';
import type { Tool, ToolUseContext } from '../../src/tools/types.ts';
import { openShells } from '../evidence/shells.ts';
import type { Shells } from '../evidence/shells.ts';
import { agent, call as calls, heard, openStage, play, say, until } from '../runtime/stage.ts';
import type { Answer } from '../runtime/stage.ts';
import { context as withLaboratory } from './laboratory.ts';

let shells: Shells;
let laboratory: Laboratory;
let context: ToolUseContext;
beforeEach(async () => {
  shells = await openShells('none');
  context = withLaboratory(shells.laboratory, { own: createRunState() });
  laboratory = context.laboratory ?? fail();
});
afterEach(async () => {
  await context.own?.close();
  await shells.close();
});

function fail(): never {
  throw new Error('no laboratory');
}

async function call<In>(tool: Tool<In>, input: object) {
  const env = { backgroundAllowed: true, backgroundShells: true };
  const steps = tool.execute((await tool.schema(env)).parse(input), context);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}
const start = (command: string) => call(bashTool, { command, run_in_background: true });
const output = (bash_id: string) => call(bashOutputTool, { bash_id });

/** Asks until the answers together show it, as a model would; gives all of them. */
async function outputUntil(id: string, shown: RegExp): Promise<string> {
  let all = '';
  for (let asked = 0; !shown.test(all); asked += 1) {
    if (asked > 2000) throw new Error(`never shown: ${all.slice(-500)}`);
    all += (await output(id)).content;
  }
  return all;
}

describe('a shell in the background', () => {
  it('answers at once, tells what is new each time, and leaves a record', async () => {
    context = { ...context, workTree: { root: shells.tree } };
    expect(await start('echo one; until [ -e go ]; do sleep 0.02; done; echo two; exit 3')).toMatchObject({
      content: expect.stringMatching(/^E1 runs in the background/),
      isError: false,
      data: { id: 'E1' },
    });
    expect(await outputUntil('E1', /one/)).toMatch(/E1 still runs after .*\none$/);
    await writeFile(path.join(shells.tree, 'go'), '');
    const rest = await outputUntil('E1', /exit/);
    expect(rest).not.toContain('one');
    expect(`${rest}${(await output('E1')).content}`).toMatch(/two[^]*E1 exit 3 in .*\n\(nothing new\)$/);
    expect(shells.ledger.view().records).toMatchObject([{ id: 'E1', exit: { kind: 'code', code: 3 } }]);
  });

  it('gives long output in pieces that join to the whole', async () => {
    await start('for i in $(seq 1 3000); do echo "é $i"; done; echo END');
    await until(() => shells.ledger.view().records.length === 1);
    const all = await outputUntil('E1', /END/);
    const numbers = [...all.matchAll(/é (\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 3000 }, (_, index) => index + 1));
    expect(all).toMatch(/more bytes are there; call BashOutput again/);
    expect(all).not.toContain('\ufffd');
  });

  it('is ended by KillShell, with what it has started', async () => {
    await start('sleep 1000 & echo started; wait');
    await outputUntil('E1', /started/);
    expect((await call(killShellTool, { shell_id: 'E1' })).content).toMatch(/^E1 cancelled/);
    expect(shells.ledger.view().records).toMatchObject([{ id: 'E1', exit: { kind: 'cancelled' } }]);
    expect((await call(killShellTool, { shell_id: 'E9' })).content).toBe(
      'There is no background command E9 of yours. Known: E1.',
    );
  });

  it('is refused once there are many', async () => {
    for (let started = 0; started < 8; started += 1) expect((await start('sleep 1000')).isError).toBe(false);
    expect((await start('sleep 1000')).content).toMatch(/8 shells are running in the background/);
  });
});

describe('a run', () => {
  const available: Tool[] = [bashTool, bashOutputTool, killShellTool];

  async function stage(script: Record<string, Answer[]>) {
    return openStage(script, {
      available,
      tools: { root: shells.tree, readOnlyShell: false, designedBy: 'model', laboratory },
      spawning: { definitions: [], tools: [], background: true },
    });
  }

  it('ends the shells that it has left behind', async () => {
    const opened = await stage({
      T: [[calls('Bash', { command: 'sleep 1000', run_in_background: true })], say('Bye.')],
    });
    const { result } = await play(opened.run(agent('T')));
    await opened.close();
    expect(result).toMatchObject({ status: 'completed', text: 'Bye.' });
    expect(heard(opened.requests[1])[0]).toContain('E1 runs in the background');
    expect(shells.ledger.view().records).toMatchObject([
      { script: 'sleep 1000', exit: { kind: 'cancelled' } },
    ]);
  });

  it('is offered the background only where it can read what a shell there writes', async () => {
    const opened = await stage({ T: [say('a')], U: [say('b')] });
    await play(opened.run(agent('T')));
    await play(opened.run(agent('U', { tools: ['Bash'] })));
    await opened.close();
    const offered = opened.requests.map(({ tools }) => JSON.stringify(tools).includes('run_in_background'));
    expect(offered).toEqual([true, false]);
  });
});
