import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMarker } from '../../src/github/marker.ts';
import { makeRepository, shopChanges, shopFiles } from '../scenarios/repositories.ts';
import { startGitHub, type GitHubStandIn } from '../stand-ins/github.ts';
import { readPairs } from '../github/runner-side.ts';
import { filesLeftIn, processesOf } from './left-behind.ts';
import { momentsOf, type Moment, type Signal } from './moments.ts';

export type Plan = {
  /** `index.js`; `post.js` lies beside it. */
  program: string;
  signal: Signal;
  moments: number;
  seed: number;
  sandbox: 'auto' | 'none';
  /** The user whom main and post run as, where this is root. */
  uid?: number;
  tell: (line: string) => void;
};

export type Counts = {
  runs: number;
  /** Whose main was hit before it had ended. */
  hit: number;
  falselyGreen: string[];
  /** A comment or a check run that says what is not so. */
  untrue: string[];
  hangs: string[];
  leftovers: string[];
  /** Comments in the end: 1. */
  comments: number;
};

/** No moment is later; a whole run takes longer. */
const longestMs = 9_000;
/** A runner sends SIGTERM after 7.5 s and kills 2.5 s later; what it starts afterwards may take this long. */
const longest = { main: 9_000, post: 30_000, whole: 240_000 };

/**
 * One pull request that breaks the shop, verified again and again: main is hit at each of the moments, the post step
 * follows as a runner starts it, the next attempt picks up. The last attempt is left alone and must say FAIL.
 */
export async function killRuns(plan: Plan): Promise<Counts> {
  const stage = await openStage(plan);
  const counts: Counts = {
    runs: 0,
    hit: 0,
    falselyGreen: [],
    untrue: [],
    hangs: [],
    leftovers: [],
    comments: 0,
  };
  const known = new Set<string>();
  try {
    const moments: (Moment | null)[] = [...momentsOf(plan.seed, plan.moments, longestMs), null];
    for (const [index, moment] of moments.entries()) {
      const attempt = index + 1;
      const name = `attempt ${attempt}, ${plan.signal} ${JSON.stringify(moment)}`;
      const main = await runMain(stage, plan, { attempt, moment });
      const post = await runPost(stage, plan, { attempt, state: main.state });
      counts.runs += 1;
      if (main.hit) counts.hit += 1;
      if (main.hung || post.hung) counts.hangs.push(`${name}: ${main.hung ? 'main' : 'post'}`);
      await settle(stage);
      counts.falselyGreen.push(...greens(stage.github).map((text) => `${name}: ${text}`));
      counts.untrue.push(...lies(stage.github, moment === null).map((text) => `${name}: ${text}`));
      const left = [...processesOf(stage.folder), ...filesLeftIn(stage)].filter((text) => !known.has(text));
      for (const text of left) known.add(text);
      counts.leftovers.push(...left.map((text) => `${name}: ${text}`));
      plan.tell(
        `${name}: main ${main.code}, post ${post.code} in ${post.ms} ms${left.length > 0 ? ', LEFT' : ''}`,
      );
      for (const text of left) plan.tell(`  ${text}`);
    }
    counts.comments = stage.github.comments.length;
    return counts;
  } finally {
    await stage.close();
  }
}

type Stage = {
  folder: string;
  checkout: string;
  temporary: string;
  runs: string;
  github: GitHubStandIn;
  close(): Promise<void>;
};

