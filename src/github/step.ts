import type { Secret } from '../base/secret.ts';
import { withCommandFile, type CommandFiles } from './command-files.ts';
import { openRunnerLog, type RunnerLog } from './runner-log.ts';

/** What a step says to its runner, by way of @actions/core. */
export type Step = {
  /** Before any log is opened: the runner takes no mask while commands are stopped. */
  mask(secret: Secret): void;
  openLog(title: string): RunnerLog;
  output(pairs: Record<string, string>): void;
  /** What the post step finds again. */
  saveState(pairs: Record<string, string>): void;
  /** Appends Markdown to the job summary; too much of it is cut at the end of a line. */
  summary(markdown: string): Promise<void>;
  /** One annotation; for steps that have no log open. */
  error(text: string): void;
};

/** The part of a step that a publisher writes to. */
export type StepFiles = Pick<Step, 'output' | 'saveState' | 'summary'>;

/** Late: @actions/core brings an HTTP client along. It finds each command file for the moment of its call only. */
export async function openStep(files: CommandFiles): Promise<Step> {
  const core = await import('@actions/core');
  const each = (
    which: 'output' | 'state',
    pairs: Record<string, string>,
    write: (name: string, value: string) => void,
  ): void => {
    withCommandFile(files, which, () => {
      for (const [name, value] of Object.entries(pairs)) write(name, value.toWellFormed());
    });
  };
  return {
    mask: (secret) => core.setSecret(secret.reveal()),
    openLog: (title) => openRunnerLog(core, title),
    output: (pairs) => each('output', pairs, core.setOutput),
    saveState: (pairs) => each('state', pairs, core.saveState),
    async summary(markdown) {
      if (markdown === '') return;
      const text = cutAtLine(markdown.toWellFormed(), summaryLimitBytes - 1024);
      await withCommandFile(files, 'summary', () => core.summary.addRaw(text, true).write());
    },
    error: (text) => core.error(text.toWellFormed(), { title: 'Gainsay' }),
  };
}

/** GitHub shows a step's summary up to here; a longer one is not shown at all. */
const summaryLimitBytes = 1024 * 1024;

/** The longest run of whole lines that fits `bytes`; says when something was left out. */
function cutAtLine(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  const notice = '\n\n_Cut here: the rest did not fit._';
  let room = bytes - Buffer.byteLength(notice);
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    room -= Buffer.byteLength(line) + 1;
    if (room < 0) break;
    kept.push(line);
  }
  return kept.join('\n') + notice;
}
