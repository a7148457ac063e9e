// Writes what documentation takes from the sources: the tables of README.md from action.yml, its workflows from
// .github/examples, the tables of docs/configuration.md and docs/gainsay.schema.json from src/job/config-schema.ts. With --check it only tells what is out of date.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readmeWith } from './docs/action.mjs';
import { configurationDocs } from './docs/configuration.mjs';

const root = path.resolve(import.meta.dirname, '..');
const read = (file) => readFile(path.join(root, file), 'utf8');

const configuration = await configurationDocs(root, await read('docs/configuration.md'));
const wanted = {
  'README.md': readmeWith(await read('README.md'), await read('action.yml'), {
    'fork-safe': await read('.github/examples/fork-safe.yml'),
    publish: await read('.github/examples/publish.yml'),
    rerun: await read('.github/examples/rerun.yml'),
  }),
  'docs/configuration.md': configuration.page,
  'docs/gainsay.schema.json': configuration.schema,
};

const checking = process.argv.includes('--check');
for (const [file, text] of Object.entries(wanted)) {
  const current = await read(file).catch(() => null);
  if (current === text) continue;
  if (checking) {
    console.error(`${file} is out of date: run \`npm run docs\`.`);
    process.exitCode = 1;
  } else {
    await writeFile(path.join(root, file), text);
    console.log(`${file} written.`);
  }
}
if (process.exitCode === undefined) console.log('The documentation agrees with the sources.');
