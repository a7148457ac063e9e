import path from 'node:path';
import picomatch from 'picomatch';
import { nestsTooDeep } from '../../base/yaml-depth.ts';
import type { Change } from '../types/change.ts';
import { readCalls } from './calls.ts';
import type { ScriptReading } from './calls.ts';
import { exitCodePlan } from './exit-code.ts';
import { listFiles } from './files.ts';
import { hiddenCalls } from './hidden.ts';
import { findPackage, isRecord, readManifest, readText, strings } from './manifest.ts';
import { nodeFilePlans } from './node-file.ts';
import { runners } from './registry.ts';
import type { Manifest, PlanInput, RunnerCall, SuitePlan } from './types.ts';

export type PlanOptions = {
  config?: { testCommand?: string; workingDirectory?: string };
  change: Change;
};

type Package = { directory: string; manifest: Manifest };

/**
 * How the project's own tests are run, read from its `test` script: one plan for each call of a runner in each package.
 * Nothing of the project is executed. Empty when the project has no tests that can be found.
 */
export async function planSuites(root: string, options: PlanOptions): Promise<SuitePlan[]> {
  const directory = path.posix.normalize(options.config?.workingDirectory ?? '.').replace(/\/$/, '');
  const listing = await listFiles(root);
  const manifest = (await readManifest(root, directory)) ?? {};
  const own = await plansOfPackage(
    root,
    { directory, manifest },
    { listing, command: options.config?.testCommand },
  );
  if (own.plans.length > 0 && !own.delegates) return own.plans;
  const inside = await plansOfWorkspace(root, { directory, manifest }, { listing, change: options.change });
  const plans = [...own.plans, ...inside];
  if (plans.length > 0) return plans;
  return exitCodePlan({ directory, manifest, command: options.config?.testCommand ?? null });
}

async function plansOfPackage(
  root: string,
  { directory, manifest }: Package,
  { listing, command }: { listing: string[]; command: string | undefined },
): Promise<{ plans: SuitePlan[]; delegates: boolean }> {
  const script = command ?? manifest.scripts?.['test'];
  const reading: ScriptReading =
    script === undefined
      ? { calls: [], delegates: false, opaque: [] }
      : readCalls(script, manifest, directory);
  const start = { root, manifest, listing };
  const direct = await plansOfCalls(reading.calls, start);
  if (direct.length > 0 || reading.delegates) return { plans: direct, delegates: reading.delegates };
  if (script !== undefined && reading.opaque.length === 0 && reading.calls.length > 0)
    return { plans: [], delegates: false };
  const hidden = await hiddenCalls(root, { directory, manifest, opaque: reading.opaque, listing });
  return { plans: await plansOfCalls(hidden, start), delegates: false };
}

async function plansOfCalls(
  calls: RunnerCall[],
  { root, manifest, listing }: { root: string; manifest: Manifest; listing: string[] },
): Promise<SuitePlan[]> {
  const plans: SuitePlan[] = [];
  for (const call of calls) {
    const inside =
      call.directory === '.' ? manifest : ((await readManifest(root, call.directory)) ?? manifest);
    const input: PlanInput = {
      root,
      directory: call.directory,
      call,
      version: null,
      home: null,
      manifest: inside,
      listing,
    };
    if (call.program === 'node') plans.push(...(await nodeFilePlans(input)));
    else plans.push(...(await planOfCall(input)));
  }
  return withoutRepetition(plans);
}

async function planOfCall(input: PlanInput): Promise<SuitePlan[]> {
  const runner = runners[input.call.program];
  if (runner === undefined) return [];
  const found =
    runner.packageName === null ? null : await findPackage(input.root, input.directory, runner.packageName);
  const plan = await runner.plan({ ...input, version: found?.version ?? null, home: found?.home ?? null });
  return plan === null ? [] : [found === null ? plan : { ...plan, home: found.home }];
}

/** Two calls that cover the same files the same way (once for coverage, once without) count once. */
function withoutRepetition(plans: SuitePlan[]): SuitePlan[] {
  const seen = new Set<string>();
  return plans.filter((plan) => {
    const key = JSON.stringify([plan.runner, plan.directory, plan.files]);
    if (plan.files.length > 0 && plan.expects === 'enumerated' && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Packages of the workspace with tests of their own: those that the change touches, and those that depend on them. */
async function plansOfWorkspace(
  root: string,
  top: Package,
  { listing, change }: { listing: string[]; change: Change },
): Promise<SuitePlan[]> {
  const packages = await workspacePackages(root, top, listing);
  const plans: SuitePlan[] = [];
  for (const one of affected(packages, change))
    plans.push(...(await plansOfPackage(root, one, { listing, command: undefined })).plans);
  return plans;
}

async function workspacePackages(root: string, top: Package, listing: string[]): Promise<Package[]> {
  const { workspaces } = top.manifest;
  const inManifest = strings(isRecord(workspaces) ? workspaces['packages'] : workspaces);
  const patterns = [
    ...inManifest,
    ...(await pnpmPackages(root, top.directory)),
    ...(await lernaPackages(root, top.directory)),
  ];
  if (patterns.length === 0) return [];
  const normal = patterns.map((pattern) => pattern.replace(/^(!?)\.\//, '$1').replace(/\/$/, ''));
  const matches = picomatch(normal.filter((pattern) => !pattern.startsWith('!')));
  const excluded = picomatch(
    normal.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
  );
  const folders = listing
    .filter((file) => path.posix.basename(file) === 'package.json')
    .map((file) => path.posix.dirname(file))
    .filter((folder) => {
      const inside = path.posix.relative(top.directory, folder);
      return inside !== '' && matches(inside) && !excluded(inside);
    });
  const found = await Promise.all(
    folders.map(async (directory) => ({ directory, manifest: await readManifest(root, directory) })),
  );
  return found.flatMap(({ directory, manifest }) => (manifest === null ? [] : [{ directory, manifest }]));
}

async function pnpmPackages(root: string, directory: string): Promise<string[]> {
  const text = await readText(path.join(root, directory, 'pnpm-workspace.yaml'));
  if (text === null || (await nestsTooDeep(text))) return [];
  const { parse } = await import('yaml');
  try {
    const value: unknown = parse(text, { maxAliasCount: 50 });
    return isRecord(value) ? strings(value['packages']) : [];
  } catch {
    return [];
  }
}

async function lernaPackages(root: string, directory: string): Promise<string[]> {
  const text = await readText(path.join(root, directory, 'lerna.json'));
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return isRecord(value) ? strings(value['packages']) : [];
  } catch {
    return [];
  }
}

function affected(packages: Package[], change: Change): Package[] {
  const owners = change.files.map((file) => ownerOf(packages, file.path));
  if (
    owners.some((owner) => owner === null) &&
    change.files.some((file) => ownerOf(packages, file.path) === null && file.kind !== 'documentation')
  )
    return packages;
  const touched = new Set(owners.filter((owner) => owner !== null));
  for (let grown = true; grown;) {
    grown = false;
    const names = new Set([...touched].map((one) => one.manifest.name));
    for (const one of packages) {
      if (touched.has(one)) continue;
      const needs = Object.keys({ ...one.manifest.dependencies, ...one.manifest.devDependencies });
      if (!needs.some((name) => names.has(name))) continue;
      touched.add(one);
      grown = true;
    }
  }
  return packages.filter((one) => touched.has(one));
}

function ownerOf(packages: Package[], file: string): Package | null {
  const owners = packages.filter((one) => file.startsWith(`${one.directory}/`));
  return owners.toSorted((a, b) => b.directory.length - a.directory.length)[0] ?? null;
}
