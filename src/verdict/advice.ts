import type { Check } from '../evidence/types/checks.ts';
import type { SuiteRun } from '../evidence/types/suites.ts';
import type { Facts, SeenChange } from './facts.ts';
import { reproduceTest } from './reproduce.ts';
import { upgradedRunners } from './runner-packages.ts';
import type { Finding } from './types.ts';
import { count, describeTest } from './wording.ts';
import { keyOf } from './history.ts';

/** What a reader should know and what decides nothing: warnings first, then advice. */
export function findAdvice(facts: Facts): Finding[] {
  return [
    ...facts.input.notices,
    ...vanished(facts),
    ...oldTestsOfEditedFiles(facts),
    ...brokenByTheMerge(facts),
    ...alteredTesting(facts),
    ...upgradedRunners(facts),
    ...flakyTests(facts),
    ...fragileTests(facts),
    ...leftovers(facts),
    ...checksWithoutVerdict(facts),
    ...retitled(facts),
    ...skippedTests(facts),
    ...survivors(facts),
  ];
}

function vanished(facts: Facts): Finding[] {
  const { deletedWithSource } = facts.vanished;
  const unexplained = facts.vanished.unexplained.filter((change) => change.kind !== 'skipped');
  return [
    ...gone(
      facts,
      unexplained.filter(({ edited }) => edited),
      'The change edits or deletes the test file and leaves the source. If that is meant, a person has to decide it.',
    ),
    ...gone(
      facts,
      unexplained.filter(({ edited }) => !edited),
      'No longer found, though the change does not touch the test file.',
    ),
    ...aboutTests(facts, deletedWithSource, {
      severity: 'advice',
      title: (many) => `${many} went together with the source that they tested`,
      detail: 'The test file and the source of the same name are deleted.',
    }),
  ];
}

function gone(facts: Facts, changes: SeenChange[], detail: string): Finding[] {
  return aboutTests(facts, changes, {
    severity: 'warning',
    title: (many) => `${many} that passed on base ${changes.length === 1 ? 'is' : 'are'} gone from head`,
    detail,
  });
}

/**
 * Base's own version of tests that the change edits or deletes, over head's sources. An honest fix corrects old tests, so
 * this decides nothing by itself; what fails in its present version too is a failure already.
 */
function oldTestsOfEditedFiles(facts: Facts): Finding[] {
  const known = new Set(facts.across.filter((change) => change.kind === 'regressed').map(keyOf));
  const gone = new Set(facts.vanished.unexplained.map(keyOf));
  const failing = facts.baseTestsOverHead.filter(
    (change) =>
      change.kind === 'regressed' && change.replays > 0 && change.edited && !known.has(keyOf(change)),
  );
  const deleted = failing.filter((change) => gone.has(keyOf(change)));
  const rewritten = failing.filter((change) => !gone.has(keyOf(change)));
  return [
    ...aboutTests(facts, deleted, {
      severity: 'warning',
      title: (many) =>
        `${many} that the change deletes ${deleted.length === 1 ? 'fails' : 'fail'} with the new sources`,
      detail: 'On base it passes. The change takes away a test that it breaks.',
      asOnBase: true,
    }),
    ...aboutTests(facts, rewritten, {
      severity: 'warning',
      title: (many) =>
        `${many} as written before the change ${rewritten.length === 1 ? 'fails' : 'fail'} with the new sources`,
      detail: 'The change edits these tests. Look whether it corrects them or hides a regression.',
      asOnBase: true,
    }),
  ];
}

function brokenByTheMerge(facts: Facts): Finding[] {
  const failing = facts.merge.filter((change) => change.kind === 'regressed' && change.replays > 0);
  return aboutTests(facts, failing, {
    severity: 'warning',
    title: (many) =>
      `${many} ${failing.length === 1 ? 'passes' : 'pass'} on head and ${failing.length === 1 ? 'fails' : 'fail'} on the merge result`,
    detail: 'The base branch has moved on since the change was made.',
  });
}

/** Each side runs as its own files say: what head says may be kinder to head. */
function alteredTesting({ evidence }: Facts): Finding[] {
  const altering = evidence.change.files.filter(({ testing }) => testing !== undefined);
  const [first] = altering;
  if (first === undefined) return [];
  return [
    {
      severity: 'warning',
      title: 'The change alters how its tests are run',
      detail: altering
        .slice(0, 10)
        .map(({ path, status, testing }) => `${path} (${status}): ${testing}`)
        .join('\n'),
      file: first.path,
      tests: [],
      evidence: [],
    },
  ];
}

function flakyTests(facts: Facts): Finding[] {
  const flaky = facts.across.filter((change) => change.kind === 'flaky');
  return aboutTests(facts, flaky, {
    severity: 'advice',
    title: (many) => `${many} ${flaky.length === 1 ? 'passes and fails' : 'pass and fail'} by turns`,
    detail: 'The same tree gave both results; they count for nothing here.',
  });
}

