/** Patterns of a `.gitattributes` at the root that mark files as generated, in order; the last match decides. */
export type GeneratedPattern = { matches: (path: string) => boolean; generated: boolean };

export async function generatedPatterns(attributes: string): Promise<GeneratedPattern[]> {
  const lines = attributes.split('\n').flatMap((line) => {
    const [pattern = '', ...words] = line.trim().split(/\s+/);
    if (pattern === '' || pattern.startsWith('#') || pattern.startsWith('"')) return [];
    const generated = words.map(generatedBy).findLast((value) => value !== null);
    return generated === undefined || generated === null ? [] : [{ pattern, generated }];
  });
  if (lines.length === 0) return [];
  const { default: picomatch } = await import('picomatch');
  return lines.slice(0, 1000).map(({ pattern, generated }) => ({
    matches: picomatch(globFor(pattern), { dot: true }),
    generated,
  }));
}

export function isGenerated(path: string, patterns: GeneratedPattern[]): boolean {
  return patterns.findLast(({ matches }) => matches(path))?.generated ?? false;
}

function generatedBy(word: string): boolean | null {
  if (/^linguist-generated(=true)?$/.test(word)) return true;
  return /^(-|!)linguist-generated$|^linguist-generated=false$/.test(word) ? false : null;
}

/** As in .gitignore: without a slash a pattern holds at any depth. */
function globFor(pattern: string): string {
  const inner = pattern.replace(/\/$/, '');
  return inner.includes('/') ? inner.replace(/^\//, '') : `**/${inner}`;
}