async function openStage({ uid }: Plan): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gainsay-kill-'));
  const [checkout, temporary, runs] = ['widgets', 't', 'runs'].map((name) => path.join(folder, name));
  if (checkout === undefined || temporary === undefined || runs === undefined)
    throw new Error('three folders');
  for (const made of [temporary, runs]) mkdirSync(made);
  const slow =
    "require('node:test').test('slow', () => require('node:child_process').spawnSync('sleep', ['1']));\n";
  await makeRepository(checkout, { ...shopFiles, 'test/slow.test.js': slow }, shopChanges.wrong);
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim();
  const [head, base] = [git('rev-parse', 'change'), git('rev-parse', 'main')];
  writeFileSync(path.join(folder, 'event.json'), JSON.stringify(payload(head, base)));
  if (uid !== undefined) execFileSync('chown', ['-R', `${uid}:${uid}`, folder]);
  const github = await startGitHub(head);
  return {
    folder,
    checkout,
    temporary,
    runs,
    github,
    async close() {
      await github.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Ended = { code: number | string; hung: boolean; ms: number };

async function runMain(
  stage: Stage,
  plan: Plan,
  { attempt, moment }: { attempt: number; moment: Moment | null },
): Promise<Ended & { hit: boolean; state: string }> {
  const files = commandFiles(stage, plan);
  const child = startStep(stage, plan, { attempt, files, entry: plan.program, more: {} });
  const struck = { hit: false, hung: false };
  const strike = (): void => {
    if (struck.hit || child.exitCode !== null || child.signalCode !== null) return;
    struck.hit = true;
    child.kill(plan.signal);
    // As a runner goes on, until the process is gone.
    const kill = setTimeout(() => {
      struck.hung = true;
      child.kill('SIGKILL');
    }, longest.main);
    child.once('exit', () => clearTimeout(kill));
  };
  stage.github.faults = moment !== null && 'on' in moment ? [{ on: moment.on, before: strike }] : [];
  const timer = moment !== null && 'afterMs' in moment ? setTimeout(strike, moment.afterMs) : undefined;
  const ended = await endOf(child, longest.whole);
  clearTimeout(timer);
  stage.github.faults = [];
  return {
    ...ended,
    hung: ended.hung || struck.hung,
    hit: struck.hit,
    state: readFileSync(files.state, 'utf8'),
  };
}

async function runPost(
  stage: Stage,
  plan: Plan,
  { attempt, state }: { attempt: number; state: string },
): Promise<Ended> {
  const saved = Object.entries(readPairs(state)).map(([name, value]) => [`STATE_${name}`, value]);
  const entry = path.join(path.dirname(plan.program), 'post.js');
  const files = commandFiles(stage, plan);
  const child = startStep(stage, plan, { attempt, files, entry, more: Object.fromEntries(saved) });
  return endOf(child, longest.post);
}

type CommandFiles = { output: string; state: string; summary: string };

/** A runner makes them anew for each step. */
function commandFiles({ folder }: Stage, { uid }: Plan): CommandFiles {
  const made = mkdtempSync(path.join(folder, 'step-'));
  const files = { output: path.join(made, 'o'), state: path.join(made, 's'), summary: path.join(made, 'm') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  if (uid !== undefined) for (const file of [made, ...Object.values(files)]) chownSync(file, uid, uid);
  return files;
}

type Step = { attempt: number; files: CommandFiles; entry: string; more: Record<string, string> };

function startStep(
  stage: Stage,
  { sandbox, uid }: Plan,
  { attempt, files, entry, more }: Step,
): ChildProcess {
  return spawn(process.execPath, [entry], {
    cwd: stage.checkout,
    stdio: 'ignore',
    ...(uid === undefined ? {} : { uid, gid: uid }),
    env: {
      PATH: process.env['PATH'],
      HOME: stage.folder,
      TMPDIR: stage.temporary,
      RUNNER_TEMP: stage.runs,
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: path.join(stage.folder, 'event.json'),
      GITHUB_REPOSITORY: 'acme/widgets',
      GITHUB_RUN_ID: '500',
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_WORKSPACE: stage.checkout,
      GITHUB_API_URL: stage.github.url,
      GITHUB_OUTPUT: files.output,
      GITHUB_STATE: files.state,
      GITHUB_STEP_SUMMARY: files.summary,
      'INPUT_GITHUB-TOKEN': 'ghs_canary',
      INPUT_SANDBOX: sandbox,
      ...more,
    },
  });
}

async function endOf(child: ChildProcess, withinMs: number): Promise<Ended> {
  const started = Date.now();
  const late = { hung: false };
  const timer = setTimeout(() => {
    late.hung = true;
    child.kill('SIGKILL');
  }, withinMs);
  const code = await new Promise<number | string>((resolve) => {
    child.once('exit', (status, name) => resolve(status ?? name ?? 'gone'));
  });
  clearTimeout(timer);
  return { code, hung: late.hung, ms: Date.now() - started };
}

/** What a kernel is still taking down is not left behind. */
async function settle({ folder }: Stage): Promise<void> {
  for (let waited = 0; waited < 2_000 && processesOf(folder).length > 0; waited += 100) await sleep(100);
}

function greens({ checkRuns, comments }: GitHubStandIn): string[] {
  return [
    ...checkRuns
      .filter(({ conclusion }) => conclusion === 'success')
      .map(({ external_id }) => `check run ${external_id} is green`),
    ...comments
      .filter(({ body }) => /\bPASS\b/.test(body.split('\n')[1] ?? ''))
      .map(({ id }) => `comment ${id} says PASS`),
  ];
}

/** Each check run is completed, the one comment tells how its run ended; an untouched run tells the verdict. */
function lies({ checkRuns, comments }: GitHubStandIn, untouched: boolean): string[] {
  const found: string[] = [];
  if (comments.length > 1) found.push(`${comments.length} comments`);
  for (const { status, conclusion, external_id } of checkRuns) {
    const true_ = status === 'completed' && ['cancelled', 'failure'].includes(conclusion ?? '');
    if (!true_) found.push(`check run ${external_id} is ${status}, ${conclusion}`);
  }
  for (const { body } of comments) {
    const state = readMarker(body)?.state;
    const holds =
      state === 'cancelled' ? body.includes('Cancelled') : state === 'done' && body.includes('FAIL');
    if (!holds) found.push(`the comment is ${state}: ${body.slice(0, 300)}`);
  }
  const last = { check: checkRuns.at(-1)?.conclusion, comment: comments[0]?.body ?? '' };
  if (untouched && (last.check !== 'failure' || !last.comment.includes('FAIL'))) {
    found.push(`an untouched run ended with ${last.check} and ${last.comment.slice(0, 300)}`);
  }
  return found;
}

function payload(head: string, base: string) {
  const repo = { id: 1 };
  const user = { login: 'dana', type: 'User' };
  return {
    action: 'opened',
    repository: { full_name: 'acme/widgets' },
    sender: user,
    pull_request: {
      number: 1,
      title: 'Cheaper',
      body: null,
      draft: false,
      user,
      head: { sha: head, ref: 'change', repo },
      base: { sha: base, ref: 'main', repo },
    },
  };
}
