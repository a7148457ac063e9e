import { spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { GainsayError } from '../../base/errors.ts';

export type GitOptions = {
  /** The repository's git directory; given explicitly, so that nothing is discovered. */
  gitDir: string;
  args: string[];
  /** Working tree for commands that write files; without one git sees a bare repository, hence no attributes. */
  workTree?: string;
  indexFile?: string;
  /** Further `-c` settings. */
  config?: string[];
  env?: Record<string, string>;
  input?: Buffer | string;
  /** Exit codes that are answers; 0 always is. */
  accept?: number[];
  timeoutMs?: number;
  /** Of stdout; more ends the command with an error. */
  maxBytes?: number;
  signal?: AbortSignal;
  /** Talks to a remote: the user's own configuration, agents and proxies apply. */
  network?: boolean;
};

export type GitOutput = { code: number; stdout: Buffer; stderr: string };

/** git itself failed, or did not end in time. */
export class GitFailed extends GainsayError {
  override readonly name = 'GitFailed';
  /** Null: it was ended by a signal or never started. */
  readonly code: number | null;

  constructor(message: string, options: { code: number | null; remedy: string; cause?: unknown }) {
    super(message, options);
    this.code = options.code;
  }
}

const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.quotePath=false',
  'core.attributesFile=/dev/null',
  'core.excludesFile=/dev/null',
  'core.pager=cat',
  'protocol.ext.allow=never',
  'submodule.recurse=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'advice.detachedHead=false',
];

/**
 * Runs git once, hardened: no hooks, monitors, filters, pagers, prompts or discovery; arguments are never a shell's.
 * Rejects with GitFailed on any exit code that `accept` does not name, on time-out, on overlong output.
 */
export function runGit(options: GitOptions): Promise<GitOutput> {
  const { timeoutMs = 60_000, maxBytes = 64 * 1024 * 1024, accept = [], signal } = options;
  signal?.throwIfAborted();
  const child = startGit(options);

  return new Promise((resolve, reject) => {
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    let bytes = 0;
    let errorBytes = 0;
    let failure: Error | null = null;
    const fail = (error: Error) => {
      failure ??= error;
      end(child, options.network === true);
    };
    const timer = setTimeout(() => fail(tooLong(options, timeoutMs)), timeoutMs);
    const onAbort = () =>
      fail(
        signal?.reason instanceof Error ? signal.reason : new Error('cancelled', { cause: signal?.reason }),
      );
    signal?.addEventListener('abort', onAbort, { once: true });

    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) fail(tooMuch(options, maxBytes));
      else stdout.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (errorBytes < 64 * 1024) stderr.push(chunk);
      errorBytes += chunk.length;
    });
    // git may end before it has read everything; its exit code says what that meant.
    child.stdin.on('error', () => child.stdin.destroy());
    child.stdin.end(options.input);
    child.on('error', (cause) => fail(notStarted(cause)));
    child.on('close', (code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      const output = {
        code: code ?? -1,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString('utf8').trim(),
      };
      if (failure !== null) reject(failure);
      else if (code === 0 || (code !== null && accept.includes(code))) resolve(output);
      else reject(failed(options, code, output.stderr));
    });
  });
}

/** Starts git as hardened as that; whoever calls owns the process. */
export function startGit(options: GitOptions): ChildProcessWithoutNullStreams {
  return spawn('git', argumentsFor(options), {
    cwd: options.workTree ?? options.gitDir,
    env: environmentFor(options),
    stdio: ['pipe', 'pipe', 'pipe'],
    // A transport has children of its own: the group is ended as one.
    detached: options.network === true,
  });
}

function argumentsFor({ workTree, config = [], args, network }: GitOptions): string[] {
  const bare = workTree === undefined && network !== true ? ['core.bare=true'] : [];
  return ['--no-pager', ...[...settings, ...bare, ...config].flatMap((setting) => ['-c', setting]), ...args];
}

function environmentFor({ gitDir, workTree, indexFile, env, network }: GitOptions): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    LC_ALL: 'C',
    GIT_DIR: gitDir,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_LITERAL_PATHSPECS: '1',
    // Attributes are looked up in the index where there is no working tree: there must be none.
    GIT_INDEX_FILE: indexFile ?? `${gitDir}/gainsay-no-index`,
    ...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
    ...(network === true ? ofTheUser() : { GIT_CONFIG_GLOBAL: '/dev/null' }),
    ...env,
  };
}

const passedToTransports =
  /^(HOME|XDG_CONFIG_HOME|SSH_AUTH_SOCK|GIT_SSH|GIT_SSH_COMMAND|GIT_SSL_.*|SSL_CERT_.*|https?_proxy|no_proxy|all_proxy)$/i;

function ofTheUser(): Record<string, string> {
  const entries = Object.entries(process.env).filter(([name]) => passedToTransports.test(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

function end(child: ChildProcess, group: boolean): void {
  if (child.pid === undefined) return;
  try {
    if (group) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch (error) {
    // ESRCH: it ended by itself meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function commandName({ args }: GitOptions): string {
  return `git ${args[0] ?? ''}`;
}

function tooLong(options: GitOptions, timeoutMs: number): GitFailed {
  return new GitFailed(`${commandName(options)} did not end within ${Math.round(timeoutMs / 1000)} s`, {
    code: null,
    remedy: 'Look at the load of the machine or, for a fetch, at the connection to the remote.',
  });
}

function tooMuch(options: GitOptions, maxBytes: number): GitFailed {
  return new GitFailed(`${commandName(options)} printed more than ${maxBytes} bytes`, {
    code: null,
    remedy: 'The change or the repository is larger than what is read at once.',
  });
}

function notStarted(cause: Error): GitFailed {
  return new GitFailed('git cannot be started', { code: null, remedy: 'Install git 2.38 or newer.', cause });
}

function failed(options: GitOptions, code: number | null, stderr: string): GitFailed {
  const how = code === null ? 'was ended by a signal' : `failed with exit code ${code}`;
  return new GitFailed(`${commandName(options)} ${how}${stderr === '' ? '' : `: ${stderr.slice(0, 2000)}`}`, {
    code,
    remedy: 'Look at the message of git; a shallow checkout may lack the objects.',
  });
}
