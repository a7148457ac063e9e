export function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/**
 * As many of `items` as fit `maxBytes`, whole, in order, joined by `separator`. Each item is a list of versions, the
 * fullest first: where one does not fit, the next shorter is tried. What fits in no version is counted by `notice`,
 * which is part of the bound. Nothing is ever cut inside an item.
 */
export function fit(
  items: readonly (readonly string[])[],
  options: { maxBytes: number; separator: string; notice: (left: number) => string },
): string {
  const { separator, notice } = options;
  const kept: string[] = [];
  const noticeBytes = bytesOf(separator) + bytesOf(notice(items.length));
  let room = options.maxBytes;
  let left = 0;
  for (const [index, versions] of items.entries()) {
    const last = index === items.length - 1 && left === 0;
    const version = versions.find((text) => cost(text) + (last ? 0 : noticeBytes) <= room);
    if (version === undefined) {
      left += 1;
      continue;
    }
    room -= cost(version);
    kept.push(version);
  }
  if (left > 0 && bytesOf(notice(left)) <= options.maxBytes) kept.push(notice(left));
  return kept.join(separator);

  function cost(text: string): number {
    return bytesOf(text) + bytesOf(separator);
  }
}
