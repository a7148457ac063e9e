import { optionInner, sedInner } from './given-commands.ts';
import { anyWord, literal, literalWord } from './shell-words.ts';
import type { ShellWord } from './shell-words.ts';
import {
  commandOptions,
  gitCommandKeys,
  opaqueWrappers,
  shellOptions,
  shells,
  wrappers,
  xargsOptions,
} from './wrapper-table.ts';
import type { Wrapper } from './wrapper-table.ts';

/** What a command runs in its turn: words, a script to be parsed, or something that cannot be known before it runs. */
export type Inner =
  | { kind: 'words'; words: ShellWord[] }
  | { kind: 'script'; script: string }
  | { kind: 'anything' };

export type WrapperInput = {
  words: ShellWord[];
  /** Text given on standard input by a here-document or a here-string; null for any other input. */
  stdin: string | null;
};

/** The program's name without its folder; null when it is computed. */
export function programName(words: ShellWord[]): string | null {
  const name = literal(words[0]);
  return name === null ? null : (name.split('/').at(-1) ?? name);
}

/** What the command runs in its turn; empty for ordinary programs. */
export function innerOf({ words, stdin }: WrapperInput): Inner[] {
  const name = programName(words);
  const rest = words.slice(1);
  if (name === null) return [];
  if (isShell(name)) return shellInner(rest, stdin);
  if (name === 'eval') return [joined(rest)];
  if (name === 'source' || name === '.') return sourceInner(rest);
  if (name === 'trap') return trapInner(rest);
  if (name === 'hash') return rest.map((word): Inner => ({ kind: 'words', words: [word] }));
  if (name === 'alias') return rest.map(aliasInner).filter((inner) => inner !== null);
  if (name === 'xargs') return xargsInner(rest);
  if (name === 'parallel') return [{ kind: 'anything' }];
  if (name === 'find') return findInner(rest, /^-(exec|execdir|ok|okdir)$/);
  if (name === 'fd' || name === 'fdfind') return findInner(rest, /^(-x|-X|--exec|--exec-batch)$/);
  if (name === 'git') return gitInner(rest);
  if (name === 'sed' || name === 'gsed') return rest.flatMap(sedInner);
  const taken = Object.hasOwn(commandOptions, name)
    ? optionInner(name, rest, commandOptions[name] ?? [])
    : [];
  const wrapper = Object.hasOwn(wrappers, name) ? wrappers[name] : undefined;
  if (wrapper) return wrapped(rest, wrapper);
  return opaqueWrappers.has(name) ? [...taken, ...everySuffix(rest), ...rest.flatMap(asScript)] : taken;
}

/** `bash`, and as it is called where there are several: `bash-5.2`. */
function isShell(name: string): boolean {
  return shells.has(name.replace(/-?\d[\d.]*$/, ''));
}

function trapInner(words: ShellWord[]): Inner[] {
  const rest = literal(words[0]) === '--' ? words.slice(1) : words;
  return rest.length >= 2 ? [joined(rest.slice(0, 1))] : [];
}

/** `npx -c "a && b"`, `ssh host "a b"`: an argument with spaces may be a script. */
function asScript(word: ShellWord): Inner[] {
  const text = literal(word);
  return text !== null && /\s/.test(text) ? [{ kind: 'script', script: text }] : [];
}

function wrapped(words: ShellWord[], wrapper: Wrapper): Inner[] {
  const parsed = options(words, wrapper);
  if (parsed === null) return everySuffix(words);
  if (parsed.query) return [];
  let rest = parsed.rest.slice(wrapper.operands ?? 0);
  if (wrapper.assignments) rest = rest.slice(firstProgram(rest));
  const scripts = [...parsed.scripts, ...lateScripts(parsed.rest, wrapper)].map((script) => joined([script]));
  if (rest.length === 0) return scripts;
  return [...scripts, wrapper.joins ? joined(rest) : { kind: 'words', words: rest }];
}

/** `su root -c …`: the script's option may stand behind the operands. */
function lateScripts(words: ShellWord[], wrapper: Wrapper): ShellWord[] {
  return words.filter((_, index) => {
    const before = literal(words[index - 1]) ?? '';
    return before.length === 2 && before.startsWith('-') && (wrapper.scripts ?? '').includes(before.slice(1));
  });
}

