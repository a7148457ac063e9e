import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Sha } from '../../base/ids.ts';
import { assertSha } from './history.ts';
import type { Place } from './history.ts';
import type { ObjectReader } from './reader.ts';
import { GitFailed, runGit } from './run.ts';

const somebody = 'Gainsay <gainsay@users.noreply.github.com> 946684800 +0000';

/** What an install leaves beside the sources: no change of the tree. */
const madeBySetUp = [
  'node_modules',
  '.gainsay',
  '.yarn',
  '.pnp.*',
  'package-lock.json',
  'yarn.lock',
  'pnpm-lock.yaml',
];

/**
 * Projects' tests and scripts call git: they get a repository of their own, with nothing of the real one in it. Its index
 * is left by `exportTree`.
 */
export async function packTree(
  place: Place & { reader: ObjectReader },
  treeish: Sha,
  folder: string,
): Promise<void> {
  const { gitDir, reader } = place;
  const fresh = path.join(folder, '.git');
  const name = `${assertSha(treeish)}^{tree}`;
  await layOut(fresh);
  const [tree] = await reader.infos([Buffer.from(name)]);
  if (!tree) throw new GitFailed(`${treeish} has no tree`, { code: null, remedy: 'Fetch the commit first.' });
  await Promise.all([
    runGit({
      gitDir,
      args: ['pack-objects', '--revs', '-q', path.join(fresh, 'objects/pack/pack')],
      input: `${name}\n`,
      timeoutMs: 300_000,
    }),
    commit(fresh, tree.sha),
  ]);
}

/** One commit of the tree, as a loose object, on `main`. */
async function commit(fresh: string, tree: Sha): Promise<void> {
  const text = `tree ${tree}\nauthor ${somebody}\ncommitter ${somebody}\n\nThe tree under test\n`;
  const object = Buffer.from(`commit ${text.length}\0${text}`);
  const sha = createHash(tree.length === 64 ? 'sha256' : 'sha1')
    .update(object)
    .digest('hex');
  const file = path.join(fresh, 'objects', sha.slice(0, 2), sha.slice(2));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, deflateSync(object), { mode: 0o444 });
  await writeFile(path.join(fresh, 'refs/heads/main'), `${sha}\n`);
}

async function layOut(fresh: string): Promise<void> {
  await Promise.all(
    ['objects/pack', 'objects/info', 'refs/heads', 'refs/tags', 'info'].map((folder) =>
      mkdir(path.join(fresh, folder), { recursive: true }),
    ),
  );
  await Promise.all([
    writeFile(path.join(fresh, 'HEAD'), 'ref: refs/heads/main\n'),
    writeFile(
      path.join(fresh, 'config'),
      '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n' +
        '[user]\n\tname = Gainsay\n\temail = gainsay@users.noreply.github.com\n',
    ),
    writeFile(path.join(fresh, 'info/exclude'), `${madeBySetUp.join('\n')}\n`),
  ]);
}