const fragility = {
  shuffle: 'when the tests run in another order',
  locale: 'in another time zone and locale',
  twice: 'when the tests run a second time over their own leftovers',
};

/** The change's own tests that pass in an ordinary run and fail in a varied one. */
function fragileTests(facts: Facts): Finding[] {
  const own = new Set(
    facts.across.filter((change) => change.edited || change.kind === 'new-passes').map(keyOf),
  );
  return facts.evidence.suites.flatMap((run) => {
    const kind = run.variation?.kind;
    if (kind === undefined || kind === 'mutant' || run.pair.source !== 'head') return [];
    const failing = run.tests.filter(
      (test) => test.status === 'failed' && own.has(keyOf(test)) && facts.history.head.of(test).failed === 0,
    );
    if (failing.length === 0) return [];
    const finding: Finding = {
      severity: 'warning',
      title: `${count(failing.length, 'test')} of the pull request ${failing.length === 1 ? 'fails' : 'fail'} ${fragility[kind]}`,
      detail: failing[0]?.message ?? 'They pass in an ordinary run.',
      tests: failing.map(describeTest),
      evidence: [run.id],
    };
    return [finding];
  });
}

/** Tracked files that the tests change, and processes that they leave behind, where base's do not. */
function leftovers({ head, base }: Facts): Finding[] {
  if (head === null) return [];
  const before = new Set(base?.touched);
  const touched = head.touched.filter((file) => !before.has(file));
  const findings: Finding[] = [];
  if (touched.length > 0) {
    const title = `The tests change ${count(touched.length, 'tracked file')}`;
    findings.push(aboutRun(head, title, touched.slice(0, 10).join(', ')));
  }
  if (head.survivors > 0 && (base?.survivors ?? 0) === 0) {
    const title = `The tests leave ${head.survivors} of their processes running`;
    findings.push(aboutRun(head, title, 'On base they do not.'));
  }
  return findings;
}

function aboutRun(run: SuiteRun, title: string, detail: string): Finding {
  return { severity: 'warning', title, detail, tests: [], evidence: [run.id] };
}

function checksWithoutVerdict({ evidence }: Facts): Finding[] {
  return evidence.checks.flatMap((check: Check) => {
    if (check.outcome !== 'finding' && check.outcome !== 'flaky') return [];
    const finding: Finding = {
      severity: check.outcome === 'finding' ? 'advice' : 'warning',
      title: check.title,
      detail: `${check.claim} ${check.because}.`,
      tests: [],
      evidence: [check.id],
      reproduce: check.command,
      check: check.id,
    };
    return [finding];
  });
}

function retitled(facts: Facts): Finding[] {
  const pairs = facts.vanished.retitled;
  return aboutTests(
    facts,
    pairs.map(({ change }) => change),
    {
      severity: 'advice',
      title: (many) => `${many} ${pairs.length === 1 ? 'has' : 'have'} a new title`,
      detail: pairs
        .slice(0, 10)
        .map(({ change, to }) => `${change.name} → ${to}`)
        .join('\n'),
    },
  );
}

function skippedTests(facts: Facts): Finding[] {
  const skipped = facts.vanished.unexplained.filter((change) => change.kind === 'skipped');
  return aboutTests(facts, skipped, {
    severity: 'warning',
    title: (many) => `${many} that passed on base ${skipped.length === 1 ? 'is' : 'are'} skipped on head`,
    detail: 'A skipped test verifies nothing.',
  });
}

function survivors({ evidence }: Facts): Finding[] {
  return evidence.mutants
    .filter((mutant) => mutant.result === 'survived')
    .map((mutant) => ({
      severity: 'advice',
      title: `No test notices when ${mutant.file}:${mutant.line} is altered (${mutant.operator})`,
      detail: `${mutant.before} → ${mutant.after}`,
      file: mutant.file,
      line: mutant.line,
      tests: [],
      evidence: [mutant.id, ...(mutant.suite === null ? [] : [mutant.suite])],
    }));
}

type About = {
  severity: Finding['severity'];
  title: (many: string) => string;
  detail: string;
  /** The test is told of as it stands on base. */
  asOnBase?: boolean;
};

function aboutTests(facts: Facts, changes: SeenChange[], about: About): Finding[] {
  const { severity, title, detail, asOnBase = false } = about;
  const [first] = changes;
  if (first === undefined) return [];
  const reproduce = reproduceTest(facts, first, { asOnBase });
  return [
    {
      severity,
      title: title(count(changes.length, 'test')),
      detail,
      file: first.file,
      tests: changes.map(describeTest),
      evidence: [...new Set(changes.flatMap((change) => change.suites))],
      ...(reproduce === null ? {} : { reproduce }),
    },
  ];
}
