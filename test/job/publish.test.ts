import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GainsayError } from '../../src/base/errors.ts';
import { withMarker } from '../../src/github/marker.ts';
import { bot } from '../stand-ins/github.ts';
import {
  archiveOf,
  artifacts,
  document,
  forkHead,
  pull,
  run,
  startLanes,
  type Lanes,
} from '../stand-ins/lanes.ts';
import { zipOf } from '../stand-ins/zip.ts';
import { ended, publishing, token } from './publishing.ts';

const newHead = 'd'.repeat(40);
let lanes: Lanes;
beforeEach(async () => {
  lanes = await startLanes();
});
afterEach(() => lanes.close());

function shown(): string {
  return lanes.github.comments.map(({ body }) => body).join('\n');
}

function nothingWritten(): void {
  expect(lanes.github.requests.filter((kind) => /^(POST (?!graphql)|PATCH|DELETE)/.test(kind))).toEqual([]);
}

describe('what a contributor’s own run reported', () => {
  it('is published as such, neutral, under a name of its own', async () => {
    expect(await publishing(ended, lanes)).toMatchObject({ kind: 'published', exitCode: 0 });
    expect(shown()).toContain("Reported by the contributor's own run");
    expect(shown()).toContain('https://github.com/acme/widgets/actions/runs/900');
    expect(shown()).toContain('### Reported: PASS (demonstrated): It holds');
    expect(shown()).not.toContain('✅');
    expect(shown()).not.toContain('Every result is of a command that the runtime ran');
    expect(lanes.github.checkRuns).toMatchObject([
      { head_sha: forkHead, name: "gainsay (contributor's run)", status: 'completed', conclusion: 'neutral' },
    ]);
    expect(lanes.github.checkRuns[0]?.output.title).toMatch(/^Reported by the contributor's own run/);
  });

  it.each([
    { verdict: 'PASS', shown: 'exercised' },
    { verdict: 'FAIL' },
    { verdict: 'INCONCLUSIVE', because: 'obstructed' },
  ])('is neutral and carries no annotation, whatever it says: %j', async (call) => {
    const findings = [
      { severity: 'failure', title: 't', detail: 'd', file: 'a.js', line: 1, tests: [], evidence: [] },
    ];
    lanes.storage.archive = archiveOf(document({ ...call, findings }));
    expect(await publishing(ended, lanes)).toMatchObject({ kind: 'published', exitCode: 0 });
    expect(lanes.github.checkRuns).toMatchObject([{ conclusion: 'neutral', annotations: [] }]);
  });

  it('brings nothing active along, and no token', async () => {
    const active =
      '@everyone fixes #1 ![x](https://evil.example/i.png) <img src=x> [l](https://evil.example)\n/merge\n```\n# h';
    const finding = {
      severity: 'failure',
      title: active,
      detail: active,
      file: active,
      tests: [active],
      evidence: [active],
      reproduce: active,
    };
    lanes.storage.archive = archiveOf(
      document({
        headline: `${active} ${token}`,
        model: '<b>@a</b>',
        reasons: [{ text: active, evidence: ['](https://evil.example)'] }],
        findings: [finding],
        passed: [{ text: active, evidence: [] }],
        notVerified: [active, Buffer.from(token).toString('base64')],
      }),
    );
    await publishing(ended, lanes);
    const [check] = lanes.github.checkRuns;
    for (const markdown of [shown(), check?.output.summary ?? '']) {
      const outside = markdown.replaceAll(/(`+)[^]*?\1/g, '');
      for (const live of [
        /@everyone/,
        /@a\b/,
        /fixes #1/,
        /!\[x\]\(/,
        /<img/,
        /\]\(https:\/\/evil/,
        /^\/merge/m,
      ])
        expect(outside).not.toMatch(live);
    }
    const all = [shown(), JSON.stringify(check)].join('\n');
    expect(all).not.toContain(token);
    expect(all).not.toContain(Buffer.from(token).toString('base64'));
  });

  it('goes to the storage without the token', async () => {
    await publishing(ended, lanes);
    expect(lanes.storage.tokens).toEqual([]);
  });

  it('is not laid over what a later run about the same head said', async () => {
    const marker = {
      name: "gainsay (contributor's run)",
      head: forkHead,
      run: 901,
      attempt: 1,
      at: '',
      state: 'done' as const,
    };
    lanes.github.comments.push({ id: 1, body: withMarker(marker, 'later'), user: bot });
    await publishing(ended, lanes);
    expect(shown()).toContain('later');
    expect(shown()).not.toContain('PASS');
  });

  it('leaves the comment of a trusted run alone', async () => {
    const marker = { name: 'gainsay', head: forkHead, run: 1, attempt: 1, at: '', state: 'done' as const };
    const trusted = withMarker(marker, 'trusted');
    lanes.github.comments.push({ id: 1, body: trusted, user: bot });
    await publishing(ended, lanes);
    expect(lanes.github.comments).toHaveLength(2);
    expect(lanes.github.comments[0]?.body).toBe(trusted);
  });

  it('of Dependabot is published too: its runs may write nothing', async () => {
    const own = { head_repository: { id: 1, owner: { login: 'acme' } }, actor: { login: 'dependabot[bot]' } };
    lanes.github.answers['GET actions/runs/900'] = { status: 200, body: run(own) };
    lanes.github.answers['GET pulls'] = { status: 200, body: [pull({ repo: 1 })] };
    expect(await publishing(ended, lanes)).toMatchObject({ kind: 'published' });
  });
});

describe('nothing is published, and the reason said,', () => {
  it.each<[string, RegExp, () => void]>([
    ['for a run of another event', /started by push/, () => ofRun({ event: 'push' })],
    [
      'for a run of pull_request_target',
      /pull_request_target/,
      () => ofRun({ event: 'pull_request_target' }),
    ],
    ['for a run that has not ended', /not ended/, () => ofRun({ status: 'in_progress' })],
    [
      'for a branch of this repository',
      /by itself/,
      () => ofRun({ head_repository: { id: 1, owner: { login: 'acme' } } }),
    ],
    ['when the fork is gone', /is gone/, () => ofRun({ head_repository: null })],
    ['when no pull request is open', /no open pull request/, () => ofPulls([])],
    [
      'when the head has moved on',
      new RegExp(`#1 has moved on to ${newHead}`),
      () => ofPulls([pull({ sha: newHead })]),
    ],
    ['when another fork has that branch', /no open pull request/, () => ofPulls([pull({ repo: 77 })])],
    ['when the head has no repository', /no open pull request/, () => ofPulls([pull({ repo: null })])],
    ['when another branch is listed', /no open pull request/, () => ofPulls([pull({ ref: 'other' })])],
    ['when a closed one is listed', /no open pull request/, () => ofPulls([pull({ state: 'closed' })])],
    ['when two pull requests match', /2 open pull requests/, () => ofPulls([pull({}), pull({ number: 2 })])],
    ['when there is no artifact', /no artifact/, () => ofArtifacts([])],
    ['when there is none of that name', /no artifact/, () => ofArtifacts([{ name: 'gainsay-results' }])],
  ])('%s', async (_, words, arrange) => {
    arrange();
    expect(await publishing(ended, lanes)).toMatchObject({
      kind: 'skip',
      reason: expect.stringMatching(words),
    });
    nothingWritten();
  });
});

describe('an artifact is refused', () => {
  it.each<[string, RegExp, () => void]>([
    ['that there are two of', /2 artifacts/, () => ofArtifacts([{}, { id: 4 }])],
    ['that has expired', /expired/, () => ofArtifacts([{ expired: true }])],
    ['that is too large', /bytes, more than/, () => ofArtifacts([{ size_in_bytes: 1e9 }])],
    [
      'that is larger than it was said to be',
      /more than 4194304 bytes/,
      () => void (lanes.storage.archive = Buffer.alloc(9e6)),
    ],
    ['that the storage does not give', /answered 403/, () => void (lanes.storage.status = 403)],
    [
      'about another commit',
      /the head is c{40}, and it says \\?"d{40}/,
      () => holds(document({ change: { base: newHead, head: newHead } })),
    ],
    [
      'about another repository',
      /the repository is acme\/widgets/,
      saysAbout({ repository: 'mallory/widgets' }),
    ],
    ['about another pull request', /the pull request is 1/, saysAbout({ pullRequest: 2 })],
    ['about no pull request', /the pull request is 1/, saysAbout({ pullRequest: null })],
    ['of another run', /the workflow run is 900/, saysAbout({ run: 1 })],
    ['of a terminal', /about/, () => holds({ ...document({}), about: null })],
    ['that is no archive', /refused/, () => void (lanes.storage.archive = Buffer.from('{}'))],
    ['that climbs out', /relative path/, () => packs('../result.json')],
    ['with another name', /refused/, () => packs('report.md')],
    ['that is a bomb', /more than 8388608/, () => packs('result.json', Buffer.alloc(100_000_000))],
    ['that is no JSON', /no JSON object/, () => holds('PASS')],
    ['that is no object', /no JSON object/, () => holds('[]')],
    ['that is no UTF-8', /no JSON object/, () => packs('result.json', Buffer.from([0x22, 0xff, 0x22]))],
    ['of a later schema', /schemaVersion/, () => holds(document({ schemaVersion: 2 }))],
    ['with a verdict of its own', /verdict/, () => holds(document({ verdict: 'SUPERB' }))],
    ['with a huge text', /headline/, () => holds(document({ headline: 'x'.repeat(30_000) }))],
    [
      'with a huge list',
      /notVerified/,
      () => holds(document({ notVerified: Array.from({ length: 20_000 }, () => 'x') })),
    ],
    [
      'with a commit that is none',
      /change\.head/,
      () => holds(document({ change: { base: newHead, head: 'main' } })),
    ],
    [
      'with counts of its own',
      /counts/,
      () =>
        holds(
          document({
            comparisons: [{ role: 'merge', before: '', after: '', counts: { '@all': 1 }, complete: true }],
          }),
        ),
    ],
  ])('%s', async (_, words, arrange) => {
    arrange();
    const error = await publishing(ended, lanes).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(GainsayError);
    expect(String(error)).toMatch(words);
    expect(String(error).length).toBeLessThan(700);
    nothingWritten();
  });

  it('of two attempts the later one counts', async () => {
    ofRun({ run_attempt: 2, run_started_at: '2026-11-30T12:00:00Z' });
    ofArtifacts([{ id: 2 }, { created_at: '2026-11-30T12:05:00Z' }]);
    expect(await publishing(ended, lanes)).toMatchObject({ kind: 'published' });
    expect(lanes.github.requests).toContain('GET actions/artifacts/3/zip');
  });
});

function ofRun(change: Record<string, unknown>): void {
  lanes.github.answers['GET actions/runs/900'] = { status: 200, body: run(change) };
}

function ofPulls(body: unknown[]): void {
  lanes.github.answers['GET pulls'] = { status: 200, body };
}

function ofArtifacts(changes: Record<string, unknown>[]): void {
  lanes.github.answers['GET actions/runs/900/artifacts'] = { status: 200, body: artifacts(changes) };
}

function holds(content: unknown): void {
  lanes.storage.archive = archiveOf(content);
}

function saysAbout(about: Record<string, unknown>): () => void {
  return () => holds(document({ about }));
}

function packs(name: string, content: string | Buffer = JSON.stringify(document({}))): void {
  lanes.storage.archive = zipOf([{ name, content }]);
}
