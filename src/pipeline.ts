import { reasonOf } from './base/reason.ts';
import { openHouse } from './job/house.ts';
import type { House } from './job/house.ts';
import { endLeftRuns } from './job/left-runs.ts';
import { leaveRunFolder, makeRunFolder } from './job/run-folder.ts';
import type { RunEnd, RunOptions } from './job/run.ts';

/** event → job → agents → evidence → verdict → report */
export async function run(options: RunOptions): Promise<RunEnd> {
  const { settings, progress, signal } = options;
  const folder = await makeRunFolder(settings.runFolders, options.onFolder);
  try {
    // The sandbox is proven while the rest of this program is read and git looks at the change.
    const house = openHouse({ settings, folder, progress, signal });
    try {
      await house.begun;
      return await runIn(folder, house, options);
    } finally {
      await house.close();
    }
  } finally {
    await leaveRunFolder(folder).catch((error: unknown) => {
      progress({ type: 'stage', text: `Files of the run are left behind: ${reasonOf(error)}` });
    });
    // Last: what others left must not hold this run up.
    await endLeftRuns(settings.runFolders);
  }
}

async function runIn(folder: string, house: House, options: RunOptions): Promise<RunEnd> {
  const { event, settings, progress, signal, version } = options;
  const tell = (text: string): void => progress({ type: 'stage', text });
  const { openJob } = await import('./job/open.ts');
  const opening = openJob(event, { settings, folder, version, signal, log: { info: tell, warning: tell } });
  const running = import('./job/run.ts');
  const job = await opening;
  try {
    const { runJob } = await running;
    return await runJob(job, house, options);
  } finally {
    await job.close();
  }
}
