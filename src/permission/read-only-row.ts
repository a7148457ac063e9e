/**
 * The commands of a read-only shell, as data. A program that is not here, or an option that is not listed with it, is refused.
 * `may` and `mayNot` are the examples that the tests hold each row to.
 */
export type ReadOnlyCommand = {
  /** One program, or a program and its subcommand. */
  names: string[];
  /**
   * `any` where no option writes, runs or sends anything. Else the options it may be given: whole words, prefixes that end in
   * `*`, single letters that may stand in a cluster (`-n` allows `-nr`), `-#` for a number.
   */
  options: 'any' | string[];
  /** Most operands, where a further one would be an output. */
  most?: number;
  /** What the first operand must look like, where it is a program in a language of its own. */
  first?: RegExp;
  /** Without an option it does something else. */
  needsOption?: boolean;
  /** Shows names only, so that paths in .git are harmless. */
  namesOnly?: boolean;
  may: string[];
  mayNot: string[];
};

/** A list that reads better as text. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
