import { GainsayError, InvalidInput } from '../base/errors.ts';
import { reasonOf } from '../base/reason.ts';
import { repositoryCommands } from '../evidence/survey/commands.ts';
import { inFolder } from '../playbook/calls.ts';
import type { Brief, OwnCommand } from '../playbook/brief.ts';
import type { Repository } from '../workspace/git.ts';
import type { Sha } from '../base/ids.ts';
import { defaultConfig, parseConfig } from './config.ts';
import type { Config } from './config.ts';
import type { Finding } from '../verdict/types.ts';
import type { VerifyJob } from './open.ts';

const maxConfigBytes = 256 * 1024;

/** May be absent; another name is somebody's wish. */
const usualConfigFile = '.github/gainsay.yml';

/** The configuration at the trusted commit; the defaults where there is none. */
export async function readConfig(repository: Repository, trusted: Sha, file: string): Promise<Config> {
  const text = await repository.showFile(trusted, file, { maxBytes: maxConfigBytes });
  if (text !== null) return await parseConfig(text, file, { at: trusted });
  if (file === usualConfigFile) return defaultConfig;
  throw new InvalidInput(`there is no such file at the base commit ${trusted.slice(0, 12)}`, {
    at: { file, field: 'config' },
    remedy:
      'Name a file that the base branch has, or leave it out: the configuration is never read from the change.',
  });
}

/** A change of the configuration counts only once it is merged, and would then stop every run if it is broken. */
export async function noticesOf({
  repository,
  change,
  settings,
}: Pick<VerifyJob, 'repository' | 'change'> & { settings: { configFile: string } }): Promise<Finding[]> {
  const file = settings.configFile;
  if (!change.files.some(({ path, status }) => path === file && status !== 'deleted')) return [];
  try {
    const text = await repository.showFile(change.head, file, { maxBytes: maxConfigBytes });
    await parseConfig(text ?? '', file);
    return [];
  } catch (error) {
    // The change may hold anything, also what no parser gets through: that must not end the run.
    const told = error instanceof GainsayError ? `${error.message}. ${error.remedy}` : reasonOf(error);
    const title = 'Once this is merged, the configuration stops every run with an error';
    return [
      {
        severity: 'warning',
        title,
        detail: told,
        file,
        tests: [],
        evidence: [],
      },
    ];
  }
}

/** What the agents' playbooks start from. Configured steps win over what the repository's workflows run. */
export async function makeBrief(job: VerifyJob, config: Config, timeMs: number): Promise<Brief> {
  const steps = config.steps.map((step, index) => ({
    name: step.name,
    kind: step.kind,
    command: stepCommand(step),
    from: `${job.settings.configFile} (steps.${index})`,
    timeoutMs: step['timeout-seconds'] * 1000,
  }));
  const ownCommands = steps.length > 0 ? [] : await ownCommandsAt(job);
  return { change: job.change, ownCommands, steps, timeMs, mutants: config.limits.mutants };
}

async function ownCommandsAt({ repository, trusted }: VerifyJob): Promise<OwnCommand[]> {
  const commands = await repositoryCommands(repository, trusted);
  return commands.flatMap(({ kind, command, workingDirectory, from }) =>
    kind === 'test' ? [] : [{ kind, command, directory: workingDirectory, from }],
  );
}

/** A configured step as it is run, in its folder. */
export function stepCommand(step: Config['steps'][number]): string {
  return inFolder(step['working-directory'], step.run);
}
