import { mkdir, mkdtemp, realpath, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { searchInSandbox } from '../../src/job/search-in-sandbox.ts';
import { openSandbox } from '../../src/sandbox/open.ts';
import { findLines } from '../../src/tools/search/find-lines.ts';
import { listFiles } from '../../src/tools/search/list-files.ts';
import { searchOnHost } from '../../src/tools/search/ripgrep.ts';
import { removeFolder } from '../../src/workspace/remove-folder.ts';

it('a folder that became a link out of the tree, after it was judged, shows nothing of the host', async () => {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'gainsay-search-')));
  const { signal } = new AbortController();
  const sandbox = await openSandbox({ choice: 'auto', runFolder: folder }, signal);
  try {
    if (!sandbox.mapsPaths) return;
    const root = path.join(folder, 'tree');
    await mkdir(path.join(root, 'kept'), { recursive: true });
    await writeFile(path.join(root, 'kept/file'), 'needle\n');
    await mkdir(path.join(folder, 'secrets'));
    await writeFile(path.join(folder, 'secrets/key'), 'needle\n');
    await symlink('../secrets', path.join(root, 'was-a-folder'));
    const limits = {
      timeMs: 10_000,
      memoryBytes: 2 ** 30,
      processes: 64,
      fileBytes: 2 ** 30,
      outputBytes: 2 ** 20,
    };
    const inside = searchInSandbox({ sandbox, folder: path.join(folder, 'searches'), limits });
    const search = { root, pattern: 'needle', ignoreCase: false, firstOnly: false };
    const host = await searchOnHost();
    const found = (under: string, program: typeof host) => findLines({ ...search, under, program }, signal);

    expect(await found('kept', inside)).toMatchObject({ lines: [{ path: 'kept/file', text: 'needle' }] });
    expect(await found('was-a-folder', inside)).not.toMatchObject({ lines: [{}] });
    expect(await found('', { ...inside, rg: null })).toMatchObject({ lines: [{ path: 'kept/file' }] });
    const under = 'was-a-folder';
    expect((await listFiles({ root, under, program: { ...inside, rg: null } }, signal)).files).toEqual([]);
    if (inside.rg === null) return;
    expect((await listFiles({ root, under, program: inside }, signal)).files).toEqual([]);
    // What it is about: run on the host, the same search follows.
    expect((await listFiles({ root, under, program: host }, signal)).files).toEqual(['was-a-folder/key']);
  } finally {
    await sandbox.close();
    await removeFolder(folder);
  }
});
