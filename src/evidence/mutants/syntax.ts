import { isNode } from './parse.ts';
import type { AstNode } from './parse.ts';

/** Where `token` stands between two nodes, comments aside; null where it does not. */
export function tokenBetween(source: string, left: unknown, right: unknown, token: string): number | null {
  if (!isNode(left) || !isNode(right)) return null;
  const between = source
    .slice(left.end, right.start)
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length));
  const at = between.indexOf(token);
  return at === -1 ? null : left.end + at;
}

/** `require('x')`, `import('x')`, also awaited or followed by a member: loading is no behaviour of its own. */
export function isLoad(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'AwaitExpression') return isLoad(value.argument);
  if (value.type === 'MemberExpression') return isLoad(value.object);
  if (value.type === 'ImportExpression') return true;
  if (value.type !== 'CallExpression' || !isNode(value.callee)) return false;
  const { callee } = value;
  return (
    callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require') || isLoad(callee)
  );
}

export function isFunctionLike(value: unknown): boolean {
  return isNode(value) && /^(?:ArrowFunction|Function|Class)Expression$/.test(value.type);
}

/** `module.exports`, `exports.x`: without it the module is another one. */
export function isExportsTarget(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'Identifier') return value.name === 'exports';
  if (value.type !== 'MemberExpression') return false;
  const { object, property } = value;
  const module = isNode(object) && object.type === 'Identifier' && object.name === 'module';
  return (module && isNode(property) && property.name === 'exports') || isExportsTarget(object);
}

/** Whether a call or `new` goes to a function whose last name matches. */
export function isArgumentOf(call: AstNode, name: RegExp): boolean {
  if (call.type !== 'CallExpression' && call.type !== 'NewExpression') return false;
  return name.test(namesOf(call.callee).at(-1) ?? '');
}

const loggers = /^(?:console|log|logger|debug|winston|pino|trace)$/i;

/** A statement that only writes a log: no test should have to notice. */
function isLogging(statement: AstNode): boolean {
  if (statement.type !== 'ExpressionStatement' || !isNode(statement.expression)) return false;
  const call = statement.expression;
  if (call.type !== 'CallExpression' && call.type !== 'OptionalCallExpression') return false;
  return namesOf(call.callee).some((name) => loggers.test(name));
}

/** `a.b.c` → a, b, c. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier' && typeof callee.name === 'string') return [callee.name];
  if (callee.type.endsWith('MemberExpression'))
    return [...namesOf(callee.object), ...namesOf(callee.property)];
  return [];
}

const aridFields = new Set([
  'loc',
  'extra',
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeParameters',
  'superTypeArguments',
  'implements',
  'predicate',
  'variance',
  'decorators',
  // The module of an `export … from`.
  'source',
  'attributes',
]);

/** TypeScript nodes with code in them; all others are types. */
const typedCode =
  /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$|^TSEnum|^TSModule|^TSExportAssignment$|^TSParameterProperty$/;

const declarations =
  /^(?:Import(?!Expression)|ExportAll|Declare|TypeAlias|OpaqueType|InterfaceDeclaration|ExportSpecifier|Directive|TypeCast)/;

/** Subtrees in which no mutant is made: imports, types, logging. */
export function isArid(node: AstNode): boolean {
  if (node.declare === true || node.importKind === 'type' || node.exportKind === 'type') return true;
  if (node.type === 'Import') return false;
  if (node.type.startsWith('TS')) return !typedCode.test(node.type);
  return declarations.test(node.type) || isLogging(node);
}

/** The parts of a node in which mutants are looked for: no types, no names, and no condition that ends a loop. */
export function childrenOf(node: AstNode): AstNode[] {
  const loops = node.type === 'WhileStatement' || node.type === 'DoWhileStatement';
  const found: AstNode[] = [];
  for (const [field, value] of Object.entries(node)) {
    if (aridFields.has(field)) continue;
    if ((field === 'key' || field === 'property') && node.computed !== true) continue;
    if (loops && field === 'test') continue;
    if (isNode(value)) found.push(value);
    if (Array.isArray(value)) found.push(...value.filter(isNode));
  }
  return found;
}
