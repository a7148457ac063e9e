// Starts programs and measures them from outside.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs a program to its end. Answers wall milliseconds, exit code, streams, and its largest resident memory in MB,
 * alone and together with its children (Linux). */
export function runToEnd(argv, options) {
  return startProgram(argv, options).ended;
}

/** Starts a program. `cpuMs`: what it and its ended children have used until now (Linux). */
export function startProgram(argv, { cwd, env = {}, timeoutMs = 120_000 } = {}) {
  const started = performance.now();
  const child = spawn(argv[0], argv.slice(1), {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    cpuMs: () => cpuMs(child.pid),
    interrupt: () => child.kill('SIGINT'),
    ended: endOf(child, { started, timeoutMs }),
  };
}

async function endOf(child, { started, timeoutMs }) {
  const out = [];
  const err = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => err.push(chunk));
  let [peakMb, treePeakMb] = [0, 0];
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, memory(child.pid, 'VmHWM'));
    treePeakMb = Math.max(treePeakMb, memoryOfTree(child.pid));
  }, 10);
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  clearInterval(watch);
  clearTimeout(timer);
  const wallMs = performance.now() - started;
  return {
    code,
    wallMs,
    peakMb,
    treePeakMb,
    stdout: Buffer.concat(out).toString('utf8'),
    stderr: Buffer.concat(err).toString('utf8'),
  };
}

/** After the name: user and system time, own and of children that were waited for, in hundredths of a second. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

/** MB; 0 for a process that is gone. */
function memory(pid, field) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function memoryOfTree(pid) {
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfTree(child), memory(pid, 'VmRSS'));
}

/** Those that its first thread has started; Node's and others' do. */
function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Runs two measurements in turn, A B A B …, and answers the median of the ratios, so that a machine that drifts drifts for both. */
export async function ratioOf(times, one, other) {
  const ratios = [];
  for (let round = 0; round < times; round += 1) {
    const a = await one();
    const b = await other();
    ratios.push(a / b);
  }
  return median(ratios);
}
