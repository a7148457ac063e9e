import type { RunnerPackage } from '../evidence/types/suites.ts';
import type { Facts } from './facts.ts';
import type { Finding, Reason } from './types.ts';

// What runs the tests says what they say. A new version from where base has its own is an upgrade, and told; anything
// else in its place is the change speaking for itself.

/** The change puts something of its own in the place of a test runner that base has. */
export function replacedRunners(facts: Facts): Reason[] {
  const { head, base, evidence } = facts;
  return pairsOf(facts).flatMap(([after, before]) => {
    const why = replacedBecause(after, before, evidence.change.files);
    if (why === null) return [];
    const text = `the change replaces the test runner ${after.runner}: ${why}`;
    return [{ text, evidence: [head, base].flatMap((run) => (run === null ? [] : [run.id])) }];
  });
}

/** Another version of a runner is a reason to look, and none to doubt. */
export function upgradedRunners(facts: Facts): Finding[] {
  const upgraded = pairsOf(facts).filter(([after, before]) => after.version !== before.version);
  if (upgraded.length === 0) return [];
  return [
    {
      severity: 'advice',
      title: 'The tests ran in another version of their runner than on base',
      detail: upgraded
        .map(
          ([after, before]) =>
            `${after.runner}: ${before.version ?? 'no version'} → ${after.version ?? 'no version'}`,
        )
        .join('\n'),
      tests: [],
      evidence: [],
    },
  ];
}

/** Packages of one runner, on head and on base, that are not the same files in the same place. */
function pairsOf({ head, base }: Facts): [after: RunnerPackage, before: RunnerPackage][] {
  return (head?.packages ?? []).flatMap((after) => {
    const before = base?.packages?.find(({ runner }) => runner === after.runner);
    const same = before === undefined || (before.sha256 === after.sha256 && before.path === after.path);
    // A project that runs its tests with its own sources changes them at every turn.
    return same || !isInstalled(before) ? [] : [[after, before]];
  });
}

function replacedBecause(
  after: RunnerPackage,
  before: RunnerPackage,
  changed: readonly { path: string }[],
): string | null {
  if (!isInstalled(after)) return `it is ${after.path}, which is not installed but of the change's own`;
  if (changed.some(({ path }) => path.startsWith(`${after.path}/`))) return `it edits files of ${after.path}`;
  if (after.name !== before.name)
    return `${after.path} is the package ${after.name ?? 'without a name'}, on base ${before.name ?? 'without a name'}`;
  if (after.version === before.version && after.sha256 !== before.sha256)
    return `${after.path} has the version of base, ${after.version ?? 'none'}, and other files`;
  return null;
}

function isInstalled({ path }: RunnerPackage): boolean {
  return path.split('/').includes('node_modules');
}
