/** Shorter quotes stand everywhere and prove nothing. */
const shortestQuote = 12;

/**
 * Whether the words stand in the file at base, white space aside. A quote is only ever looked up at base: head's
 * documents belong to the change.
 */
export async function quoteStands(
  quote: { file: string; text: string } | undefined,
  readAtBase: (file: string) => Promise<string | null>,
): Promise<boolean> {
  if (quote === undefined) return false;
  const words = squeeze(quote.text);
  if (words.length < shortestQuote) return false;
  const text = await readAtBase(quote.file);
  return text !== null && squeeze(text).includes(words);
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
