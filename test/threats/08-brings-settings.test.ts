// The change brings its own configuration: gainsay.yml, hooks, an MCP server, another address for the model.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';
import { leaksIn } from './sinks.ts';

it('nothing that head configures is obeyed', { timeout: 240_000 }, async () => {
  const { sinks, secrets, evidence, caught, requests, results } = await greatAttack();
  expect(evidence.filter(({ record }) => record?.script.includes('step-08'))).toEqual([]);
  // Base's configuration was obeyed.
  expect(evidence.filter(({ record }) => record?.script === 'node install-35.js')).not.toEqual([]);
  expect(results['asked']).toContain('The rule ask Bash(wget:*)');
  // Hooks and server would have reached the listener; the model would have been asked there.
  expect(caught).toEqual([]);
  expect(requests.length).toBeGreaterThan(8);
  expect(leaksIn(sinks, secrets)).toEqual([]);
});
