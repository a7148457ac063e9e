/**
 * Path patterns without regular expressions: patterns come from models and from files of the pull request, so matching
 * takes time in proportion to pattern × path, whatever they hold. `*` and `?` stop at `/`, `**` does not, `[…]` is a
 * class, `{a,b}` are alternatives, `\` takes the next character as it is.
 */
export type PathMatcher = (path: string) => boolean;

const mostAlternatives = 64;
const longestPattern = 1000;

/** Patterns longer than 1,000 characters match nothing. */
export function globMatcher(pattern: string): PathMatcher {
  if (pattern.length > longestPattern) return () => false;
  const programs = alternatives(pattern).map(compile);
  return (path) => programs.some((program) => runs(program, path));
}

/**
 * The lines of a `.gitignore` (or a list of such patterns) as one matcher over paths relative to its folder. A path is matched
 * too when a folder above it is. Later lines win; `!` takes back.
 */
export function ignoreMatcher(lines: string[]): PathMatcher {
  const rules = lines.map(ignoreRule).filter((rule) => rule !== null);
  if (rules.length === 0) return () => false;
  return (path) => {
    const parts = path.replace(/\/$/, '').split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const directory = depth < parts.length || path.endsWith('/');
      if (ignored(rules, parts.slice(0, depth).join('/'), directory)) return true;
    }
    return false;
  };
}

type IgnoreRule = { negated: boolean; directoryOnly: boolean; matches: PathMatcher };

function ignored(rules: IgnoreRule[], path: string, directory: boolean): boolean {
  let result = false;
  for (const rule of rules) {
    if ((directory || !rule.directoryOnly) && rule.matches(path)) result = !rule.negated;
  }
  return result;
}

function ignoreRule(line: string): IgnoreRule | null {
  const ended = line.trimEnd();
  // A space behind a backslash belongs to the name.
  let text = ended.endsWith('\\') ? line.slice(0, ended.length + 1).replace(/\r$/, '') : ended;
  if (text === '' || text.startsWith('#') || text.length > longestPattern) return null;
  const negated = text.startsWith('!');
  if (negated) text = text.slice(1);
  const directoryOnly = text.endsWith('/');
  if (directoryOnly) text = text.slice(0, -1);
  const anchored = text.includes('/');
  const program = compile(anchored ? text.replace(/^\//, '') : `**/${text}`);
  return { negated, directoryOnly, matches: (path) => runs(program, path) };
}

type Token =
  | { kind: 'char'; char: string }
  /** One character but `/`. */
  | { kind: 'one' }
  /** Any run of characters but `/`. */
  | { kind: 'star' }
  /** Any run of characters. */
  | { kind: 'globstar' }
  /** Nothing, or any run of characters that ends in `/`: the folders of a leading or inner `**` + `/`. */
  | { kind: 'folders' }
  | { kind: 'class'; negated: boolean; ranges: [string, string][] };

function compile(pattern: string): Token[] {
  const tokens: Token[] = [];
  const chars = Array.from(pattern);
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] ?? '';
    if (char === '\\' && at + 1 < chars.length) {
      at += 1;
      tokens.push({ kind: 'char', char: chars[at] ?? '' });
    } else if (char === '*') {
      let stars = 1;
      while (chars[at + 1] === '*') {
        stars += 1;
        at += 1;
      }
      const startsPart = at - stars < 0 || chars[at - stars] === '/';
      if (stars >= 2 && startsPart && chars[at + 1] === '/') {
        at += 1;
        tokens.push({ kind: 'folders' });
      } else {
        tokens.push({ kind: stars >= 2 ? 'globstar' : 'star' });
      }
    } else if (char === '?') {
      tokens.push({ kind: 'one' });
    } else if (char === '[') {
      const end = classEnd(chars, at);
      if (end === -1) tokens.push({ kind: 'char', char });
      else {
        tokens.push(classToken(chars.slice(at + 1, end)));
        at = end;
      }
    } else {
      tokens.push({ kind: 'char', char });
    }
  }
  return tokens;
}

