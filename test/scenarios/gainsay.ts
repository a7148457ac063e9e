import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtProgram } from './bundle.ts';
import { start, type Ended, type Running } from './program.ts';

/** A scenario's own folder: repositories, scripts and evidence lie in it, and go with it. */
export type Place = {
  folder: string;
  file(name: string, text: string): Promise<string>;
  remove(): Promise<void>;
};

export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gainsay-scenario-'));
  return {
    folder,
    async file(name, text) {
      await writeFile(path.join(folder, name), text);
      return path.join(folder, name);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export type Asked = { cwd?: string; env?: Record<string, string> };

/** Starts the program that the sources make, with its evidence below the place's folder. */
export async function startGainsay(
  place: Place,
  args: readonly string[],
  { cwd = place.folder, env = {} }: Asked = {},
): Promise<Running> {
  return start(args, { cwd, env: { TMPDIR: place.folder, ...env }, entry: await builtProgram() });
}

export async function gainsay(place: Place, args: readonly string[], asked: Asked = {}): Promise<Ended> {
  return (await startGainsay(place, args, asked)).ended;
}

/** What a program reads of the one document that `--json` prints. */
export type Told = {
  exit: number | null;
  verdict: string;
  because: string | null;
  shown: string | null;
  headline: string;
  reasons: { text: string; evidence: string[] }[];
  findings: { severity: string; title: string; check?: string }[];
  checks: { id: string; outcome: string; discriminates: boolean; because: string }[];
  agents: {
    agentType: string;
    status: string;
    reason?: string;
    turns: number;
    denials: { tool: string }[];
  }[];
  notVerified: string[];
  commands: { script: string; touched: string[] }[];
  stderr: string;
};

/** Verifies with `--json`, without isolation: what these scenarios run is their own. */
export async function verifyAsJson(
  place: Place,
  repository: string,
  args: readonly string[] = [],
): Promise<Told> {
  const { code, stdout, stderr } = await gainsay(
    place,
    ['verify', '--base', 'main', '--json', '--sandbox', 'none', '--max-minutes', '2', ...args],
    { cwd: repository },
  );
  if (stdout === '') throw new Error(`no document, exit ${code}: ${stderr}`);
  const told: Omit<Told, 'exit' | 'stderr'> = JSON.parse(stdout);
  return { ...told, exit: code, stderr };
}
