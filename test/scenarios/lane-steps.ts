import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startLanes, pull, type Lanes } from '../stand-ins/lanes.ts';
import { leaksIn } from '../threats/sinks.ts';
import { openPlace } from './gainsay.ts';
import { run, type Ended } from './program.ts';
import { commit, makeRepository, shopChanges, shopFiles } from './repositories.ts';
import { runnerStep, type RunnerStep } from './runner-step.ts';

const token = 'ghs_canary0123456789';

/** A pull request from a fork, and steps of workflows of the default branch that speak of it. */
export type LaneSteps = {
  lanes: Lanes;
  /** Runs one step with an event; `secrets` are planted as inputs or variables and looked for everywhere. */
  step(name: string, payload: unknown, env?: Record<string, string>): Promise<StepSeen>;
  /** Requests that wrote something. */
  written(): string[];
  /** A checkout whose head leaves `trace` behind where its code runs without isolation. */
  shop(): Promise<{ directory: string; trace: string }>;
  close(): Promise<void>;
};

type StepSeen = Ended & {
  folder: string;
  output: string;
  summary: string;
  /** Secrets that can be read from anything that left the step, in any form. */
  leaks: string[];
};

export async function openLaneSteps(): Promise<LaneSteps> {
  const [lanes, place] = await Promise.all([startLanes(), openPlace()]);
  const steps: RunnerStep[] = [];
  return {
    lanes,
    async step(name, payload, env = {}) {
      const step = await runnerStep(name, payload, {
        GITHUB_API_URL: lanes.github.url,
        'INPUT_GITHUB-TOKEN': token,
        ...env,
      });
      steps.push(step);
      const ended = await run([], { env: step.env });
      const [output, summary] = [await step.file('output'), await step.file('summary')];
      const secrets = Object.fromEntries(
        Object.entries({ ...env, token }).filter(([, value]) => /canary/.test(value)),
      );
      const { comments, checkRuns } = lanes.github;
      const log = Object.values(secrets).reduce(
        (text, value) => text.replaceAll(`::add-mask::${value}`, ''),
        ended.stdout + ended.stderr,
      );
      const sinks = {
        log,
        output,
        summary,
        posted: JSON.stringify([comments, checkRuns]),
        storage: lanes.storage.tokens.join(' '),
      };
      return { ...ended, folder: step.folder, output, summary, leaks: leaksIn(sinks, secrets) };
    },
    written: () => lanes.github.requests.filter((kind) => /^(POST (?!graphql)|PATCH|DELETE)/.test(kind)),
    shop: () => makeShop(lanes, place.folder),
    async close() {
      await Promise.all([lanes.close(), place.remove(), ...steps.map((step) => step.remove())]);
    },
  };
}

async function makeShop(lanes: Lanes, folder: string): Promise<{ directory: string; trace: string }> {
  const trace = path.join(folder, 'ran');
  const directory = await makeRepository(path.join(folder, 'shop'), shopFiles, shopChanges.right);
  // Whatever runs head's code without isolation leaves this behind.
  const mark = `try { require('fs').writeFileSync(${JSON.stringify(trace)}, ''); } catch {}\nrequire('node:test').test('mark', () => {});\n`;
  await commit(directory, { 'test/mark.test.js': mark }, 'mark');
  const [head, base] = ['change', 'main'].map((ref) =>
    execFileSync('git', ['rev-parse', ref], { cwd: directory, encoding: 'utf8' }).trim(),
  );
  lanes.github.head = head ?? '';
  lanes.github.answers['GET pull'] = () => {
    const body = pull({ sha: lanes.github.head });
    return { status: 200, body: { ...body, base: { ...body.base, sha: base } } };
  };
  execFileSync('git', ['switch', '--quiet', 'main'], { cwd: directory });
  return { directory, trace };
}
