import { randomUUID } from 'node:crypto';
import type * as Core from '@actions/core';
import type { Log } from './types.ts';

/** The log of a step. Until `close` the runner obeys no command but those that this object writes. */
export type RunnerLog = Log & {
  /** Any number of lines; foreign text is safe here. */
  line(text: string): void;
  error(text: string, title?: string): void;
  notice(text: string, title?: string): void;
  /** Ends the group. What is written afterwards must be our own. */
  close(): void;
};

type Commands = Pick<typeof Core, 'startGroup' | 'endGroup' | 'info' | 'notice' | 'warning' | 'error'>;

/**
 * Opens a group and stops workflow commands with a random token, so that nothing foreign in the log is obeyed; the
 * log's own commands resume for the moment of one line.
 */
export function openRunnerLog(core: Commands, title: string): RunnerLog {
  const token = randomUUID();
  let open = true;
  core.startGroup(title.toWellFormed());
  core.info(`::stop-commands::${token}`);

  const annotate = (kind: 'notice' | 'warning' | 'error', text: string, title?: string): void => {
    if (open) core.info(`::${token}::`);
    core[kind](text.toWellFormed(), title === undefined ? {} : { title: title.toWellFormed() });
    if (open) core.info(`::stop-commands::${token}`);
  };
  const line = (text: string): void =>
    core.info(
      text
        .split(/\r\n|\r|\n/)
        .map(inert)
        .join('\n'),
    );
  return {
    line,
    info: line,
    warning: (text) => annotate('warning', text),
    notice: (text, title) => annotate('notice', text, title),
    error: (text, title) => annotate('error', text, title),
    close: () => {
      if (!open) return;
      open = false;
      core.info(`::${token}::`);
      core.endGroup();
    },
  };
}

/** The log's page reads `##[group]` and its like even where commands are stopped. */
function inert(line: string): string {
  return /^\s*(?:##\[|::)/.test(line) ? `| ${line}` : line;
}
