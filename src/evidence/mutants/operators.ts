import { isNode } from './parse.ts';
import type { AstNode } from './parse.ts';
import { isArgumentOf, isExportsTarget, isFunctionLike, isLoad, tokenBetween } from './syntax.ts';

/** One edit of a source text: the characters from `start` to `end` become `replacement`. */
export type Edit = { start: number; end: number; replacement: string };

/** Where an operator is applied. `typed` sources need edits that a type checker lets pass. */
type Site = { node: AstNode; parent: AstNode | null; source: string; typed: boolean };

export type Operator = {
  name: string;
  /** How much a survivor would tell, 1 to 10. Of several mutants on a line the highest, then the first in this list, is made. */
  value: number;
  /** Null where the operator does not apply. */
  edit(site: Site): Edit | null;
};

export const operators: Operator[] = [
  { name: 'negate condition', value: 10, edit: negateCondition },
  { name: 'conditional boundary', value: 9, edit: swap({ '<': '<=', '<=': '<', '>': '>=', '>=': '>' }) },
  { name: 'negate equality', value: 9, edit: swap({ '===': '!==', '!==': '===', '==': '!=', '!=': '==' }) },
  { name: 'return value', value: 9, edit: dropReturnValue },
  { name: 'logical operator', value: 8, edit: swap({ '&&': '||', '||': '&&', '??': '&&' }) },
  { name: 'arithmetic operator', value: 8, edit: swapArithmetic },
  { name: 'remove throw', value: 8, edit: removeThrow },
  { name: 'remove call', value: 8, edit: removeCall },
  { name: 'remove assignment', value: 7, edit: removeAssignment },
  { name: 'boolean literal', value: 7, edit: flipBoolean },
  { name: 'regular expression', value: 6, edit: emptyRegExp },
  { name: 'optional chaining', value: 6, edit: requireChain },
  { name: 'number literal', value: 5, edit: shiftNumber },
  { name: 'initial value', value: 5, edit: dropInitialValue },
  { name: 'string literal', value: 4, edit: changeString },
  { name: 'array or object literal', value: 3, edit: emptyLiteral },
];

function negateCondition({ node, source }: Site): Edit | null {
  if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return null;
  if (!isNode(node.test)) return null;
  const { start, end } = node.test;
  return { start, end, replacement: `!(${source.slice(start, end)})` };
}

function swap(table: Record<string, string>): Operator['edit'] {
  return ({ node, source }) => {
    if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return null;
    const replacement = typeof node.operator === 'string' ? table[node.operator] : undefined;
    return replacement === undefined ? null : replaceOperator(node, source, replacement);
  };
}

function replaceOperator(node: AstNode, source: string, replacement: string): Edit | null {
  if (typeof node.operator !== 'string') return null;
  const start = tokenBetween(source, node.left, node.right, node.operator);
  return start === null ? null : { start, end: start + node.operator.length, replacement };
}

function dropReturnValue({ node, typed }: Site): Edit | null {
  const value =
    node.type === 'ReturnStatement'
      ? node.argument
      : node.type === 'ArrowFunctionExpression'
        ? node.body
        : null;
  if (!isNode(value) || value.type === 'BlockStatement' || value.type === 'BooleanLiteral') return null;
  if (isFunctionLike(value) || isNothing(value)) return null;
  return { start: value.start, end: value.end, replacement: nothing(typed) };
}

function isNothing(node: AstNode): boolean {
  return node.type === 'NullLiteral' || (node.type === 'Identifier' && node.name === 'undefined');
}

/** `never` is assignable to every type. */
function nothing(typed: boolean): string {
  return typed ? '(undefined as never)' : 'undefined';
}

const arithmetic: Record<string, string> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '++': '--',
  '--': '++',
};

