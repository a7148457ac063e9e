import { openHouse } from './job/house.ts';
import { makeRunFolder } from './job/run-folder.ts';
import type { RunEnd, RunOptions } from './job/run.ts';

/** event → job → agents → evidence → verdict → report */
export async function run(options: RunOptions): Promise<RunEnd> {
  const { event, settings, progress, signal, version } = options;
  const folder = await makeRunFolder(settings.runFolders);
  // The sandbox is proven while the rest of this program is read and git looks at the change.
  const house = openHouse({ settings, folder, progress, signal });
  try {
    const tell = (text: string): void => progress({ type: 'stage', text });
    const log = { info: tell, warning: tell };
    await house.begun;
    const { openJob } = await import('./job/open.ts');
    const opening = openJob(event, { settings, folder, version, signal, log });
    const running = import('./job/run.ts');
    const job = await opening;
    try {
      const { runJob } = await running;
      return await runJob(job, house, options);
    } finally {
      await job.close();
    }
  } finally {
    await house.close();
  }
}
