import { chmod, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../base/error-code.ts';
import type { Mount } from './types.ts';

export type Overlay = Extract<Mount, { kind: 'overlay' }>;

/** Host programs that make a sandbox, by absolute path: the first process has no PATH. */
export type Tools = { bwrap: string; unshare: string; mount: string; shell: string };

export type Stage = {
  /** Made by `layOut`. */
  places: OverlayPlace[];
  /** Receives what the first process inside reports (`first-process.ts`). */
  statusFile: string;
  /** The bubblewrap command line. */
  bwrap: string[];
  /** Who gets the kernel's own working directories, where the invoking user is not the one who mounts. */
  workOwner: number | null;
};

/** A folder of links to the layers, whose short names keep commas, colons and length of real paths out of mount's options. */
export type OverlayPlace = {
  folder: string;
  layers: number;
  /** Where it is mounted, seen only in this command's mount namespace. */
  merged: string;
  work: string;
};

export function layOut(folder: string, overlays: Overlay[]): Promise<OverlayPlace[]> {
  return Promise.all(
    overlays.map(async (overlay, index) => {
      const place = path.join(folder, `overlay-${index}`);
      const merged = path.join(place, 'm');
      await mkdir(merged, { recursive: true });
      const names = overlay.lower.map((_, layer) => `l${layer}`).concat('u', 'w');
      const targets = [...overlay.lower, overlay.upper, overlay.work];
      await Promise.all(targets.map((target, at) => symlink(target, path.join(place, names[at] ?? ''))));
      return { folder: place, layers: overlay.lower.length, merged, work: overlay.work };
    }),
  );
}

/** The kernel makes `work/work` without any permissions; opened up, its owner can remove it. */
export async function openUp(places: OverlayPlace[]): Promise<void> {
  await Promise.all(
    places.map(({ work }) =>
      chmod(path.join(work, 'work'), 0o700).catch((error: unknown) => {
        // Absent where the mount failed, still root's where it was stopped in the middle.
        if (!['ENOENT', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
      }),
    ),
  );
}

/**
 * The shell script that runs in a mount namespace of its own, outside the sandbox but without any environment:
 * mounts the overlays, opens the status file as descriptor 3 and runs bubblewrap.
 */
export function stageScript(stage: Stage, tools: Tools): string {
  const overlays = stage.places.flatMap((place) => overlayLines(place, stage, tools));
  const bwrap = stage.bwrap.map(quote).join(' ');
  const status = `3>${quote(stage.statusFile)}`;
  return ['set -e', ...endingWithStdin(), ...overlays, ...running(`${bwrap} ${status}`)].join('\n');
}

function overlayLines({ folder, layers }: OverlayPlace, { workOwner }: Stage, { mount }: Tools): string[] {
  const lower = Array.from({ length: layers }, (_, layer) => `l${layer}`).join(':');
  return [
    `cd ${quote(folder)}`,
    `${quote(mount)} -i -t overlay -o lowerdir=${lower},upperdir=u,workdir=w,userxattr gainsay m`,
    ...(workOwner === null ? [] : [`/bin/chown ${workOwner} w/work`]),
    'cd /',
  ];
}

/**
 * A reader of stdin ends everything at end of file, whoever closed it: this program's death closes it too. It kills
 * the whole process group, itself included. bubblewrap's own dying with its parent comes too late for a parent that dies
 * while it starts, and a signal from here does not reach what sudo started.
 */
function endingWithStdin(): string[] {
  return [
    'exec 4<&0 </dev/null',
    '(while read -r line; do :; done; kill -9 0) <&4 >/dev/null 2>&1 &',
    'reader=$!',
    'exec 4<&-',
  ];
}

function running(bwrap: string): string[] {
  return ['set +e', bwrap, 'code=$?', 'kill -9 "$reader"', 'exit "$code"'];
}

/** A word of a POSIX shell. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
