import { describe, expect, it } from 'vitest';
import { agentTool } from '../../src/tools/agent.ts';
import { call } from './tool-context.ts';
import { context } from './laboratory.ts';

describe('Agent', () => {
  it('spawns, passes progress through, and answers with the result and its trailer', async () => {
    const given = context(
      {},
      {
        async *spawn(request) {
          yield { type: 'progress', text: 'searching' };
          return {
            status: 'completed',
            agentId: 'agent-1',
            prompt: request.prompt,
            result: 'found',
            trailer: 'agent-1',
          };
        },
      },
    );
    const result = await call(agentTool, { description: 'd', prompt: 'p', subagent_type: 'Explore' }, given);
    expect(result).toMatchObject({ content: 'found\n\nagent-1', progress: ['searching'], isError: false });
  });

  it('says that a background agent has been started, not that it has answered', async () => {
    const launched = {
      status: 'async_launched' as const,
      agentId: 'agent-1' as const,
      description: 'd',
      prompt: 'p',
      outputFile: '/out',
    };
    const given = context(
      {},
      {
        // oxlint-disable-next-line require-yield -- nothing to tell
        async *spawn() {
          return launched;
        },
      },
    );
    const { content } = await call(
      agentTool,
      { description: 'd', prompt: 'p', run_in_background: true },
      given,
    );
    expect(content).toMatch(/^Started agent-1 in the background: d\. You will be told when it has finished/);
  });

  it('is refused where nothing may be spawned', async () => {
    expect(await call(agentTool, { description: 'd', prompt: 'p' }, context({}))).toMatchObject({
      isError: true,
    });
  });
});
