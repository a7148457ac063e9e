import { parse } from '@babel/parser';

/**
 * The same program in fewer bytes of memory: without comments, and in ASCII, because a source with one other character
 * is held in two bytes a character. Names and layout stay, so that people can read what runs. Throws where a literal
 * would change.
 */
export function lean(source) {
  const { program, comments } = parsed(source);
  const raw = nodesOf(program).filter(({ type }) => type === 'TaggedTemplateExpression');
  const kept = raw.map(({ quasi }) => ({ ...span(quasi), text: (text) => text }));
  const dropped = comments.map((comment) => ({
    ...span(comment),
    text: (text) => (text.includes('\n') ? '\n' : ' '),
  }));
  const parts = [...kept, ...dropped].toSorted((one, other) => one.start - other.start);
  let made = '';
  let at = 0;
  for (const { start, end, text } of parts) {
    if (start < at) continue;
    made += ascii(source.slice(at, start)) + text(source.slice(start, end));
    at = end;
  }
  made += ascii(source.slice(at));
  if (literals(made).join('\0') !== literals(source).join('\0')) throw new Error('a literal would change');
  return made;
}

function parsed(source) {
  return parse(source, { sourceType: 'module', attachComment: false });
}

function span({ start, end }) {
  return { start, end };
}

/** A backslash before such a character only stands for the character. */
function ascii(code) {
  return code.replace(/(\\*)([^\0-\x7F])/g, (_, slashes, character) => {
    const escape = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return slashes.slice(slashes.length % 2) + escape;
  });
}

function literals(source) {
  return nodesOf(parsed(source).program).flatMap((node) => {
    if (node.type === 'StringLiteral' || node.type === 'DirectiveLiteral') return [node.value];
    if (node.type === 'TemplateElement') return [node.value.cooked ?? node.value.raw];
    if (node.type === 'RegExpLiteral') return [new RegExp(node.pattern, node.flags).flags, matched(node)];
    return node.type === 'Identifier' ? [node.name] : [];
  });
}

/** Patterns are equal when their escapes of characters are resolved. */
function matched({ pattern }) {
  return pattern.replace(/\\?([^\0-\x7F])/g, '$1').replace(/\\u([0-9a-f]{4})/g, (escape, hex) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[^\0-\x7F]/.test(character) ? character : escape;
  });
}

function nodesOf(node) {
  const found = [];
  const queue = [node];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    found.push(next);
    for (const value of Object.values(next)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child?.type === 'string' && typeof child.start === 'number') queue.push(child);
      }
    }
  }
  return found;
}
