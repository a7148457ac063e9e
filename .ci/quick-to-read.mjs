import { parse } from '@babel/parser';

/**
 * The same program, read in less time and memory (docs/decisions/2026-11-30-memory-and-first-request.md):
 * the bundler's arrow functions around modules, which V8 reads twice before it runs them, become functions in
 * parentheses, which it compiles at the first reading; and all characters become ASCII, because a source with one
 * other is decoded slowly and held in two bytes a character. Throws where a tag or a line's end would change; what reads its own
 * source (`toString` of a function, `source` of a pattern) sees the escapes.
 */
export function quickToRead(source, name) {
  if (/[\u2028\u2029]/.test(source))
    throw new Error(`${name}: a line separator is a line's end outside of strings`);
  for (const template of taggedTemplates(source)) {
    if (/[^\0-\x7F]/.test(template))
      throw new Error(`${name}: write ${template.slice(0, 60)} in ASCII: its tag sees how it is written`);
  }
  return ascii(source.replace(/^(\/\*{3}\/ \()\(([\w, ]*)\) => \{$/gm, '$1function ($2) {'));
}

/** A backslash before such a character only stands for the character. */
function ascii(source) {
  return source.replace(/(\\*)([^\0-\x7F])/g, (_, slashes, unit) => {
    const escape = `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return slashes.slice(slashes.length % 2) + escape;
  });
}

function taggedTemplates(source) {
  const found = [];
  const open = [parse(source, { sourceType: 'module', attachComment: false }).program];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'TaggedTemplateExpression') found.push(source.slice(node.quasi.start, node.quasi.end));
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') open.push(child);
  }
  return found;
}
