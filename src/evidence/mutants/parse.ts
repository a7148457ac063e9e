import type { ParserOptions, ParserPlugin } from '@babel/parser';

/** A node of Babel's syntax tree, as far as mutants need it: fields are looked at one by one. */
export type AstNode = { type: string; start: number; end: number; [field: string]: unknown };

export type Parsed = { ok: true; program: AstNode } | { ok: false; reason: string };

const extensions = /\.(?:[cm]?jsx?|[cm]?tsx?)$/i;

/** Whether mutants can be made of a file at all: JavaScript or TypeScript that runs. */
export function isMutable(file: string): boolean {
  return extensions.test(file) && !/\.d\.[cm]?ts$/i.test(file);
}

/** Parses JS, JSX, TS, TSX and Flow. A file that is not exactly right gives the first error, never half a tree. */
export async function parseSource(file: string, text: string): Promise<Parsed> {
  const { parse } = await import('@babel/parser');
  let reason = '';
  for (const plugins of dialects(file)) {
    try {
      const tree: unknown = parse(text, { ...options, plugins });
      if (isNode(tree) && isNode(tree.program)) return { ok: true, program: tree.program };
      reason ||= 'the parser gave no program';
    } catch (error) {
      reason ||= error instanceof Error ? error.message : String(error);
    }
  }
  return { ok: false, reason };
}

const options: ParserOptions = {
  sourceType: 'unambiguous',
  errorRecovery: false,
  attachComment: false,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowNewTargetOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
};

function dialects(file: string): ParserPlugin[][] {
  const always: ParserPlugin[] = ['decorators-legacy', 'explicitResourceManagement'];
  if (/\.[cm]?ts$/i.test(file)) return [['typescript', ...always]];
  if (/\.tsx$/i.test(file)) return [['typescript', 'jsx', ...always]];
  return [
    ['jsx', ...always],
    ['jsx', 'flow', ...always],
  ];
}

export function isNode(value: unknown): value is AstNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value &&
    typeof value.start === 'number'
  );
}
