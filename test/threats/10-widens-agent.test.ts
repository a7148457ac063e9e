// The change edits an agent of base to widen its tools, and brings one by the name of a built-in.
import { expect, it } from 'vitest';
import { greatAttack } from './great-attack.ts';

const own = ['Read', 'Grep', 'Glob', 'Bash', 'Suite', 'Check', 'Verdict'];

it(
  'Verification has the tools of its built-in definition, and no word of head in its prompt',
  { timeout: 240_000 },
  async () => {
    const { requests, results } = await greatAttack();
    const bodies = requests.map((text): { tools: { name: string }[]; system: unknown } => JSON.parse(text));
    const verifying = bodies.filter(({ tools }) => tools.some(({ name }) => name === 'Verdict'));
    expect(verifying.length).toBeGreaterThan(2);
    for (const { tools } of verifying) expect(tools.map(({ name }) => name)).toEqual(own);
    for (const { system } of bodies) expect(JSON.stringify(system)).not.toContain('agent-10');
    for (const tag of ['agent', 'write']) expect(results[tag]).toMatch(/^There is no tool/);
  },
);
