import { parseArgs } from 'node:util';
import { InvalidInput } from '../base/errors.ts';
import { nearest } from '../base/nearest.ts';
import type { Given } from './inputs.ts';
import type { LocalEvent } from './types.ts';

export type Command =
  | { kind: 'verify'; base: string | null; head: string; output: OutputWishes; given: Given }
  | { kind: 'ask'; base: string | null; head: string; output: OutputWishes; given: Given }
  | { kind: 'demo'; change: string; into: string | null; output: OutputWishes; given: Given }
  | { kind: 'show' | 'replay'; folder: string; json: boolean }
  | { kind: 'agents'; json: boolean }
  | { kind: 'doctor'; json: boolean }
  | { kind: 'help' }
  | { kind: 'version' };

/** `json`: one document on stdout and nothing else. `quiet`: no progress on stderr. */
export type OutputWishes = { json: boolean; quiet: boolean };

type Flags = Record<string, 'string' | 'boolean'>;

const running: Flags = {
  json: 'boolean',
  quiet: 'boolean',
  'fail-on': 'string',
  sandbox: 'string',
  model: 'string',
  'model-aliases': 'string',
  'anthropic-base-url': 'string',
  config: 'string',
  'working-directory': 'string',
  'max-minutes': 'string',
  'max-usd': 'string',
};

const commands: Record<string, Flags> = {
  verify: { ...running, base: 'string', head: 'string' },
  ask: { ...running, base: 'string', head: 'string', agent: 'string' },
  demo: { ...running, change: 'string', into: 'string' },
  show: { json: 'boolean' },
  replay: { json: 'boolean' },
  agents: { json: 'boolean' },
  doctor: { json: 'boolean' },
  help: {},
};

/** Reads what was typed after `gainsay`. Throws InvalidInput that names the word and the nearest one that exists. */
export function parseCommandLine(argv: readonly string[]): Command {
  if (argv.includes('--version') || argv[0] === 'version') return { kind: 'version' };
  const [name = 'help', ...rest] = argv;
  if (name === '-h' || argv.includes('--help') || argv.includes('-h')) return { kind: 'help' };
  const flags = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (flags === undefined) throw unknown(name, Object.keys(commands), 'command');
  const { found, words } = readFlags(rest, flags);
  if (name === 'ask') found.set('prompt', questionOf(words));
  else if (words[takesFolder(name) ? 1 : 0] !== undefined) throw unknown(words.at(-1) ?? '', [], 'argument');
  const text = (flag: string): string | null => found.get(flag) ?? null;
  const output = { json: found.has('json'), quiet: found.has('quiet') };
  const given: Given = (input) => (found.get(input) ?? '').trim();
  switch (name) {
    case 'verify':
    case 'ask':
      return { kind: name, base: text('base'), head: text('head') ?? 'HEAD', output, given };
    case 'demo':
      return { kind: 'demo', change: text('change') ?? 'wrong', into: text('into'), output, given };
    case 'show':
    case 'replay':
      return { kind: name, folder: folderOf(name, words), json: output.json };
    case 'agents':
    case 'doctor':
      return { kind: name, json: output.json };
    default:
      return { kind: 'help' };
  }
}

function takesFolder(name: string): boolean {
  return name === 'show' || name === 'replay';
}

function folderOf(name: string, [folder]: readonly string[]): string {
  if (folder !== undefined) return folder;
  throw usage(
    `${name} needs the folder of a run`,
    `Write gainsay ${name} FOLDER, as a run's last line names it.`,
  );
}

/** One argument in quotes, or words that make one. */
function questionOf(words: readonly string[]): string {
  const prompt = words.join(' ').trim();
  if (prompt !== '') return prompt;
  throw usage('ask needs a question', 'Write gainsay ask "…", in quotes.');
}

