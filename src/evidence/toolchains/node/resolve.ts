/** As Node's `require` would: the file itself, with an extension, or as a folder. */
export function resolvesTo(file: string, known: Set<string>): boolean {
  const plain = file.replace(/\/$/, '');
  const extensions = [
    '',
    '.js',
    '.json',
    '.node',
    '.cjs',
    '.mjs',
    '.ts',
    '.tsx',
    '.jsx',
    '.mts',
    '.cts',
    '.vue',
    '.d.ts',
  ];
  const written = plain.replace(/\.([cm]?)jsx?$/, '.$1ts');
  return (
    extensions.some((extension) => known.has(plain + extension) || known.has(`${plain}/index${extension}`)) ||
    known.has(written) ||
    known.has(written.replace(/ts$/, 'tsx')) ||
    (plain === '.' && known.has('index.js'))
  );
}
