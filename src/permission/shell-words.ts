import type { Assignment, DoubleQuotedChild, Word, WordPart } from 'unbash';

/**
 * What is known of a text before the shell runs: pieces that stand as they are, and `null` for what is computed at run time
 * (expansions, globs, braces) and may be anything, nothing or several words.
 */
export type Known = (string | null)[];

export type ShellWord = {
  /** As it stands in the script. */
  raw: string;
  known: Known;
};

export function shellWord(node: Word | Assignment): ShellWord {
  if (node.type === 'Assignment') return { raw: node.text, known: assignmentKnown(node) };
  return { raw: node.text, known: node.parts === undefined ? [node.value] : node.parts.flatMap(partKnown) };
}

export function literalWord(text: string): ShellWord {
  return { raw: text, known: [text] };
}

/** A word of which nothing is known. */
export const anyWord: ShellWord = { raw: '…', known: [null] };

/** Its value with quotes and escapes resolved; null when a part of it is computed. */
export function literal(word: ShellWord | undefined): string | null {
  if (word === undefined) return null;
  return word.known.some((piece) => piece === null) ? null : word.known.join('');
}

/** Words as one text, one space between. A computed word may turn out empty, so that the space behind it may be missing. */
export function joinKnown(words: ShellWord[]): Known {
  return words.flatMap((word, index) => {
    const last = index === words.length - 1;
    const vanishes = word.known.every((piece) => piece === null || piece === '');
    return last || vanishes ? word.known : [...word.known, ' '];
  });
}

/**
 * Whether some text fits both. `null` on either side stands for any text. Time is in proportion to the product of the lengths.
 */
export function mayBeEqual(one: Known, other: Known): boolean {
  const [first, second] = [one[0], other[0]];
  if (first && second && first[0] !== second[0]) return false;
  const left = letters(one);
  const right = letters(other);
  const none = () => Array.from({ length: right.length + 1 }, () => false);
  let row = none();
  row[0] = true;
  for (let j = 1; j <= right.length; j += 1) row[j] = right[j - 1] === null && row[j - 1] === true;
  for (let i = 1; i <= left.length; i += 1) {
    const next = none();
    const mine = left[i - 1];
    next[0] = mine === null && row[0] === true;
    for (let j = 1; j <= right.length; j += 1) {
      const theirs = right[j - 1];
      next[j] =
        mine === null || theirs === null
          ? row[j] === true || next[j - 1] === true || row[j - 1] === true
          : row[j - 1] === true && mine === theirs;
    }
    if (!next.includes(true)) return false;
    row = next;
  }
  return row[right.length] === true;
}

function letters(known: Known): (string | null)[] {
  const all = known.flatMap((piece) => (piece === null ? [null] : Array.from(piece)));
  return all.filter((letter, index) => letter !== null || all[index - 1] !== null);
}

/** Whatever is not plain or quoted text is computed. */
function partKnown(part: WordPart): Known {
  if (part.type === 'Literal' || part.type === 'SingleQuoted' || part.type === 'AnsiCQuoted')
    return [part.value];
  return part.type === 'DoubleQuoted' || part.type === 'LocaleString'
    ? part.parts.flatMap(quotedKnown)
    : [null];
}

function quotedKnown(part: DoubleQuotedChild): Known {
  return part.type === 'Literal' ? [part.value] : [null];
}

function assignmentKnown(node: Assignment): Known {
  if (node.value.type === 'ArrayValue') return [null];
  return [`${node.name}${node.append ? '+' : ''}=`, ...shellWord(node.value).known];
}