function readFlags(args: readonly string[], flags: Flags): { found: Map<string, string>; words: string[] } {
  const options = Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }]));
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const found = new Map<string, string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const type = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (type === undefined) {
      const known = Object.keys(flags).map((flag) => `--${flag}`);
      throw unknown(token.rawName, known, 'flag');
    }
    if (type === 'string' && (token.value === undefined || token.value === '')) {
      throw usage(`${token.rawName} needs a value`, `Write ${token.rawName}=VALUE.`);
    }
    if (type === 'boolean' && token.value !== undefined) {
      throw usage(`${token.rawName} takes no value`, `Write ${token.rawName} alone.`);
    }
    found.set(token.name, token.value ?? 'true');
  }
  return { found, words };
}

function unknown(word: string, known: readonly string[], what: string): InvalidInput {
  const near = nearest(word, known);
  const hint = near === null ? 'See `gainsay help`.' : `Did you mean ${near}? See \`gainsay help\`.`;
  return usage(`unknown ${what} ${JSON.stringify(word)}`, hint);
}

function usage(message: string, remedy: string): InvalidInput {
  return new InvalidInput(message, { at: { file: 'command line' }, remedy });
}

/** Where a change is looked for when nobody says what it is to be compared with. */
const usualBases = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/**
 * The change in this checkout; without `--base` it is compared with the default branch. `otherwise`: with what where there
 * is none.
 */
export async function localEvent(
  { base, head }: { base: string | null; head: string },
  directory: string,
  { otherwise }: { otherwise?: string } = {},
): Promise<LocalEvent> {
  if (base !== null) return { kind: 'local', directory, base, head };
  const { openRepository } = await import('../workspace/git.ts');
  const repository = await openRepository(directory);
  for (const name of usualBases) {
    try {
      await repository.resolve(name);
      return { kind: 'local', directory, base: name, head };
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
    }
  }
  if (otherwise !== undefined) return { kind: 'local', directory, base: otherwise, head };
  throw usage('there is neither origin/HEAD nor a branch main or master to compare with', 'Give --base REF.');
}

export const helpText = `Gainsay argues against a change, with evidence.

Usage
  gainsay verify [flags]     verify the change in this checkout
  gainsay ask "…" [flags]    a question or a task for agents, which may start others; needs a model
  gainsay demo [flags]       make a small repository with a pull request and verify that
  gainsay show FOLDER        what agents did in a run, as a tree;  gainsay replay FOLDER plays it again, without model or network
  gainsay agents [--json]    list agents, skills and settings, and why some do not load
  gainsay doctor [--json]    what works on this machine and what to do about the rest: the sandbox, git, Node
  gainsay help               this text;  gainsay --version

What to verify or to ask about
  --base REF                 what the change is compared with (default: the branch of origin/HEAD, else main or master)
  --head REF                 the change (default: HEAD; what is not committed is not seen)
  --agent NAME               ask: whose conversation it is (gainsay agents lists them)
  --change NAME              demo: wrong (default), right or unproven
  --into DIR                 demo: make the repository there, in a folder that does not exist yet, and leave it

How
  --model NAME               alias (haiku, sonnet, opus), model id, or playbook; models need ANTHROPIC_API_KEY;
                             recorded:FOLDER answers as in that run, and does anew what agents ask for
  --model-aliases A=ID,…     what an alias stands for
  --anthropic-base-url URL   another address of the Messages API (also ANTHROPIC_BASE_URL)
  --sandbox auto|none        none runs commands without isolation: for code that you trust
  --config FILE              configuration, read from the base branch (default: .github/gainsay.yml)
  --working-directory DIR    the package to verify, inside the repository
  --max-minutes N            time for the whole run (default: 15)
  --max-usd N                money for models (default: 5)

What comes out
  --json                     one JSON document on stdout, nothing else (nothing at all with exit code 2)
  --quiet                    no progress
  --fail-on fail|unproven|never
                             when to exit with 1: on FAIL and obstructed runs (default), also when unproven, never

Exit codes: 0 nothing to object, 1 by --fail-on, 2 wrong usage or configuration, 130 cancelled.
Of doctor: 0 a sandbox works here, 1 none does. Of agents: 1 a conversation could not begin. Of replay: 1 it differs.
`;
