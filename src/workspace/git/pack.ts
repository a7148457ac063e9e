import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sha } from '../../base/ids.ts';
import { assertSha } from './history.ts';
import type { Place } from './history.ts';
import { runGit } from './run.ts';

const somebody = {
  GIT_AUTHOR_NAME: 'Gainsay',
  GIT_AUTHOR_EMAIL: 'gainsay@users.noreply.github.com',
  GIT_AUTHOR_DATE: '2000-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'Gainsay',
  GIT_COMMITTER_EMAIL: 'gainsay@users.noreply.github.com',
  GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z',
};

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

/** Projects' tests and scripts call git: they get a repository of their own, with nothing of the real one in it. */
export async function packTree({ gitDir }: Place, treeish: Sha, folder: string): Promise<void> {
  const fresh = path.join(folder, '.git');
  await layOut(fresh);
  const [tree, pack] = await Promise.all([
    runGit({ gitDir, args: ['rev-parse', '--verify', `${assertSha(treeish)}^{tree}`] }),
    runGit({
      gitDir,
      args: ['pack-objects', '--revs', '--stdout', '-q'],
      input: `${treeish}^{tree}\n`,
      maxBytes: 1024 * 1024 * 1024,
      timeoutMs: 300_000,
    }),
  ]);
  await runGit({ gitDir: fresh, args: ['index-pack', '--stdin'], input: pack.stdout, timeoutMs: 300_000 });
  const treeSha = tree.stdout.toString('latin1').trim();
  const commit = await runGit({
    gitDir: fresh,
    args: ['commit-tree', treeSha, '-m', 'The tree under test'],
    env: somebody,
  });
  await writeFile(path.join(fresh, 'refs/heads/main'), commit.stdout);
  await runGit({ gitDir: fresh, indexFile: path.join(fresh, 'index'), args: ['read-tree', treeSha] });
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
