import { stat } from 'node:fs/promises';
import type { Settings } from '../event/inputs.ts';
import { openModel } from '../model/open.ts';
import type { OpenModel } from '../model/open.ts';
import type { Progress } from '../report/progress-line.ts';
import { openSandbox } from '../sandbox/open.ts';
import { SandboxUnavailable } from '../sandbox/sandbox-unavailable.ts';
import type { Sandbox } from '../sandbox/types.ts';

export type House = {
  /** Resolves once the proof of the sandbox runs by itself, or has ended. Never rejects. */
  begun: Promise<void>;
  /** Both were begun when the house was opened; rejects when one of them cannot be had. `aliases`: of the configuration. */
  tools(aliases: Record<string, string>): Promise<{ sandbox: Sandbox; models: OpenModel }>;
  close(): Promise<void>;
};

export type HouseOptions = {
  settings: Settings;
  /** Host folder of the run. */
  folder: string;
  progress: (event: Progress) => void;
  signal: AbortSignal;
};

/** What every job needs and what takes time to get: begun at once, waited for where it is used. */
export function openHouse(options: HouseOptions): House {
  let onProbing = noted;
  const probing = new Promise<void>((resolve) => (onProbing = resolve));
  const sandbox = proveSandbox(options, onProbing);
  const begun = Promise.race([probing, sandbox.then(noted, noted)]);
  // Heavy to read: it would hold up every step that leads to the proof.
  const read = begun.then(async () => await readAhead(options.settings));
  // A failure is told to whoever waits for it; a job that ends before that has no use for it.
  const settled = Promise.allSettled([sandbox, read]);
  return {
    begun,
    async tools(aliases) {
      const ready = await read;
      const usual = ready !== null && Object.keys(aliases).length === 0;
      const models = usual ? ready : await openModels(options.settings, aliases);
      return { sandbox: await sandbox, models };
    },
    async close() {
      const [opened] = await settled;
      if (opened.status === 'fulfilled') await opened.value.close();
    },
  };
}

/** The demo's own code may run bare where nothing better can be had; everything else is refused then. */
async function proveSandbox(
  { settings, folder, progress, signal }: HouseOptions,
  onProbing: () => void,
): Promise<Sandbox> {
  try {
    const sandbox = await openSandbox(
      { choice: settings.sandbox, runFolder: folder, checkout: settings.directory, onProbing },
      signal,
    );
    if (sandbox.level === 'separate-user') progress({ type: 'stage', text: withoutNetworkIsolation });
    return sandbox;
  } catch (error) {
    if (!settings.trustedCode || !(error instanceof SandboxUnavailable)) throw error;
    progress({ type: 'stage', text: `No sandbox here (${error.remedy}); the demo's own code runs without.` });
    return await openSandbox({ choice: 'none', runFolder: folder }, signal);
  }
}

const withoutNetworkIsolation =
  'Isolation WITHOUT network: commands run as a separate user and reach what this machine reaches; gainsay doctor says what would be better.';

/** Null: it fails again, with all that is known by then, where the model is wanted. */
async function readAhead(settings: Settings): Promise<OpenModel | null> {
  return await openModels(settings, {}).catch(() => null);
}

/** What was typed for this run wins over the configuration. */
async function openModels(settings: Settings, configured: Record<string, string>): Promise<OpenModel> {
  const { anthropicApiKey, anthropicBaseUrl, model, modelAliases } = settings;
  const table = Object.entries({ ...configured, ...modelAliases });
  const aliases = table.map(([alias, id]) => `${alias}=${id}`);
  const run = await recordedRun(model);
  if (run !== null) return run;
  return await openModel(
    { model: model ?? '', aliases: aliases.join(',') },
    {
      ...(anthropicApiKey === null ? {} : { apiKey: anthropicApiKey.reveal() }),
      ...(anthropicBaseUrl === null ? {} : { baseUrl: anthropicBaseUrl }),
    },
    async () => {
      const [{ createPlaybookModel }, { playbooks }] = await Promise.all([
        import('../playbook/model.ts'),
        import('../playbook/all.ts'),
      ]);
      return createPlaybookModel(playbooks);
    },
  );
}

function noted(): void {}

/** `recorded:FOLDER` of an earlier run: agents are answered what they were answered then, and what they ask for is done anew. */
async function recordedRun(model: string | null): Promise<OpenModel | null> {
  const folder = /^recorded:(.+)$/s.exec(model ?? '')?.[1];
  const found = folder === undefined ? null : await stat(folder).catch(() => null);
  if (folder === undefined || !found?.isDirectory()) return null;
  const { replayOf } = await import('../runtime/replay.ts');
  const replayed = await replayOf(folder);
  return { model: replayed, defaultModel: replayed.name, resolve: (name) => name, price: () => 0 };
}
