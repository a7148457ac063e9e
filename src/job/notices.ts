import { GainsayError } from '../base/errors.ts';
import { reasonOf } from '../base/reason.ts';
import type { ChangedFile } from '../evidence/types/change.ts';
import type { Finding } from '../verdict/types.ts';
import { maxConfigBytes } from './brief.ts';
import { parseConfig } from './config.ts';
import type { Job } from './open.ts';

type Noticed = Pick<Job, 'repository' | 'change'> & { settings: { configFile: string } };

/** What a reader should know of the change and no record shows. */
export async function noticesOf(job: Noticed): Promise<Finding[]> {
  return [...(await brokenConfiguration(job)), ...steering(job)];
}

/** A change of the configuration counts only once it is merged, and would then stop every run if it is broken. */
async function brokenConfiguration({ repository, change, settings }: Noticed): Promise<Finding[]> {
  const file = settings.configFile;
  if (!change.files.some(({ path, status }) => path === file && status !== 'deleted')) return [];
  try {
    const text = await repository.showFile(change.head, file, { maxBytes: maxConfigBytes });
    await parseConfig(text ?? '', file);
    return [];
  } catch (error) {
    // The change may hold anything, also what no parser gets through: that must not end the run.
    const told = error instanceof GainsayError ? `${error.message}. ${error.remedy}` : reasonOf(error);
    return [
      {
        severity: 'warning',
        title: 'Once this is merged, the configuration stops every run with an error',
        detail: told,
        file,
        tests: [],
        evidence: [],
      },
    ];
  }
}

/** Steers somebody once it is merged, by its path. `grants`: it can start programs or widen what may be done. */
const steeringFiles: { steers: string; grants: boolean; path: RegExp }[] = [
  { steers: 'runs on GitHub as the change has it', grants: true, path: /^\.github\/(?:workflows|actions)\// },
  { steers: 'agents, hooks, settings or skills', grants: true, path: /(?:^|\/)\.claude\// },
  { steers: 'MCP servers', grants: true, path: /(?:^|\/)\.mcp\.json$/ },
  {
    steers: 'instructions for agents',
    grants: false,
    path: /(?:^|\/)(?:(?:CLAUDE(?:\.local)?|AGENTS|GEMINI)\.md|copilot-instructions\.md|\.cursorrules|\.cursor\/rules\/.+)$/i,
  },
];

/** Head's copies of what steers this program or agents: read as data alone, and for a person to look at. */
function steering({ change, settings }: Noticed): Finding[] {
  const found = change.files.flatMap((file) => {
    const named = steeringFiles.find(({ path }) => namesOf(file).some((name) => path.test(name)));
    const own = namesOf(file).includes(settings.configFile);
    const what = own ? { steers: 'the configuration of this verification', grants: true } : named;
    return what === undefined ? [] : [{ ...what, file }];
  });
  const [first] = found;
  if (first === undefined) return [];
  const grants = found.some((one) => one.grants);
  const lines = found
    .slice(0, mostLines)
    .map(({ file, steers }) => `${file.path} (${file.status}): ${steers}`);
  if (found.length > mostLines) lines.push(`and ${found.length - mostLines} more`);
  return [
    {
      severity: grants ? 'warning' : 'advice',
      title: `The change edits ${found.length === 1 ? 'a file' : `${found.length} files`} by which programs or agents are steered`,
      detail: `Gainsay takes them from base; the change's copies were read as data.\n${lines.join('\n')}`,
      file: first.file.path,
      tests: [],
      evidence: [],
    },
  ];
}

const mostLines = 20;

function namesOf({ path, from }: ChangedFile): string[] {
  return from === undefined ? [path] : [path, from];
}
