import { briefIn } from './brief.ts';
import type { Brief } from './brief.ts';
import { asJsonBlock } from './findings.ts';
import type { Finding, PlanItem } from './findings.ts';
import type { Playbook } from './types.ts';

/** Orders the attack by what Explore found: an item that stands on a finding is absent without it. */
// oxlint-disable-next-line require-yield -- all that it needs is in its task
export const plan: Playbook = function* (task) {
  const brief = briefIn(task);
  const attacks = orderAttacks(brief, brief.findings ?? []);
  const items = attacks.map(({ title, attack }, index): PlanItem => ({ id: `P${index + 1}`, title, attack }));
  const critical = brief.change.files.slice(0, 5).map((file) => `- ${file.path}`);
  return [
    ...items.map((item) => `${item.id}: ${item.title}`),
    asJsonBlock('items', items),
    '### Critical Files for Implementation',
    ...critical,
  ].join('\n');
};

type Attack = { value: number; title: string; attack: NonNullable<PlanItem['attack']> };

function orderAttacks(brief: Brief, findings: Finding[]): Attack[] {
  const risks = findings.filter((finding) => finding.kind === 'risk');
  const has = (risk: string): boolean => risks.some((finding) => finding.risk === risk);
  const attacks = [
    ...commandAttacks(findings),
    ...testAttack(findings),
    ...mutantAttack(brief, findings),
    ...repeatAttack(brief, has('concurrency')),
    shuffleAttack(has('state')),
    twiceAttack(has('state')),
    {
      value: 20,
      title: 'Run the changed tests in another time zone and locale',
      attack: { kind: 'locale' } as const,
    },
  ];
  return attacks.toSorted((a, b) => b.value - a.value).slice(0, 40);
}

function commandAttacks(findings: Finding[]): Attack[] {
  const value = { typecheck: 90, build: 85, lint: 30 };
  return findings
    .filter((finding) => finding.kind === 'command')
    .map(({ check, command, directory, from }) => ({
      value: value[check],
      title: `The repository's own ${check} command still passes: ${command}`,
      attack: { kind: 'command', check, command, directory, from },
    }));
}

function testAttack(findings: Finding[]): Attack[] {
  const files = findings.filter((finding) => finding.kind === 'test').map((finding) => finding.path);
  if (files.length === 0) return [];
  return [
    {
      value: 80,
      title: `The tests nearest to the change still pass: ${files.slice(0, 5).join(', ')}`,
      attack: { kind: 'tests', files: files.slice(0, 40) },
    },
  ];
}

/** Files with the most risks are mutated first; those that others import break ties. */
function mutantAttack(brief: Brief, findings: Finding[]): Attack[] {
  const risksIn = (path: string): number =>
    findings.filter((found) => found.kind === 'risk' && found.path === path).length;
  const importersOf = (path: string): number =>
    findings.filter((found) => found.kind === 'importer' && found.of === path).length;
  const files = mutable(brief, findings).toSorted(
    (a, b) => risksIn(b) - risksIn(a) || importersOf(b) - importersOf(a),
  );
  if (files.length === 0) return [];
  return [
    {
      value: 60,
      title: `The tests notice when a changed line is broken: ${files.slice(0, 5).join(', ')}`,
      attack: { kind: 'mutants', files },
    },
  ];
}

/** The changed sources; where only tests change, the sources that they claim to test. */
function mutable(brief: Brief, findings: Finding[]): string[] {
  const changed = brief.change.files
    .filter((file) => file.kind === 'source' && file.status !== 'deleted' && !file.binary)
    .map((file) => file.path);
  if (brief.change.class !== 'tests') return changed;
  return [...new Set(findings.flatMap((found) => (found.kind === 'importer' ? [found.of] : [])))];
}

function repeatAttack(brief: Brief, concurrent: boolean): Attack[] {
  const files = brief.change.files
    .filter((file) => file.kind === 'test' && file.status !== 'deleted')
    .map((file) => file.path);
  if (files.length === 0) return [];
  return [
    {
      value: concurrent ? 75 : 50,
      title: 'The changed tests give the same answer five times',
      attack: { kind: 'repeat', files },
    },
  ];
}

function shuffleAttack(stateful: boolean): Attack {
  return { value: stateful ? 70 : 40, title: 'The tests pass in another order', attack: { kind: 'shuffle' } };
}

function twiceAttack(stateful: boolean): Attack {
  return {
    value: stateful ? 72 : 45,
    title: 'A second run in the same place passes and leaves nothing behind',
    attack: { kind: 'twice' },
  };
}
