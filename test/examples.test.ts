import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { remoteArtifact } from '../src/github/remote-run.ts';
import { artifact } from '../src/job/publish.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.github/examples');

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { permissions?: Record<string, string>; steps: Step[]; needs?: string; if?: string };
type Workflow = {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
};

const files = (await readdir(folder)).filter((name) => name.endsWith('.yml'));
const examples = await Promise.all(
  files.map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8');
    const workflow: Workflow = parse(text);
    return { name, text, workflow };
  }),
);

describe.each(examples)('$name', ({ text, workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('gives every job its permissions, and says of each what it is for', () => {
    for (const job of jobs)
      expect(Object.keys(job.permissions ?? workflow.permissions ?? {})).not.toEqual([]);
    const granted = text.split('\n').filter((line) => /^\s+[a-z-]+: (?:read|write)\b/.test(line));
    expect(granted.length).toBeGreaterThan(0);
    expect(granted.filter((line) => !/ # \w/.test(line))).toEqual([]);
  });

  it('pins every action but this one to a commit', () => {
    const used = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
    const own = used.filter((name) => name.startsWith('gainsay-dev/gainsay@'));
    const others = used.filter((name) => !own.includes(name));
    expect(own.length).toBeGreaterThan(0);
    expect(others.filter((name) => !/^[\w./-]+@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });

  it('puts nothing of an event into a script', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  it('checks out without leaving a token behind', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    expect(checkouts.filter((step) => step.with?.['ref'] !== undefined)).toEqual([]);
  });

  it('gives no job that executes the change on the default branch a secret or anything to write', () => {
    const isPrivileged = 'issue_comment' in workflow.on || 'workflow_run' in workflow.on;
    if (!isPrivileged) return;
    expect(text).not.toContain('secrets.');
    for (const job of jobs) {
      const writes = Object.values(job.permissions ?? workflow.permissions ?? {}).includes('write');
      const executes = job.steps.some(
        ({ uses, run }) => run !== undefined || !uses?.startsWith('gainsay-dev/'),
      );
      expect({ writes, executes }).not.toEqual({ writes: true, executes: true });
      const own = job.steps.find(({ uses }) => uses?.startsWith('gainsay-dev/'));
      if (!executes && 'issue_comment' in workflow.on) expect(own?.with).toEqual({ publish: 'run' });
    }
  });

  it('gives every input a name that action.yml knows', async () => {
    const action: { inputs: object } = parse(await readFile(path.join(root, 'action.yml'), 'utf8'));
    const given = steps
      .filter(({ uses }) => uses?.startsWith('gainsay-dev/'))
      .flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.filter((name) => !(name in action.inputs))).toEqual([]);
  });
});

it('the workflow that publishes waits for the one that verifies, and fetches what that one leaves', () => {
  const [verify, publish] = ['fork-safe.yml', 'publish.yml'].map((name) =>
    examples.find((one) => one.name === name),
  );
  const name: unknown = parse(verify?.text ?? '').name;
  expect(publish?.workflow.on['workflow_run']).toEqual({ workflows: [name], types: ['completed'] });
});

it('every workflow that leaves a result leaves it under the name that is looked for, alone', () => {
  for (const file of ['fork-safe.yml', 'rerun.yml']) {
    const steps = Object.values(examples.find(({ name }) => name === file)?.workflow.jobs ?? {}).flatMap(
      (job) => job.steps,
    );
    const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(uploads.map((step) => [step.with?.['name'], step.with?.['path']])).toEqual([
      [artifact.name, `\${{ steps.gainsay.outputs.evidence-dir }}/${artifact.entry}`],
    ]);
  }
});

it('the workflow of remote agents takes what is sent, is found by its name, and leaves what is fetched', () => {
  const found = examples.find(({ name }) => name === 'remote-agent.yml');
  const { 'run-name': runName, on } = parse(found?.text ?? '');
  expect(Object.keys(on.workflow_dispatch.inputs)).toEqual(['prompt', 'agent', 'correlation']);
  expect(runName.split(/\s(?![^{]*\}\})/)).toContain('${{ inputs.correlation }}');
  const steps = Object.values(found?.workflow.jobs ?? {}).flatMap((job) => job.steps);
  expect(steps.map((step) => [step.with?.['name'], step.with?.['path']])).toContainEqual([
    remoteArtifact.name,
    `\${{ steps.gainsay.outputs.evidence-dir }}/${remoteArtifact.entry}`,
  ]);
  const own = steps.find(({ uses }) => uses?.startsWith('gainsay-dev/'));
  expect(own?.with).toMatchObject({ prompt: '${{ inputs.prompt }}', agent: '${{ inputs.agent }}' });
});
