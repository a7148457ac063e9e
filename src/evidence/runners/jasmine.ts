import path from 'node:path';
import { matchFiles, selectFiles } from './files.ts';
import { binOf, findPackage, isRecord, readText, strings, versionOf } from './manifest.ts';
import { without } from './programs.ts';
import { readReport } from './report.ts';
import { jasmineHelper } from './reporters/jasmine.ts';
import { fromPackage, inExchange, nodeWords, runnerCommand } from './script.ts';
import { quote } from './shell.ts';
import type { PlanInput, Runner, ShellWord } from './types.ts';

/** jasmine 3 and newer: our reporter joins as a helper. Order is fixed: a random one would differ between two sides. */
export const jasmine: Runner = {
  name: 'jasmine',
  packageName: 'jasmine',
  async plan(input) {
    const found = await findPackage(input.root, input.directory, 'jasmine');
    const entry = found === null ? null : await binOf(input.root, found, 'jasmine');
    if (entry === null || versionOf(input.version)[0] < 3) return null;
    const { directory, call } = input;
    const words = without(call.words, { valued: ['--reporter', '--seed'] }).filter(
      (word) => !/^--(?:fail-fast|stop-on-failure|random|parallel|seed|no-color)(?:=|$)/.test(word.value),
    );
    const specs = words.filter((word) => !word.value.startsWith('-') && !/^\w+=/.test(word.value));
    return {
      runner: 'jasmine',
      version: input.version,
      directory,
      files: await filesOf(input, specs),
      expects: 'enumerated',
      structured: true,
      shuffles: 'tests',
      stallMs: 60_000,
      command(select, run) {
        const seed = run.variation?.kind === 'shuffle' ? run.variation.seed : null;
        const parts = [
          ...words.filter((word) => select === null || !specs.includes(word)).map((word) => word.text),
          `--helper=${quote(inExchange(run, 'jasmine-helper.cjs'))}`,
          ...(seed === null ? ['--random=false'] : ['--random=true', `--seed=${seed}`]),
          ...(run.bail ? ['--fail-fast'] : []),
        ];
        return runnerCommand({
          call,
          options: run,
          build: run.variation?.kind === 'mutant',
          command: `${nodeWords(call)} ${quote(fromPackage(directory, entry))} ${parts.join(' ')}`,
          files: (select ?? []).map((file) => fromPackage(directory, file)),
          exchangeFiles: { 'jasmine-helper.cjs': jasmineHelper },
        });
      },
      parse: (output) => readReport(output.exchangeHost, { roomRoot: output.roomRoot, directory }),
    };
  },
};

async function filesOf({ root, directory, listing }: PlanInput, specs: ShellWord[]): Promise<string[]> {
  if (specs.length > 0)
    return selectFiles(specs, { listing, directory, extensions: ['js', 'mjs', 'cjs'], recursive: true });
  const text =
    (await readText(path.join(root, directory, 'spec/support/jasmine.json'))) ??
    (await readText(path.join(root, directory, 'spec/support/jasmine.mjs')));
  const config = parsed(text);
  const folder =
    typeof config['spec_dir'] === 'string'
      ? config['spec_dir']
      : (/spec_dir['"]?\s*:\s*['"]([^'"]+)/.exec(text ?? '')?.[1] ?? 'spec');
  const patterns = strings(config['spec_files']);
  const include = patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) => pattern.replace(/^\.\//, ''));
  return matchFiles(listing, {
    directory: path.posix.join(directory, folder),
    include: include.length > 0 ? include : ['**/*[sS]pec.?(m)js'],
    exclude: patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
  });
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = text === null ? {} : JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
