import path from 'node:path';
import { selectFiles } from './files.ts';
import { readText } from './manifest.ts';
import { withCoverageHooks } from './mocha.ts';
import { nodeTest } from './node-test.ts';
import { perFilePlan } from './per-file.ts';
import { nodeWords } from './script.ts';
import type { PlanInput, SuitePlan } from './types.ts';

const libraries: [RegExp, string][] = [
  [/['"]node:test['"]/, 'node:test'],
  [/['"](?:tape|blue-tape|tape-promise(?:\/tape)?|tape-catch|@ljharb\/tape|tapes?|fresh-tape)['"]/, 'tape'],
  [/['"](?:tap|t-tap|libtap|zora|tapsy)['"]/, 'tape'],
];

/** `node test.js`: a script of the project's own. TAP is read where it prints it; else the script's exit status counts. */
export async function nodeFilePlans(input: PlanInput): Promise<SuitePlan[]> {
  const [first] = input.call.words;
  if (first === undefined) return [];
  const { listing, directory } = input;
  const folder = selectFiles(
    [{ ...first, value: path.posix.join(first.value, 'index.js') }],
    selection(input),
  );
  const files = selectFiles([first], selection(input)).filter(
    (file) =>
      file === path.posix.join(directory, first.value) ||
      !listing.includes(path.posix.join(directory, first.value)),
  );
  const chosen = folder.length > 0 ? folder : files.slice(0, 1);
  if (chosen.length === 0) return [];
  const kind = await libraryOf(input, chosen);
  if (kind === 'node:test') {
    const plan = await nodeTest.plan({
      ...input,
      call: {
        ...input.call,
        program: 'node:test',
        words: [{ ...first, value: chosen[0] ?? '', text: first.text }],
      },
    });
    return plan === null ? [] : [plan];
  }
  const call = await withCoverageHooks(input);
  return [
    perFilePlan({
      runner: kind ?? 'node',
      input: { ...input, call },
      files: chosen,
      start: nodeWords(call),
      structured: kind !== null,
    }),
  ];
}

function selection({ listing, directory }: PlanInput) {
  return { listing, directory, extensions: ['js', 'cjs', 'mjs', 'ts'], recursive: false };
}

async function libraryOf(input: PlanInput, files: string[]): Promise<string | null> {
  for (const file of files) {
    const text = (await readText(path.join(input.root, file))) ?? '';
    const found = libraries.find(([pattern]) => pattern.test(text));
    if (found !== undefined) return found[1];
  }
  return null;
}