function classEnd(chars: string[], start: number): number {
  const first = chars[start + 1] === '!' || chars[start + 1] === '^' ? start + 2 : start + 1;
  return chars.indexOf(']', first + 1);
}

function classToken(body: string[]): Token {
  const negated = body[0] === '!' || body[0] === '^';
  const chars = negated ? body.slice(1) : body;
  const ranges: [string, string][] = [];
  for (let at = 0; at < chars.length; at += 1) {
    const from = chars[at] ?? '';
    const to = chars[at + 2];
    if (chars[at + 1] === '-' && to !== undefined) {
      ranges.push([from, to]);
      at += 2;
    } else {
      ranges.push([from, from]);
    }
  }
  return { kind: 'class', negated, ranges };
}

/** Follows all positions in the pattern at once, so that no input makes it backtrack. */
function runs(tokens: Token[], path: string): boolean {
  let states = closure(tokens, new Set([0]));
  for (const char of path) {
    const next = new Set<number>();
    for (const at of states) step(tokens, at, char, next);
    if (next.size === 0) return false;
    states = closure(tokens, next);
  }
  return states.has(tokens.length);
}

function step(tokens: Token[], state: number, char: string, next: Set<number>): void {
  // A `folders` token that has begun is state -(index + 1): it may be left only behind a slash.
  if (state < 0) {
    next.add(state);
    if (char === '/') next.add(-state);
    return;
  }
  const token = tokens[state];
  if (token === undefined) return;
  if (token.kind === 'folders') {
    next.add(-(state + 1));
    if (char === '/') next.add(state + 1);
  } else if (token.kind === 'globstar' || (token.kind === 'star' && char !== '/')) {
    next.add(state);
  } else if (accepts(token, char)) {
    next.add(state + 1);
  }
}

function accepts(token: Token, char: string): boolean {
  if (token.kind === 'char') return token.char === char;
  if (token.kind === 'one') return char !== '/';
  if (token.kind !== 'class' || char === '/') return false;
  return token.ranges.some(([from, to]) => from <= char && char <= to) !== token.negated;
}

/** Tokens that may stand for nothing are passed over. */
function closure(tokens: Token[], states: Set<number>): Set<number> {
  for (const state of states) {
    const kind = state < 0 ? undefined : tokens[state]?.kind;
    if (kind === 'star' || kind === 'globstar' || kind === 'folders') states.add(state + 1);
  }
  return states;
}

/** `src/{a,b}.ts` → two patterns. Beyond 64 the braces are left as they stand. */
function alternatives(pattern: string): string[] {
  const done: string[] = [];
  const waiting = [pattern];
  while (waiting.length > 0) {
    const next = waiting.shift() ?? '';
    const braces = firstBraces(next);
    if (braces === null || done.length + waiting.length >= mostAlternatives) done.push(next);
    else waiting.push(...braces.choices.map((choice) => braces.before + choice + braces.after));
  }
  return done;
}

function firstBraces(pattern: string): { before: string; choices: string[]; after: string } | null {
  for (let open = pattern.indexOf('{'); open !== -1; open = pattern.indexOf('{', open + 1)) {
    const choices: string[] = [];
    let depth = 0;
    let from = open + 1;
    for (let at = open; at < pattern.length; at += 1) {
      const char = pattern[at];
      if (char === '\\') at += 1;
      else if (char === '{') depth += 1;
      else if (char === ',' && depth === 1) {
        choices.push(pattern.slice(from, at));
        from = at + 1;
      } else if (char === '}') {
        depth -= 1;
        if (depth > 0) continue;
        choices.push(pattern.slice(from, at));
        if (choices.length < 2) break;
        return { before: pattern.slice(0, open), choices, after: pattern.slice(at + 1) };
      }
    }
  }
  return null;
}
