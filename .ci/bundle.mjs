// Bundles build/index.js into dist/index.js (with lazily loaded chunks beside it) and writes the third-party licences.
import { rm, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ncc from '@vercel/ncc';
import { quickToRead } from './quick-to-read.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { code, assets } = await ncc(path.join(root, 'build/index.js'), {
  cache: false,
  license: 'licenses.txt',
  quiet: true,
  target: 'es2022',
});

await rm(path.join(root, 'dist'), { recursive: true, force: true });
await write('index.js', quickToRead(code, 'index.js'));
for (const [name, { source }] of Object.entries(assets))
  await write(name, name.endsWith('.js') ? quickToRead(String(source), name) : source);
// The door by its second name; docs/decisions/2026-11-30-post-step.md says why there is one.
await write('post.js', "import './index.js';\n");
await write('package.json', `${JSON.stringify({ type: 'module' }, null, 2)}\n`);

async function write(name, source) {
  const file = path.join(root, 'dist', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, source);
}
