/** `file > name`; the file alone where a runner reports no more than that. */
export function describeTest({ file, name }: { file: string; name: string }): string {
  return name === '' || name === file || name === '(file)' ? file : `${file} > ${name}`;
}

/** `1 test`, `3 tests`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
