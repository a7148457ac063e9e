type Makefile = { variables: Map<string, string>; rules: Map<string, { needs: string[]; recipe: string[] }> };

/**
 * The command lines that `make TARGET…` would run, dependencies first, with plain variables put in. Conditionals and
 * functions of make are not followed: what holds one is left as it is written.
 */
export function makeCommands(text: string, targets: string[]): string[] {
  const makefile = read(text);
  const first = [...makefile.rules.keys()].find((name) => !name.startsWith('.'));
  const wanted = targets.length > 0 ? targets : first === undefined ? [] : [first];
  const lines: string[] = [];
  const visited = new Set<string>();
  for (const target of wanted) collect(makefile, target, visited, lines);
  return lines;
}

function collect(makefile: Makefile, target: string, visited: Set<string>, lines: string[]): void {
  const rule = makefile.rules.get(target);
  if (rule === undefined || visited.has(target)) return;
  visited.add(target);
  for (const need of rule.needs) collect(makefile, need, visited, lines);
  for (const line of rule.recipe) {
    const command = expand(line, makefile.variables).replace(/^[@\-+\s]+/, '');
    const inner = /^(?:make|gmake)\s+([\w .:-]+)$/.exec(command)?.[1];
    if (inner === undefined) lines.push(command);
    else for (const name of inner.trim().split(/\s+/)) collect(makefile, name, visited, lines);
  }
}

function read(text: string): Makefile {
  const makefile: Makefile = { variables: new Map([['MAKE', 'make']]), rules: new Map() };
  let recipe: string[][] = [];
  for (const line of text.replace(/\\\r?\n\s*/g, ' ').split(/\r?\n/)) {
    if (line.startsWith('\t')) {
      for (const lines of recipe) lines.push(line.slice(1));
      continue;
    }
    const assigned = /^\s*(?:export\s+)?([\w.-]+)\s*(\+|\?|::?|!)?=\s*(.*)$/.exec(line);
    if (assigned !== null) {
      const [, name = '', operator, value = ''] = assigned;
      const before = makefile.variables.get(name);
      if (operator === '+') makefile.variables.set(name, `${before ?? ''} ${value}`.trim());
      else if (operator !== '?' || before === undefined) makefile.variables.set(name, value.trim());
      continue;
    }
    const rule = /^([^\s#:=][^:=#]*):(?!=)\s*([^#]*)/.exec(line);
    if (rule !== null) recipe = addRule(makefile, rule[1] ?? '', rule[2] ?? '');
  }
  return makefile;
}

function addRule(makefile: Makefile, names: string, rest: string): string[][] {
  const [needs = '', inline] = rest.split(';', 2);
  return names
    .trim()
    .split(/\s+/)
    .map((name) => {
      const rule = makefile.rules.get(name) ?? { needs: [], recipe: [] };
      rule.needs.push(...expand(needs, makefile.variables).split(/\s+/).filter(Boolean));
      if (inline !== undefined) rule.recipe.push(inline.trim());
      makefile.rules.set(name, rule);
      return rule.recipe;
    });
}

/** Variables that hold each other several times would grow without an end. */
const longestLine = 20_000;

function expand(text: string, variables: Map<string, string>, depth = 0): string {
  if (depth > 8 || text.length > longestLine) return text.slice(0, longestLine);
  let room = longestLine;
  const once = text.replace(/\$[({]([\w.-]+)[)}]/g, (whole, name: string) => {
    const value = variables.get(name) ?? (/^[A-Z_]+$/.test(name) ? '' : whole);
    room -= value.length;
    return room < 0 ? '' : value;
  });
  return once === text ? text.replaceAll('$$', '$') : expand(once, variables, depth + 1);
}
