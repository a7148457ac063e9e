/**
 * Characters that a reader does not see, or that make a line read otherwise than it is stored: zero-width characters,
 * bidirectional controls, tag characters, fillers, variation selectors (but for the two that choose between text and
 * emoji), controls (but for tab and line feed).
 */
const kinds = [
  String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}`,
  String.raw`\u034f\u115f\u1160\u3164\uffa0`,
  String.raw`\u{fe00}-\u{fe0d}\u{e0100}-\u{e01ef}`,
];
const invisible = new RegExp(`[${kinds.join('')}]+`, 'gu');
const harmless = /^[\t\n]+$/;
/** A joiner between two pictures makes one picture of them: 👩‍🚀. */
const joinsPictures =
  /(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})/gu;
const joiner = '\ue000';

/**
 * Replaces each run of invisible characters by `replacement` (which gets the run) and counts the characters. Carriage
 * returns of line ends go without a trace. Letters, emoji and white space stay.
 */
export function replaceInvisible(
  text: string,
  replacement: (run: string) => string,
): { text: string; stripped: number } {
  let stripped = 0;
  const shown = text
    .replaceAll('\r\n', '\n')
    .replaceAll(joiner, '\ufffd')
    .replaceAll(joinsPictures, joiner)
    .replaceAll(invisible, (run) => {
      if (harmless.test(run)) return run;
      const kept = run.replaceAll(/[^\t\n]/g, '');
      const count = Array.from(run).length - kept.length;
      stripped += count;
      return kept === '' ? replacement(run) : `${replacement(run)}${kept}`;
    })
    .replaceAll(joiner, '\u200d');
  return { text: shown, stripped };
}

const bell = '\u0007';
const escape = '\u001b';
/** Of control sequences (colours, cursors), of operating system commands (titles, links), and the short ones. */
const terminalSequence = new RegExp(
  `${escape}(?:\\[[0-?]*[ -/]*[@-~]|\\][^${bell}${escape}]{0,4096}(?:${bell}|${escape}\\\\)|[@-Z\\\\-_])`,
  'g',
);

/** Without the sequences by which programs colour a terminal; those that set titles, links and cursors go too. */
export function withoutTerminalSequences(text: string): string {
  return text.replaceAll(terminalSequence, '');
}
