import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';

/** Processes of this machine that know of the folder: by argument, variable, directory, or a mount in their view. */
export function processesOf(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => knows(pid, folder))
    .map((pid) => `process ${pid}: ${read(pid, 'cmdline').replaceAll('\0', ' ').slice(0, 200)}`);
}

function knows(pid: string, folder: string): boolean {
  const told = ['cmdline', 'environ', 'mountinfo'].some((file) => read(pid, file).includes(folder));
  // What has ended and waits for its parent has none of these.
  return told || ['cwd', 'root'].some((link) => target(pid, link).startsWith(folder));
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function target(pid: string, link: string): string {
  try {
    return readlinkSync(`/proc/${pid}/${link}`);
  } catch {
    return '';
  }
}

/** What a run may leave of its own: its folders, and in each of them nothing but evidence. */
const evidence = ['agents', 'outputs', 'scratch', 'scratch-snapshots', 'evidence.jsonl', 'head'];
const reports = ['report.md', 'report.html', 'result.json', 'given.json', 'trace.json'];

export function filesLeftIn(folders: { temporary: string; runs: string }): string[] {
  const strangers = namesIn(folders.temporary).map((name) => path.join(folders.temporary, name));
  const runs = namesIn(folders.runs).filter((name) => statSync(path.join(folders.runs, name)).isDirectory());
  const inRuns = runs.flatMap((run) =>
    namesIn(path.join(folders.runs, run))
      .filter((name) => ![...evidence, ...reports].includes(name))
      .map((name) => path.join(folders.runs, run, name)),
  );
  return [...strangers, ...inRuns].map((file) => `file ${file}`);
}

function namesIn(folder: string): string[] {
  return readdirSync(folder);
}
