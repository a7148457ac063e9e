import { matchFiles, selectFiles } from './files.ts';
import { binOf, findPackage } from './manifest.ts';
import { withCoverageHooks } from './mocha.ts';
import { perFilePlan } from './per-file.ts';
import { optionValues, without } from './programs.ts';
import { fromPackage, nodeWords } from './script.ts';
import { quote } from './shell.ts';
import type { PlanInput, Runner, ShellWord } from './types.ts';

const valued = ['-r', '--require', '-i', '--ignore', '--ignore-pattern', '--import'];

/** tape: flat TAP on stdout, nothing that says which file; started once a file. */
export const tape: Runner = {
  name: 'tape',
  packageName: 'tape',
  async plan(input) {
    const found = await findPackage(input.root, input.directory, 'tape');
    const entry = found === null ? null : await binOf(input.root, found, 'tape');
    const call = await withCoverageHooks(input);
    const specs = positionals(input.call.words);
    const files = filesOf(input, specs);
    if (files.length === 0) return null;
    const options = without(input.call.words, { flags: ['--strict', '--no-only'] }).filter(
      (word) => !specs.includes(word),
    );
    const program = entry === null ? [] : [quote(fromPackage(input.directory, entry))];
    const start = [nodeWords(call), ...program, ...options.map((word) => word.text)].join(' ');
    return perFilePlan({ runner: 'tape', input: { ...input, call }, files, start, structured: true });
  },
};

function positionals(words: ShellWord[]): ShellWord[] {
  return words.filter(
    (word, index) => !word.value.startsWith('-') && !valued.includes(words[index - 1]?.value ?? ''),
  );
}

function filesOf(input: PlanInput, specs: ShellWord[]): string[] {
  const { listing, directory } = input;
  const chosen = selectFiles(specs, {
    listing,
    directory,
    extensions: ['js', 'cjs', 'mjs'],
    recursive: false,
  });
  const ignore = optionValues(input.call.words, ['--ignore-pattern']);
  const ignored = ignore.length === 0 ? [] : matchFiles(chosen, { directory, include: ignore });
  return chosen.filter((file) => !ignored.includes(file));
}
