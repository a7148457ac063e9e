import { readFile } from 'node:fs/promises';
import { rlimitLines } from './rlimits.ts';
import type { Limits } from './types.ts';

/**
 * Process 1 inside: runs the command under its limits, counts what it left behind, passes its status on. As process 1 of its namespace
 * it cannot be killed or stopped from inside, and its end is the end of everything in there. The shell's own remarks
 * (`Segmentation fault`) are kept out of the command's stderr. A session of its own keeps the
 * command's signals to its group (`kill 0`) from those who run it. Descriptor 3, which the command does not get, leads to
 * the status file.
 */
const script = (limits: string): string => `exec 4>&2 2>/dev/null
echo started >&3
(exec 2>&4 3>&- 4>&-; ${limits}; exec /usr/bin/setsid "$@")
code=$?
left=0
for process in /proc/[0-9]*; do
  [ "$process" = /proc/1 ] && continue
  read -r line < "$process/stat" || continue
  case "\${line##*) }" in Z*|X*) ;; *) left=$((left + 1)) ;; esac
done
echo "survivors $left" >&3
exit "$code"`;

export function asFirstProcess(argv: string[], limits: Pick<Limits, 'fileBytes' | 'processes'>): string[] {
  return ['/bin/sh', '-c', script(rlimitLines(limits)), 'sh', ...argv];
}

/** `survivors` is null when the command was stopped before it ended by itself. */
export async function readStatus(file: string): Promise<{ started: boolean; survivors: number | null }> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const survivors = /^survivors (\d+)$/m.exec(text)?.[1];
  return {
    started: text.startsWith('started\n'),
    survivors: survivors === undefined ? null : Number(survivors),
  };
}
