import type { Mount } from './types.ts';

export type Overlay = Extract<Mount, { kind: 'overlay' }>;

/** Host programs that make a sandbox, by absolute path: the first process has no PATH. */
export type Tools = { bwrap: string; unshare: string; mount: string; shell: string };

export type Stage = {
  overlays: Overlay[];
  /** An empty host directory; what is mounted on it is seen by this command only. */
  scratch: string;
  /** Receives what the first process inside reports (`first-process.ts`). */
  statusFile: string;
  /** The bubblewrap command line; the place of overlay n in it is `overlayPlace`. */
  bwrap: string[];
  /** Ends bubblewrap when stdin closes: where a signal from here would not reach it (sudo). */
  endsWithStdin: boolean;
};

export function overlayPlace(scratch: string, index: number): string {
  return `${scratch}/m${index}`;
}

/**
 * The shell script that runs in a mount namespace of its own, outside the sandbox but without any environment:
 * mounts the overlays, opens the status file as descriptor 3 and becomes bubblewrap.
 *
 * Layers are named through short links: that keeps commas and colons of real paths, and their length, out of
 * mount's options. `work/work` is made by the kernel with no permissions at all; opened up, its owner can remove it.
 */
export function stageScript(stage: Stage, tools: Tools): string {
  const overlays = stage.overlays.length === 0 ? [] : overlayLines(stage, tools);
  const bwrap = stage.bwrap.map(quote).join(' ');
  const status = `3>${quote(stage.statusFile)}`;
  const start = stage.endsWithStdin ? endingWithStdin(`${bwrap} ${status}`) : [`exec ${bwrap} ${status}`];
  return ['set -e', ...overlays, ...start].join('\n');
}

function overlayLines({ overlays, scratch }: Stage, tools: Tools): string[] {
  const mount = quote(tools.mount);
  const lines = [`${mount} -t tmpfs -o mode=755 gainsay ${quote(scratch)}`, `cd ${quote(scratch)}`];
  for (const [index, overlay] of overlays.entries()) {
    const lowers = overlay.lower.map((path, layer) => ({ path, name: `l${index}.${layer}` }));
    const links = [
      ...lowers,
      { path: overlay.upper, name: `u${index}` },
      { path: overlay.work, name: `w${index}` },
    ];
    const layers = lowers.map(({ name }) => name).join(':');
    const options = `lowerdir=${layers},upperdir=u${index},workdir=w${index},userxattr`;
    lines.push(
      ...links.map(({ path, name }) => `/bin/ln -s ${quote(path)} ${name}`),
      `/bin/mkdir m${index}`,
      `${mount} -t overlay -o ${options} gainsay m${index}`,
      `/bin/chmod 700 w${index}/work`,
    );
  }
  return [...lines, 'cd /'];
}

/** A reader of stdin kills bubblewrap at end of file, whoever closed it: this program's death closes it too. */
function endingWithStdin(bwrap: string): string[] {
  return [
    'exec 4<&0 </dev/null',
    `${bwrap} 4<&- &`,
    'bwrap=$!',
    '(while read -r line; do :; done; kill -9 "$bwrap") <&4 >/dev/null 2>&1 &',
    'reader=$!',
    'exec 4<&- 2>/dev/null',
    'set +e',
    'wait "$bwrap"',
    'code=$?',
    'kill -9 "$reader"',
    'exit "$code"',
  ];
}

/** A word of a POSIX shell. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
