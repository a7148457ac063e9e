import { runProcess } from './process.ts';

/** A setting of a checkout that holds a credential: its kind and the file where it stands, never its value. */
export type StoredCredential = { setting: string; file: string };

/**
 * The credentials that a checkout stores for git (`actions/checkout` does, unless told not to), in its own configuration
 * and in what that includes. Null where there is no repository, or git cannot read it.
 */
export async function storedCredentials(directory: string): Promise<StoredCredential[] | null> {
  const { exit, stdout } = await runProcess(
    {
      argv: ['git', 'config', '--local', '--includes', '--show-origin', '--null', '--list'],
      cwd: directory,
      env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', HOME: process.env['HOME'] ?? '/' },
      timeoutMs: 10_000,
      maxOutputBytes: 4 * 1024 * 1024,
    },
    AbortSignal.timeout(12_000),
  );
  if (exit.kind !== 'code' || exit.code !== 0) return null;
  // Origin and setting follow one another, each ended by a NUL.
  const parts = stdout.split('\0');
  const found = new Map<string, StoredCredential>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const setting = credentialIn(parts[at + 1] ?? '');
    const file = (parts[at] ?? '').replace(/^file:/, '');
    if (setting !== null) found.set(`${file}\0${setting}`, { setting, file });
  }
  return [...found.values()];
}

/** `name<LF>value`. The name's middle may be an address with a password in it: it is not told. */
function credentialIn(entry: string): string | null {
  const end = entry.indexOf('\n');
  const [name, value] = [
    entry.slice(0, end === -1 ? undefined : end),
    end === -1 ? '' : entry.slice(end + 1),
  ];
  if (/^http\..*extraheader$/is.test(name) && /authorization/i.test(value)) return 'http.extraheader';
  if (/:\/\/[^/@\s]*:[^/@\s]+@/.test(entry)) return 'an address with a password';
  return null;
}
