import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Sample = {
  folder: string;
  git(...args: string[]): string;
  write(file: string, content: string | Buffer): void;
  /** Commits everything and returns the SHA. */
  commit(message: string): string;
  remove(): void;
};

/** A real repository in the system's folder for temporary files. */
export function makeRepository(name = 'repository'): Sample {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'gainsay-git-'));
  const folder = path.join(parent, name);
  mkdirSync(folder);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.invalid', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  git('init', '-q', '-b', 'main');
  return {
    folder,
    git,
    write(file, content) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    },
    commit(message) {
      git('add', '-A');
      git('commit', '-q', '--allow-empty', '-m', message);
      return git('rev-parse', 'HEAD');
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
