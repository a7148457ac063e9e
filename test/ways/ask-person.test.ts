import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { newAgentId } from '../../src/base/ids.ts';
import { personAt } from '../../src/ways/ask-person.ts';

function terminal() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  return { ask: personAt({ input, output }), type: (text: string) => input.write(text), shown: () => shown };
}

const question = (command: string) => ({
  agentId: newAgentId(),
  agentType: 'lead',
  tool: 'Bash',
  input: { command },
  reason: 'no rule allows it',
});

describe('a person at the terminal', () => {
  it.each([
    ['y\n', 'allow'],
    ['Y \n', 'allow'],
    ['yes\n', 'deny'],
    ['\n', 'deny'],
  ])('%j: %s', async (typed, behaviour) => {
    const { ask, type, shown } = terminal();
    const asked = ask(question('rm x'), new AbortController().signal);
    type(typed);
    expect(await asked).toMatchObject({ behaviour });
    expect(shown()).toContain('lead wants Bash {"command":"rm x"}');
  });

  it('is asked one thing at a time, sees no control characters, and is not waited for past the signal', async () => {
    const { ask, type, shown } = terminal();
    const stop = new AbortController();
    const [first, second] = [
      ask(question('one\u001b[2J'), stop.signal),
      ask(question('two'), stop.signal).catch((error: unknown) => error),
    ];
    type('y\n');
    expect(await first).toEqual({ behaviour: 'allow' });
    stop.abort(new Error('over'));
    expect(await second).toBeInstanceOf(Error);
    expect(shown()).not.toContain('\u001b[2J"');
  });
});