type Options = { rest: ShellWord[]; scripts: ShellWord[]; query: boolean; seen: string };

/** Null when an option is not described, so that where the program begins is not known. */
function options(words: ShellWord[], wrapper: Wrapper): Options | null {
  const found: Options = { rest: [], scripts: [], query: false, seen: '' };
  for (let at = 0; at < words.length; at += 1) {
    const word = literal(words[at]);
    if (word === null) return null;
    if (word === '--') return { ...found, rest: words.slice(at + 1) };
    if (!word.startsWith('-') || word === '-') return { ...found, rest: words.slice(at) };
    const taken = word.startsWith('--')
      ? longOption(word.slice(2), words[at + 1], wrapper, found)
      : shortOptions(word.slice(1), words[at + 1], wrapper, found);
    if (taken === null) return null;
    at += taken;
  }
  return found;
}

/** How many of the following words belong to the option. */
function longOption(
  text: string,
  next: ShellWord | undefined,
  wrapper: Wrapper,
  found: Options,
): 0 | 1 | null {
  const [name = '', value] = text.split(/=(.*)/s);
  if (wrapper.longScripts?.includes(name)) {
    found.scripts.push(value === undefined ? (next ?? anyWord) : literalWord(value));
    return value === undefined ? 1 : 0;
  }
  if (wrapper.longValues?.includes(name)) return value === undefined ? 1 : 0;
  return wrapper.long?.includes(name) ? 0 : null;
}

function shortOptions(
  letters: string,
  next: ShellWord | undefined,
  wrapper: Wrapper,
  found: Options,
): 0 | 1 | null {
  for (const [index, letter] of Array.from(letters).entries()) {
    const attached = letters.slice(index + 1);
    found.seen += letter;
    if (wrapper.scripts?.includes(letter)) {
      found.scripts.push(attached === '' ? (next ?? anyWord) : literalWord(attached));
      return attached === '' ? 1 : 0;
    }
    if (wrapper.values?.includes(letter)) return attached === '' ? 1 : 0;
    if (wrapper.queries?.includes(letter)) found.query = true;
    else if (!wrapper.flags?.includes(letter)) return null;
  }
  return 0;
}

function firstProgram(words: ShellWord[]): number {
  // `env - PROGRAM` is `env -i PROGRAM`.
  const at = words.findIndex((word) => word.raw !== '-' && !/^[A-Za-z_]\w*=/.test(word.raw));
  return at === -1 ? words.length : at;
}

/** Beyond 64 words it is not worth the time: the command may then run anything. */
function everySuffix(words: ShellWord[]): Inner[] {
  if (words.length > 64) return [{ kind: 'anything' }];
  return words.flatMap((word, index): Inner[] =>
    literal(word)?.startsWith('-') ? [] : [{ kind: 'words', words: words.slice(index) }],
  );
}

function joined(words: ShellWord[]): Inner {
  const texts = words.map(literal);
  return texts.some((text) => text === null)
    ? { kind: 'anything' }
    : { kind: 'script', script: texts.join(' ') };
}

function shellInner(words: ShellWord[], stdin: string | null): Inner[] {
  const parsed = options(words.map(plusAsMinus), shellOptions);
  if (parsed === null) return [{ kind: 'anything' }, ...everySuffix(words)];
  const first = parsed.rest[0];
  if (parsed.seen.includes('c')) return first === undefined ? [] : [joined([first])];
  const file = literal(first);
  const readsInput =
    first === undefined ||
    parsed.seen.includes('s') ||
    (file !== null && /^(-|\/dev\/(stdin|fd\/))/.test(file));
  if (readsInput) return [stdin === null ? { kind: 'anything' } : { kind: 'script', script: stdin }];
  // A script file is a program like any other; a computed one may be a substitution that holds anything.
  return file === null ? [{ kind: 'anything' }] : [];
}

/** `+e` switches off what `-e` switches on. */
function plusAsMinus(word: ShellWord): ShellWord {
  const text = literal(word);
  return text !== null && /^\+[a-zA-Z]+$/.test(text) ? literalWord(`-${text.slice(1)}`) : word;
}

