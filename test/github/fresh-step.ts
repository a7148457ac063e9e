import { summary } from '@actions/core';
import type { CommandFiles } from '../../src/github/command-files.ts';
import { openStep, type Step } from '../../src/github/step.ts';

/** A step in a process that may have had others, as only tests have: @actions/core keeps the first summary's path. */
export function openFreshStep(files: CommandFiles): Promise<Step> {
  Reflect.deleteProperty(summary, '_filePath');
  return openStep(files);
}
