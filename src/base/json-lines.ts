/** Where things stand in a JSON text. */
export type JsonLines = {
  /** Line (1 for the first) of a key or an element, by its path; of the nearest thing around it that is known. */
  lineOf: (path: readonly (string | number)[]) => number;
  /** Paths of keys that stand more than once in their object; the last one counts. */
  repeated: (string | number)[][];
  /** Levels of objects and lists. */
  depth: number;
};

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|\n/g;

type Open = {
  path: (string | number)[];
  isList: boolean;
  index: number;
  key: string | null;
  keys: Set<string>;
};

/** Reads a text that `JSON.parse` has accepted. Calls nothing of itself: depth costs no stack. */
export function jsonLines(text: string): JsonLines {
  const lines = new Map<string, number>();
  const repeated: (string | number)[][] = [];
  const open: Open[] = [];
  let line = 1;
  let depth = 0;
  const begin = (isList: boolean, inner: Open | undefined): void => {
    open.push({ path: inner === undefined ? [] : here(inner), isList, index: 0, key: null, keys: new Set() });
    depth = Math.max(depth, open.length);
  };
  const value = (inner: Open): void => {
    if (inner.isList) lines.set(JSON.stringify(here(inner)), line);
  };
  for (const [found] of text.matchAll(token)) {
    const inner = open.at(-1);
    if (found === '\n') line += 1;
    else if (found === '}' || found === ']') open.pop();
    else if (found === ',' && inner) {
      inner.index += 1;
      inner.key = null;
    } else if (found === '{' || found === '[') {
      if (inner) value(inner);
      begin(found === '[', inner);
    } else if (found !== ':' && inner && !inner.isList && inner.key === null) {
      inner.key = keyOf(found);
      const path = here(inner);
      if (inner.keys.has(inner.key)) repeated.push(path);
      inner.keys.add(inner.key);
      lines.set(JSON.stringify(path), line);
    } else if (found !== ':' && inner) value(inner);
  }
  return {
    repeated,
    depth,
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const known = lines.get(JSON.stringify(path.slice(0, length)));
        if (known !== undefined) return known;
      }
      return 1;
    },
  };
}

function here({ path, isList, index, key }: Open): (string | number)[] {
  return [...path, isList ? index : (key ?? '')];
}

function keyOf(quoted: string): string {
  const key: unknown = JSON.parse(quoted);
  return String(key);
}

/** Line at which a text stops being JSON, from the words of `JSON.parse`. */
export function lineOfJsonFault(text: string, error: unknown): number {
  const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  const upTo = position === undefined ? text : text.slice(0, Number(position));
  return upTo.split('\n').length;
}
