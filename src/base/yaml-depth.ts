/** Nobody writes by hand what nests deeper than this. */
const deepest = 100;

/**
 * True for YAML whose collections nest too deep to be parsed: the parser calls itself for each, and where the stack ends
 * while a regular expression is compiled, the whole process is aborted. The lexer does not call itself.
 */
export async function nestsTooDeep(text: string): Promise<boolean> {
  const { CST, Lexer } = await import('yaml');
  let flow = 0;
  let onLine = 0;
  let indent = 0;
  const indents: number[] = [];
  let atStart = true;
  for (const source of new Lexer().lex(text)) {
    const type = CST.tokenType(source);
    if (type === 'newline') {
      onLine = 0;
      indent = 0;
      atStart = true;
      continue;
    }
    if (type === 'space' && atStart) {
      indent = source.length;
      continue;
    }
    if (atStart && type !== null) {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
      atStart = false;
    }
    if (type === 'flow-map-start' || type === 'flow-seq-start') flow += 1;
    if (type === 'flow-map-end' || type === 'flow-seq-end') flow = Math.max(0, flow - 1);
    if (type === 'seq-item-ind' || type === 'explicit-key-ind' || type === 'map-value-ind') onLine += 1;
    if (flow + onLine + indents.length > deepest) return true;
  }
  return false;
}
