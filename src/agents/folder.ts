import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openInside } from '../workspace/files.ts';
import type { AgentFiles } from './types.ts';

const folder = '.claude/agents';
const mostBytes = 512 * 1024;

/** The agent files of a checkout as it stands. Links that leave it are not followed. */
export function agentFolder(root: string): AgentFiles {
  return {
    async list() {
      const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
      return names.map((name) => `${folder}/${name.split(path.sep).join('/')}`);
    },
    async read(file) {
      const opened = await openInside(root, file);
      if (!('handle' in opened)) return null;
      try {
        return opened.bytes > mostBytes ? null : await opened.handle.readFile('utf8');
      } finally {
        await opened.handle.close();
      }
    },
  };
}