function sourceInner(words: ShellWord[]): Inner[] {
  const file = literal(words[0]);
  return file === null || file.startsWith('/dev/') ? [{ kind: 'anything' }] : [];
}

function aliasInner(word: ShellWord): Inner | null {
  const text = literal(word);
  if (text === null) return { kind: 'anything' };
  const [, script] = text.split(/=(.*)/s);
  return script === undefined ? null : { kind: 'script', script };
}

/** Its input becomes arguments: any words behind those that are written, or in place of the `-I` mark. */
function xargsInner(words: ShellWord[]): Inner[] {
  const parsed = options(words, xargsOptions);
  const found: Inner[] = parsed === null ? everySuffix(words) : [{ kind: 'words', words: parsed.rest }];
  return found.map((inner) => {
    if (inner.kind !== 'words' || inner.words.length === 0) return inner;
    const marks = replaceMarks(words);
    return { kind: 'words', words: [...inner.words.map((word) => unmarked(word, marks)), anyWord] };
  });
}

function replaceMarks(words: ShellWord[]): string[] {
  return words.flatMap((word, index) => {
    const text = literal(word) ?? '';
    const attached = /^(?:-I|--replace=)(.+)$/s.exec(text)?.[1];
    if (attached !== undefined) return [attached];
    return text === '-I' ? [literal(words[index + 1]) ?? '{}'] : text.startsWith('--replace') ? ['{}'] : [];
  });
}

function unmarked(word: ShellWord, marks: string[]): ShellWord {
  const text = literal(word);
  const mark = text === null ? undefined : marks.find((mark) => mark !== '' && text.includes(mark));
  if (text === null || mark === undefined) return word;
  return {
    raw: word.raw,
    known: text.split(mark).flatMap((piece, index) => (index === 0 ? [piece] : [null, piece])),
  };
}

/** Each `-exec … ;` or `-exec … +`, with `{}` standing for anything. */
function findInner(words: ShellWord[], execute: RegExp): Inner[] {
  return words.flatMap((word, index): Inner[] => {
    const text = literal(word);
    if (text === null || !execute.test(text)) return [];
    const rest = words.slice(index + 1);
    const end = rest.findIndex((word) => [';', '+'].includes(literal(word) ?? ''));
    const inner = (end === -1 ? rest : rest.slice(0, end)).map((word) => unmarked(word, ['{}']));
    return inner.length === 0 ? [] : [{ kind: 'words', words: inner }];
  });
}

/** Aliases given on the command line, and the subcommands that run others. */
function gitInner(words: ShellWord[]): Inner[] {
  const texts = words.map(literal);
  const found: Inner[] = [];
  for (const [index, text] of texts.entries()) {
    if (text === null) continue;
    const next = words.slice(index + 1);
    const [, key = '', value = ''] = /^(?:--?\w[\w-]*=?)?([\w.-]+)=(.*)$/s.exec(text) ?? [];
    if (gitCommandKeys.test(key)) found.push({ kind: 'script', script: value.replace(/^!/, '') });
    // `git config alias.x '!…'`
    if (gitCommandKeys.test(text) && text.includes('.') && next[0]) found.push(unbanged(next[0]));
    if (/^--[\w-]+-filter$/.test(text) && next[0]) found.push(joined([next[0]]));
    if (text === 'foreach') found.push(joined(next.filter((word) => !word.raw.startsWith('--'))));
    if (text === 'bisect' && texts[index + 1] === 'run')
      found.push({ kind: 'words', words: words.slice(index + 2) });
    if ((text === '-x' || text === '--exec') && next[0]) found.push(joined([next[0]]));
    const attached = /^--(?:exec|extcmd|[\w-]+-filter)=(.*)$/s.exec(text)?.[1];
    if (attached !== undefined) found.push({ kind: 'script', script: attached });
  }
  return found;
}

function unbanged(word: ShellWord): Inner {
  const text = literal(word);
  return text === null ? { kind: 'anything' } : { kind: 'script', script: text.replace(/^!/, '') };
}
