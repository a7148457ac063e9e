import { words } from './read-only-row.ts';

/**
 * How a program that runs another takes its own arguments. What is not described here makes every later word a possible
 * program: a wrapper that is misread must not hide one.
 */
export type Wrapper = {
  /** Short options without a value, and with one. */
  flags?: string;
  values?: string;
  long?: string[];
  longValues?: string[];
  /** Words of its own before the program. */
  operands?: number;
  /** `NAME=value` words before the program. */
  assignments?: boolean;
  /** Short options whose value is a script. */
  scripts?: string;
  longScripts?: string[];
  /** Short options with which it runs nothing. */
  queries?: string;
  /** The rest is joined to one script. */
  joins?: boolean;
};

export const wrappers: Record<string, Wrapper> = {
  timeout: {
    flags: 'v',
    values: 'ks',
    long: ['preserve-status', 'foreground', 'verbose'],
    longValues: ['kill-after', 'signal'],
    operands: 1,
  },
  nice: { flags: '0123456789', values: 'n', longValues: ['adjustment'] },
  nohup: {},
  setsid: { flags: 'cfw', long: ['ctty', 'fork', 'wait'] },
  stdbuf: { values: 'ioe', longValues: ['input', 'output', 'error'] },
  env: {
    flags: 'i0v',
    values: 'uC',
    long: ['ignore-environment', 'null', 'debug'],
    longValues: ['unset', 'chdir'],
    scripts: 'S',
    longScripts: ['split-string'],
    assignments: true,
  },
  sudo: {
    flags: 'EHnSkbAPisB',
    values: 'ughpCrtDRTU',
    long: ['preserve-env', 'set-home', 'non-interactive', 'stdin', 'login', 'shell'],
    longValues: ['user', 'group', 'host', 'prompt', 'chdir', 'chroot'],
    assignments: true,
  },
  doas: { flags: 'nLs', values: 'uCa' },
  command: { flags: 'p', queries: 'vV' },
  builtin: {},
  exec: { flags: 'cl', values: 'a' },
  time: {
    flags: 'pvaq',
    values: 'fo',
    long: ['portability', 'verbose', 'append'],
    longValues: ['format', 'output'],
  },
  ionice: { flags: 't', values: 'cn', queries: 'pPu', longValues: ['class', 'classdata'] },
  chrt: { flags: 'bfiordvaR', values: 'TPD', queries: 'mp', operands: 1 },
  taskset: { flags: 'ac', queries: 'p', operands: 1 },
  chroot: { longValues: ['userspec', 'groups'], operands: 1 },
  flock: {
    flags: 'nsxuoF',
    values: 'wE',
    long: ['nonblock', 'shared', 'exclusive', 'close', 'unlock'],
    longValues: ['timeout', 'conflict-exit-code'],
    scripts: 'c',
    longScripts: ['command'],
    operands: 1,
  },
  su: { flags: 'lmp', values: 'gGsw', scripts: 'c', longScripts: ['command'], operands: 1 },
  runuser: { flags: 'lmp', values: 'ugGsw', scripts: 'c', longScripts: ['command'] },
  script: { flags: 'aefq', values: 'EIBOTmo', scripts: 'c', longScripts: ['command'], operands: 1 },
  watch: { flags: 'bcdegtxwprC', values: 'nqs', longValues: ['interval'], joins: true },
  'cross-env': { assignments: true },
};

/** They run what follows in ways that are not described: every later word may be the program. */
export const opaqueWrappers = new Set(
  words(`strace ltrace gdb valgrind unshare nsenter bwrap firejail busybox toybox npx pnpx bunx pnpm npm yarn bun uv uvx
    poetry pipenv bundle dotenv systemd-run dbus-run-session xvfb-run catchsegv setarch prlimit fakeroot ssh entr
    linux32 linux64 i386 x86_64 arch pkexec sg setpriv capsh choom numactl cgexec dbus-launch tini dumb-init gosu su-exec
    unbuffer expect faketime proot torsocks proxychains proxychains4 direnv nix nix-shell devbox mise asdf dotenvx op env-cmd
    cross-env-shell concurrently nodemon hyperfine perf caffeinate chronic ifne nq tmux screen start-stop-daemon pwsh elvish nu
    xonsh ld.so ld-linux.so.2 ld-linux-x86-64.so.2 ld-linux-aarch64.so.1`),
);

export const shells = new Set([
  'bash',
  'sh',
  'dash',
  'zsh',
  'ksh',
  'mksh',
  'ash',
  'fish',
  'rbash',
  'csh',
  'tcsh',
]);

export const shellOptions: Wrapper = {
  flags: 'abefhiklmnprtuvxcBCEHPTDs',
  values: 'oO',
  long: words('login noprofile norc posix restricted verbose noediting rcfile init-file help version'),
};

export const xargsOptions: Wrapper = {
  flags: '0rtpx',
  values: 'ILnPsdEa',
  long: ['null', 'no-run-if-empty', 'verbose', 'exit', 'interactive'],
  longValues: ['replace', 'max-lines', 'max-args', 'max-procs', 'max-chars', 'delimiter', 'arg-file'],
};

const vim = words('-c --cmd +');

/**
 * Options whose value is a shell command, by program: the next word, or what is attached by `=`. `ex` languages run only
 * what begins with `!`, of `exec=…` and `ProxyCommand=…` the value counts.
 */
export const commandOptions: Record<string, string[]> = {
  rsync: words('-e --rsh --rsync-path'),
  scp: ['-S'],
  sftp: ['-S'],
  tar: words(`-I -F --to-command --checkpoint-action --use-compress-program --info-script --new-volume-script
    --rsh-command --rmt-command`),
  man: words('-P --pager'),
  sort: ['--compress-program'],
  split: ['--filter'],
  rg: ['--pre'],
  zip: words('-TT --unzip-command'),
  wget: ['--use-askpass'],
  ag: ['--pager'],
  bat: ['--pager'],
  ssh: ['-o'],
  mapfile: ['-C'],
  readarray: ['-C'],
  complete: ['-C'],
  compgen: ['-C'],
  gdb: words('-ex -iex --eval-command'),
  less: ['+'],
  vim,
  vi: vim,
  nvim: vim,
  ex: vim,
};

/** Of these, only what begins with `!` is a shell command. */
export const exLanguages = new Set(words('vim vi nvim ex gdb less'));

/** Variables whose value is run as a command by whatever looks at it. */
export const commandVariables =
  /^(?:\w*(?:PAGER|EDITOR|ASKPASS|_COMMAND|_SSH|_EXTERNAL_DIFF|_PROXY_COMMAND)|VISUAL|BROWSER|LESSOPEN|LESSCLOSE)$/;

/** Keys of git's configuration whose value is run as a command. */
export const gitCommandKeys =
  /^(?:alias\.|pager\.)|(?:pager|command|editor|cmd|helper|external|textconv|process|clean|smudge|fsmonitor|program|proxy|askpass|driver|uploadpack|receivepack)$/i;
