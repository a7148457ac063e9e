import type { SimpleCommand } from '../runners/shell.ts';

export type RepositoryCommandKind = 'build' | 'lint' | 'typecheck' | 'test';

type ParseShell = (script: string) => SimpleCommand[] | null;

/** Words that make a command none of ours, wherever they stand in it. */
const never =
  /\b(?:publish|deploy|push|release|login|logout|adduser|upload|semver-bump|codecov|coveralls|sonar|snyk|semantic-release|changeset|np|provenance|secrets?|token)\b/i;

/** In a script's name or body: it mends what it is to judge, or never ends. */
const altering = /(?:^|[-:])fix(?:[-:]|$)|--(?:fix|write|watch)(?![\w-])/;

/** Programs that reach out, or change what is not the tree's. */
const neverPrograms =
  /^(?:curl|wget|ssh|scp|rsync|docker|podman|gh|aws|gcloud|az|kubectl|helm|terraform|sudo|su|apt|apt-get|brew|firebase|vercel|netlify|wrangler|surge|rm|mv|git|hub|twine|chmod|chown|kill|systemctl)$/;

const programs: { kind: RepositoryCommandKind; matches: RegExp }[] = [
  { kind: 'typecheck', matches: /^(?:tsc|vue-tsc|tsgo|flow)( .*)? --(?:noEmit|no-emit)\b/ },
  { kind: 'typecheck', matches: /^(?:vue-tsc|tsd|attw|dtslint|flow)\b/ },
  {
    kind: 'lint',
    matches:
      /^(?:eslint|prettier|biome|oxlint|oxfmt|standard|xo|jshint|stylelint|markdownlint(?:-cli2)?|knip|publint|actionlint|editorconfig-checker|cspell|dprint|remark)\b/,
  },
  {
    kind: 'test',
    matches:
      /^(?:mocha|_mocha|jest|vitest|ava|tap|tape|jasmine|nyc|c8|uvu|lab|qunit|borp|japa|node( [^ ]+)* --test|node (?:\.\/)?tests?(?:\/|\.)[^ ]*)(?: |$)/,
  },
  {
    kind: 'build',
    matches:
      /^(?:tsc|tsup|rollup|webpack|esbuild|babel|unbuild|tsdown|vite build|swc|ncc build|microbundle)\b/,
  },
  { kind: 'test', matches: /^make (?:test|check)\b/ },
  { kind: 'lint', matches: /^make lint\b/ },
  { kind: 'build', matches: /^make(?: build| all)?$/ },
];

const scriptNames: { kind: RepositoryCommandKind; matches: RegExp }[] = [
  {
    kind: 'typecheck',
    matches:
      /^(?:type-?check|types?|check[-:]types?|tsc|tscheck|test[-:]types?|lint[-:]types?|check[-:]ts)\b/,
  },
  {
    kind: 'lint',
    matches:
      /^(?:lint|eslint|prettier|format[-:]check|check[-:]format|check|style|xo|standard|oxlint|biome)\b/,
  },
  {
    kind: 'test',
    matches: /^(?:tests?|t|tests-only|unit|coverage|cover|ci[-:]test|spec|mocha|jest|vitest)\b/,
  },
  { kind: 'build', matches: /^(?:build|compile|bundle|transpile|prepare|dist)\b/ },
];

/**
 * What a simple command does, or null when it is none of build, lint, type-check and test, or must not be run. Scripts
 * of the manifest are looked into: `npm run build` that publishes is no build.
 */
export function commandKind(
  words: string[],
  scripts: Record<string, string>,
  parse: ParseShell,
): RepositoryCommandKind | null {
  const stripped = withoutLauncher(words);
  const line = stripped.join(' ');
  if (never.test(line) || neverPrograms.test(stripped[0] ?? '')) return null;
  if (/(?:^| )(?:--watch|--fix|--write|--update|-u|-w)(?: |=|$)/.test(line)) return null;
  const script = scriptOf(words);
  if (script === null) return programs.find(({ matches }) => matches.test(line))?.kind ?? null;
  if (!runsOnlyOurs(script, scripts, parse, new Set())) return null;
  return scriptNames.find(({ matches }) => matches.test(script))?.kind ?? null;
}

/** `npx eslint .`, `pnpm exec eslint .` and `./node_modules/.bin/eslint .` are `eslint .`. */
function withoutLauncher(words: string[]): string[] {
  const [first = '', second = ''] = words;
  const program = first.replace(/^(?:\.\/)?node_modules\/\.bin\//, '');
  const rest = words.slice(1);
  if (['npx', 'bunx', 'pnpx'].includes(program))
    return rest.filter((word, at) => at > 0 || !word.startsWith('-'));
  if (['npm', 'pnpm', 'yarn', 'bun'].includes(program) && ['exec', 'x', 'dlx'].includes(second)) {
    return words.slice(2).filter((word) => word !== '--');
  }
  return [program, ...rest];
}

/** The package script that a command runs; null when it runs none. */
function scriptOf([manager = '', ...words]: string[]): string | null {
  if (!['npm', 'pnpm', 'yarn', 'bun'].includes(manager)) return null;
  const plain = words.filter((word) => !word.startsWith('-'));
  const [verb = '', name = ''] = plain;
  if (['run', 'run-script'].includes(verb)) return name === '' ? null : name;
  if (['test', 't', 'tst'].includes(verb)) return 'test';
  if (manager === 'npm' || manager === 'bun') return null;
  // Words of the managers themselves.
  return [
    '',
    'install',
    'i',
    'add',
    'ci',
    'exec',
    'dlx',
    'config',
    'set',
    'cache',
    'audit',
    'version',
  ].includes(verb)
    ? null
    : verb;
}

function runsOnlyOurs(
  name: string,
  scripts: Record<string, string>,
  parse: ParseShell,
  seen: Set<string>,
): boolean {
  if (never.test(name) || altering.test(name)) return false;
  if (seen.has(name)) return true;
  seen.add(name);
  return [`pre${name}`, name, `post${name}`].every((each) => {
    const body = Object.hasOwn(scripts, each) ? scripts[each] : undefined;
    if (body === undefined) return true;
    if (/\bpublish|deploy|git push|secrets?\b/i.test(body) || altering.test(body)) return false;
    const commands = parse(body) ?? [];
    return commands.every(({ words }) => {
      const inner = scriptOf(words.map(({ value }) => value));
      return inner === null || runsOnlyOurs(inner, scripts, parse, seen);
    });
  });
}
