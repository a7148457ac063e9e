import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/evidence/types/change.ts';
import type { Brief, ExploreRole } from '../../src/playbook/brief.ts';
import { explore } from '../../src/playbook/explore.ts';
import { findingsIn, planItemsIn } from '../../src/playbook/findings.ts';
import type { Finding, PlanItem } from '../../src/playbook/findings.ts';
import { plan } from '../../src/playbook/plan.ts';
import type { CallResult, Playbook } from '../../src/playbook/types.ts';

const change: Change = {
  base: 'b'.repeat(40),
  head: 'a'.repeat(40),
  merge: null,
  class: 'source',
  files: [
    { path: 'src/cart.ts', status: 'modified', kind: 'source', binary: false, lines: [{ start: 2, end: 3 }] },
    {
      path: 'src/tax/index.ts',
      status: 'modified',
      kind: 'source',
      binary: false,
      lines: [{ start: 1, end: 1 }],
    },
    {
      path: 'test/cart.test.ts',
      status: 'modified',
      kind: 'test',
      binary: false,
      lines: [{ start: 5, end: 9 }],
    },
  ],
};

const brief: Brief = {
  change,
  ownCommands: [
    { kind: 'typecheck', command: 'npm run types', directory: '.', from: '.github/workflows/ci.yml:12' },
    { kind: 'lint', command: 'npm run gone', directory: '.', from: '.github/workflows/ci.yml:13' },
  ],
  steps: [],
  timeMs: 600_000,
  mutants: 12,
};

/** A repository of four files, as the tools would answer for it. */
const files: Record<string, string> = {
  'package.json': JSON.stringify({ scripts: { types: 'tsc', test: 'vitest' } }),
  'src/cart.ts': "import { tax } from './tax/index.ts';\nexport async function total() {\n  await tax();\n}",
  'src/tax/index.ts': 'export const tax = (n) => (n > 0 ? n : 0);',
  'src/checkout.ts': "import { total } from './cart.ts';",
  'test/cart.test.ts': "import { total } from '../src/cart.js';",
};

describe('Explore and Plan without a model', () => {
  it('finds importers by what the tree says', () => {
    expect(findings('touches')).toEqual([
      { kind: 'importer', path: 'src/checkout.ts', of: 'src/cart.ts' },
      { kind: 'importer', path: 'src/cart.ts', of: 'src/tax/index.ts' },
    ]);
  });

  it('finds tests, and those own commands whose script is still there', () => {
    expect(findings('tests')).toEqual([
      { kind: 'test', path: 'test/cart.test.ts', of: 'test/cart.test.ts', why: 'changed' },
      {
        kind: 'command',
        check: 'typecheck',
        command: 'npm run types',
        directory: '.',
        from: '.github/workflows/ci.yml:12',
      },
    ]);
  });

  it('names the risk of changed lines only', () => {
    expect(findings('risks')).toEqual([
      { kind: 'risk', path: 'src/cart.ts', line: 2, risk: 'concurrency', why: 'order of events' },
      { kind: 'risk', path: 'src/tax/index.ts', line: 1, risk: 'boundary', why: 'a condition or a limit' },
    ]);
  });

  it('plans what was found: without a finding its checks are not in the plan, and another order follows', () => {
    const found = (['touches', 'tests', 'risks'] as ExploreRole[]).flatMap(findings);
    const whole = planned(found);
    expect(whole.map((item) => item.attack?.kind)).toEqual([
      'command',
      'tests',
      'repeat',
      'mutants',
      'twice',
      'shuffle',
      'locale',
    ]);
    expect(mutated(whole)).toEqual(['src/cart.ts', 'src/tax/index.ts']);

    const withoutCommand = planned(found.filter((finding) => finding.kind !== 'command'));
    expect(withoutCommand.map((item) => item.attack?.kind)).not.toContain('command');

    const calm = planned(
      found.filter((finding) => finding.kind !== 'risk' || finding.risk !== 'concurrency'),
    );
    expect(calm.map((item) => item.attack?.kind)).toEqual([
      'command',
      'tests',
      'mutants',
      'repeat',
      'twice',
      'shuffle',
      'locale',
    ]);
    expect(mutated(calm)).toEqual(['src/tax/index.ts', 'src/cart.ts']);
  });

  it('where only tests change, mutants are made of what those tests import', () => {
    const only: Brief = {
      ...brief,
      change: { ...change, class: 'tests', files: change.files.filter(({ kind }) => kind === 'test') },
    };
    const found = findingsIn(run(explore, { ...only, role: 'touches' }));
    expect(found).toEqual([{ kind: 'importer', path: 'test/cart.test.ts', of: 'src/cart.ts' }]);
    const items = planItemsIn(run(plan, { ...only, findings: found }));
    expect(mutated(items)).toEqual(['src/cart.ts']);
    expect(mutated(planItemsIn(run(plan, { ...only, findings: [] })))).toEqual([]);
  });

  it('reads a plan that a model wrote in prose, and leaves out what does not fit', () => {
    expect(planItemsIn('Intro\n**P1: Empty cart** \n- P2) Negative tax\nnot P3\n')).toEqual([
      { id: 'P1', title: 'Empty cart' },
      { id: 'P2', title: 'Negative tax' },
    ]);
    expect(
      findingsIn(
        '```json\n{"findings":[{"kind":"test","path":"a","of":"b","why":"c"},{"kind":"rm -rf"}]}\n```',
      ),
    ).toHaveLength(1);
    expect(findingsIn('```json\n{"findings":\n```')).toEqual([]);
  });
});

function findings(role: ExploreRole): Finding[] {
  return findingsIn(run(explore, { ...brief, role }));
}

function planned(found: Finding[]): PlanItem[] {
  return planItemsIn(run(plan, { ...brief, findings: found }));
}

function mutated(items: PlanItem[]): string[] {
  return items.flatMap((item) => (item.attack?.kind === 'mutants' ? item.attack.files : []));
}

function run(playbook: Playbook, data: Brief): string {
  const moves = playbook([{ role: 'user', content: [{ type: 'text', text: 'task', data }] }]);
  let step = moves.next({ results: [], messages: [] });
  while (!step.done) {
    const results =
      step.value.kind === 'call' ? step.value.calls.map(({ tool, input }) => answer(tool, input)) : [];
    step = moves.next({ results, messages: [] });
  }
  return step.value;
}

/** `src/cart{.*,/index.*}`, `**` + `/*cart*.{js,ts}`: as the Glob tool reads them. */
function globbed(pattern: string): RegExp {
  const exact = /^([^*{]+)\{\.\*,\/index\.\*\}$/.exec(pattern)?.[1];
  return exact === undefined
    ? new RegExp(pattern.replace(/^\*\*\/\*(.*)\*\..*$/, '$1'))
    : new RegExp(`^${exact}(\\.[^/]*|/index\\.[^/]*)$`);
}

function answer(tool: string, input: unknown): CallResult {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the playbook's own calls
  const { file_path, pattern } = input as { file_path?: string; pattern?: string };
  if (tool === 'Read') return { content: '', isError: false, data: { text: files[file_path ?? ''] ?? '' } };
  const matches = (file: string): boolean =>
    tool === 'Grep' ? new RegExp(pattern ?? '').test(files[file] ?? '') : globbed(pattern ?? '').test(file);
  return { content: '', isError: false, data: { files: Object.keys(files).filter(matches) } };
}