function swapArithmetic({ node, parent, source }: Site): Edit | null {
  const replacement = typeof node.operator === 'string' ? arithmetic[node.operator] : undefined;
  if (replacement === undefined) return null;
  if (node.type === 'UpdateExpression') {
    // A loop that counts the wrong way never ends.
    if (parent?.type === 'ForStatement') return null;
    const start = node.prefix === true ? node.start : node.end - 2;
    return { start, end: start + 2, replacement };
  }
  if (node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') return null;
  if (isText(node.left) || isText(node.right)) return null;
  return replaceOperator(node, source, replacement);
}

function isText(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return isText(node.left) || isText(node.right);
  return node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
}

function removeThrow({ node }: Site): Edit | null {
  return node.type === 'ThrowStatement' ? { start: node.start, end: node.end, replacement: ';' } : null;
}

function removeCall({ node }: Site): Edit | null {
  if (node.type !== 'ExpressionStatement' || !isNode(node.expression)) return null;
  const { expression } = node;
  const waits = expression.type === 'AwaitExpression' || expression.type === 'YieldExpression';
  const call = waits ? expression.argument : expression;
  if (!isNode(call) || (call.type !== 'CallExpression' && call.type !== 'OptionalCallExpression'))
    return null;
  if (isLoad(call) || (isNode(call.callee) && call.callee.type === 'Super')) return null;
  return { start: node.start, end: node.end, replacement: ';' };
}

function removeAssignment({ node }: Site): Edit | null {
  if (node.type !== 'ExpressionStatement' || !isNode(node.expression)) return null;
  const { expression } = node;
  if (expression.type === 'UpdateExpression') return { start: node.start, end: node.end, replacement: ';' };
  if (expression.type !== 'AssignmentExpression') return null;
  if (isFunctionLike(expression.right) || isLoad(expression.right)) return null;
  if (isExportsTarget(expression.left)) return null;
  return { start: node.start, end: node.end, replacement: ';' };
}

function flipBoolean({ node }: Site): Edit | null {
  if (node.type !== 'BooleanLiteral') return null;
  return { start: node.start, end: node.end, replacement: node.value === true ? 'false' : 'true' };
}

function emptyRegExp({ node }: Site): Edit | null {
  if (node.type !== 'RegExpLiteral') return null;
  const flags = typeof node.flags === 'string' ? node.flags : '';
  return { start: node.start, end: node.end, replacement: `/(?!)/${flags}` };
}

function requireChain({ node, source }: Site): Edit | null {
  if (node.optional !== true) return null;
  if (node.type === 'OptionalMemberExpression') {
    const start = tokenBetween(source, node.object, node.property, '?.');
    return start === null ? null : { start, end: start + 2, replacement: node.computed === true ? '' : '.' };
  }
  if (node.type !== 'OptionalCallExpression' || !isNode(node.callee)) return null;
  const start = tokenBetween(source, node.callee, { ...node, start: node.end }, '?.');
  return start === null ? null : { start, end: start + 2, replacement: '' };
}

function shiftNumber({ node }: Site): Edit | null {
  if (node.type !== 'NumericLiteral' || typeof node.value !== 'number') return null;
  if (!Number.isFinite(node.value) || Math.abs(node.value) >= Number.MAX_SAFE_INTEGER) return null;
  return { start: node.start, end: node.end, replacement: String(node.value + 1) };
}

function dropInitialValue({ node, typed }: Site): Edit | null {
  if (node.type !== 'VariableDeclarator' || !isNode(node.id) || node.id.type !== 'Identifier') return null;
  const { init } = node;
  if (!isNode(init) || isFunctionLike(init) || isLoad(init) || isNothing(init)) return null;
  if (/Literal$|^ArrayExpression$|^ObjectExpression$/.test(init.type)) return null;
  return { start: init.start, end: init.end, replacement: nothing(typed) };
}

function changeString({ node, parent }: Site): Edit | null {
  const isString = node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
  if (!isString || parent?.type === 'TaggedTemplateExpression') return null;
  if (
    parent !== null &&
    (isLoad(parent) || isArgumentOf(parent, /(?:Error|Exception)$|^(?:assert|invariant|warning|deprecate)$/))
  ) {
    return null;
  }
  const quote = node.type === 'TemplateLiteral' ? '`' : parent?.type === 'JSXAttribute' ? '"' : "'";
  return {
    start: node.start,
    end: node.end,
    replacement: `${quote}${node.value === '' ? 'mutated' : ''}${quote}`,
  };
}

function emptyLiteral({ node, parent }: Site): Edit | null {
  if (parent?.type === 'AssignmentExpression' && isExportsTarget(parent.left)) return null;
  const { start, end } = node;
  if (node.type === 'ArrayExpression' && Array.isArray(node.elements) && node.elements.length > 0) {
    return { start, end, replacement: '[]' };
  }
  if (node.type === 'ObjectExpression' && Array.isArray(node.properties) && node.properties.length > 0) {
    return { start, end, replacement: '{}' };
  }
  return null;
}
