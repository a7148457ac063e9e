import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadAgents } from '../../src/agents/load.ts';
import { resolveTools } from '../../src/runtime/tools.ts';
import { fc } from '../property.ts';
import { openStage, tool } from '../runtime/stage.ts';

const pool = ['Read', 'Grep', 'Glob', 'Bash', 'Edit', 'Write'];
const available = pool.map((name) => tool(name, () => ''));

/** One thing that stands in front matter; `allows` null restricts nothing. */
type Statement = { text: string; allows: string[] | null };

const names = fc.constantFrom(
  'tools',
  'Tools',
  '"tools"',
  "'tools'",
  'allowedTools',
  'allowed-tools',
  'allowed_tools',
  'TOOLS',
  'tool',
);
const sets = fc.subarray(pool, { maxLength: 3 });
const value = (list: string[]) =>
  fc.constantFrom(
    ` ${list.join(', ')}`,
    ` [${list.join(', ')}]`,
    ` "${list.join(',')}"`,
    list.map((name) => `\n  - ${name}`).join(''),
    list.map((name) => `\n- ${name}`).join(''),
    list.map((name) => `\n\t- ${name}`).join(''),
    ` &anchor [${list.join(', ')}]`,
    `\u00a0${list.join(', ')}`,
    ` [${list.join(', ')}`,
    list.length > 0 ? list.join(',') : ' null',
    ` ${list.join(', ')} # Edit, Write, Bash`,
  );
const restricting = fc
  .tuple(names, sets)
  .chain(([name, list]) =>
    fc
      .tuple(value(list), fc.constantFrom('', '', '', '  ', '\t', '&a '))
      .map(([written, before]): Statement => ({ text: `${before}${name}:${written}`, allows: list })),
  );
/** Text that speaks of tools and grants none. */
const noise = fc
  .constantFrom(
    'description: use it for: Bash, Edit',
    'description: "open, with Bash and Write',
    "description: it's for Edit: Write",
    '# tools: Edit, Write, Bash',
    '<example> Bash, Edit',
    'Use Bash, Edit and Write: all of them.',
    'name: Bash',
    'model: *Edit',
    'color: [: Bash',
    '...',
    '----',
    '%Bash',
    '{ Edit }',
    'user: "x" Edit',
  )
  .map((text): Statement => ({ text, allows: null }));

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage({});
});
afterAll(() => stage.close());

async function effective(lines: string[], ends: string): Promise<string[] | null> {
  const text = ['---', ...lines, '---', 'Edit, Bash and Write.'].join(ends);
  const { agents, diagnostics } = await loadAgents({
    list: () => Promise.resolve(['.claude/agents/a.md']),
    read: () => Promise.resolve(text),
  });
  expect(diagnostics.length).toBeLessThanOrEqual(1);
  const [definition] = agents;
  if (definition === undefined) {
    expect(diagnostics).toHaveLength(1);
    return null;
  }
  const { tools } = resolveTools(stage.params(definition, { availableTools: available }), {
    backgroundAllowed: false,
  });
  return tools.map((one) => one.tool.name);
}

it('whatever the front matter, an agent has no tool beyond what each of its lists allows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(restricting, noise), { minLength: 1, maxLength: 6 }),
      fc.constantFrom('\n', '\r\n'),
      async (statements, ends) => {
        const tools = await effective(
          statements.map(({ text }) => text),
          ends,
        );
        const lists = statements.flatMap(({ allows }) => (allows === null ? [] : [allows]));
        const wider = (tools ?? []).filter((name) => !lists.every((list) => list.includes(name)));
        expect({ text: statements.map(({ text }) => text), wider }).toMatchObject({ wider: [] });
      },
    ),
    { numRuns: 400 },
  );
});

it('a list that can be read gives all that it names', async () => {
  await fc.assert(
    fc.asyncProperty(sets, async (list) => {
      expect(await effective(['name: a', `tools: [${list.join(', ')}]`], '\n')).toEqual(list);
    }),
    { numRuns: 20 },
  );
});
