import { literal } from './shell-words.ts';
import type { ShellWord } from './shell-words.ts';
import { commandVariables, exLanguages } from './wrapper-table.ts';
import type { Inner } from './wrappers.ts';

/** Its command `e`, and the flag `e` of `s`, run what they are given or what they have made. */
export function sedInner(word: ShellWord): Inner[] {
  const text = literal(word) ?? '';
  const runs =
    /(?:^|[;{}\n\d$/])\s*e\s+\S/.test(text) || /s(.)(?:(?!\1).)*\1(?:(?!\1).)*\1[gIimMp\d]*e/s.test(text);
  return runs ? [{ kind: 'anything' }] : [];
}

/** `rsync -e '…'`, `tar --to-command=…`, `vim '+!…'`. */
export function optionInner(program: string, words: ShellWord[], names: readonly string[]): Inner[] {
  return words.flatMap((word, index): Inner[] => {
    const text = literal(word);
    const name =
      text === null
        ? undefined
        : names.find((one) => text === one || text.startsWith(one === '+' ? one : `${one}=`));
    if (text === null || name === undefined) return [];
    const next = words[index + 1];
    const attached = text === name ? null : text.slice(name.length).replace(/^=/, '');
    if (attached === null && next === undefined) return [];
    const value = attached ?? literal(next);
    if (value === null) return [{ kind: 'anything' }];
    const inner = /^(?:\w*exec|ProxyCommand|LocalCommand)\s*[= ]\s*(.*)$/is.exec(value)?.[1] ?? value;
    if (!exLanguages.has(program))
      return program === 'ssh' && inner === value ? [] : [{ kind: 'script', script: inner }];
    const script = /^:?\s*(?:!|shell\s)(.*)$/s.exec(value)?.[1];
    return script === undefined ? [] : [{ kind: 'script', script }];
  });
}

/** A variable that is set to a command for whatever the command starts: `GIT_PAGER='…' git log`, `env EDITOR=… x`. */
export function variableInner(name: string, value: ShellWord): Inner[] {
  if (!commandVariables.test(name)) return [];
  const script = literal(value);
  return [script === null ? { kind: 'anything' } : { kind: 'script', script }];
}
