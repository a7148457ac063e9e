import { machine } from './machine.ts';

/** Variables that tell a program it runs in a workflow, or give it the workflow's powers. */
const ofTheRunner = /^(?:GITHUB|ACTIONS|RUNNER|INPUT)_/;

/**
 * The whole environment of a command: nothing of this process is passed on but the folders of its PATH that the
 * sandbox mounts. `extra` wins over the defaults; names that belong to the runner are dropped from it.
 */
export function baseEnvironment({
  home,
  extra = {},
}: {
  home: string;
  extra?: Record<string, string>;
}): Record<string, string> {
  const given = Object.entries(extra).filter(([name]) => !ofTheRunner.test(name));
  return {
    PATH: machine().searchPath.join(':'),
    HOME: home,
    USER: 'sandbox',
    LOGNAME: 'sandbox',
    SHELL: '/bin/sh',
    TMPDIR: '/tmp',
    LANG: 'C.UTF-8',
    TERM: 'dumb',
    CI: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ...Object.fromEntries(given),
  };
}
