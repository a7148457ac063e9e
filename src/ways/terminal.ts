import { beThrifty } from '../base/be-thrifty.ts';
import { untilStopped } from '../base/until-stopped.ts';
import { version } from '../base/version.ts';
import { helpText, localEvent, parseCommandLine } from '../event/from-command-line.ts';
import type { OutputWishes } from '../event/from-command-line.ts';
import { readSettings } from '../event/inputs.ts';
import type { Settings } from '../event/inputs.ts';
import type { LocalEvent } from '../event/types.ts';
import type { JobResult } from '../job/types.ts';
import type { Progress } from '../report/progress-line.ts';
import type { AskPerson } from '../runtime/types.ts';
import { ending, exitCodes } from './door.ts';
import type { Door } from './door.ts';

/** A command line, to its exit code. */
export async function terminal(argv: string[], door: Door): Promise<number> {
  const { stop } = door;
  const command = parseCommandLine(argv);
  switch (command.kind) {
    case 'help':
      toStdout(helpText);
      return exitCodes.fine;
    case 'version':
      toStdout(`${version}\n`);
      return exitCodes.fine;
    case 'show': {
      const { show } = await import('../job/show.ts');
      toStdout(await show(command.folder, { json: command.json }));
      return exitCodes.fine;
    }
    case 'replay': {
      const [{ replay }, { renderReplay }] = await Promise.all([
        import('../job/replay.ts'),
        import('../report/run-tree.ts'),
      ]);
      const played = await replay(command.folder, stop.signal);
      toStdout(command.json ? `${JSON.stringify(played, null, 2)}\n` : renderReplay(played));
      return played.same ? exitCodes.fine : exitCodes.failed;
    }
    case 'agents': {
      const { listAgents } = await import('../agents/list.ts');
      const { text, ok } = await listAgents(process.cwd(), { json: command.json });
      toStdout(text);
      return ok ? exitCodes.fine : exitCodes.failed;
    }
    case 'doctor': {
      const tokenIsSet = Boolean(process.env['GITHUB_TOKEN']);
      const settings = { ...readSettings(() => '', process.env, 'flag'), tokenIsSet };
      const [{ diagnose }, { renderDiagnosis }] = await Promise.all([
        import('../job/doctor.ts'),
        import('../report/diagnosis.ts'),
      ]);
      const diagnosis = await diagnose(settings, stop.signal);
      if (stop.signal.aborted) return exitCodes.cancelled;
      toStdout(renderDiagnosis(diagnosis, { json: command.json }));
      return diagnosis.uses === null ? exitCodes.failed : exitCodes.fine;
    }
    case 'verify':
    case 'ask':
    case 'demo':
  }
  const settings = readSettings(command.given, process.env, 'flag');
  const work = { settings, wishes: command.output, door };
  if (command.kind === 'verify') return workInTerminal(() => localEvent(command, process.cwd()), work);
  // A question needs no change: head is looked at for what it is.
  if (command.kind === 'ask')
    return workInTerminal(() => localEvent(command, process.cwd(), { otherwise: command.head }), work);
  const { withDemo } = await import('../event/demo/folder.ts');
  return withDemo(command, (make) =>
    workInTerminal(make, { ...work, settings: { ...settings, trustedCode: true } }),
  );
}

async function workInTerminal(
  makeEvent: (signal: AbortSignal) => Promise<LocalEvent>,
  { settings, wishes, door }: { settings: Settings; wishes: OutputWishes; door: Door },
): Promise<number> {
  beThrifty(settings.anthropicApiKey !== null);
  const pipeline = import('../pipeline.ts');
  const [{ silentPublisher }, { progressLines }] = await Promise.all([
    import('../github/publish.ts'),
    import('../report/progress-line.ts'),
  ]);
  const publisher = silentPublisher();
  const progressLine = progressLines();
  const started = performance.now();
  const progress = (happened: Progress): void => {
    const line = wishes.quiet ? null : progressLine(happened);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
    if (line !== null) process.stderr.write(`${seconds} s  ${line}\n`);
  };
  const outcome = await untilStopped(
    door.stop,
    ending(settings, () => publisher.cancel()),
    async (signal) => {
      const event = await makeEvent(signal);
      const { run } = await pipeline;
      const person = settings.question === null ? null : await personHere(wishes);
      return run({
        event,
        settings,
        publisher,
        progress,
        signal,
        version,
        program: wishes.json,
        ...(person && { askPerson: person }),
      });
    },
  );
  if (outcome.kind === 'failed') throw outcome.error;
  if (outcome.kind === 'cancelled') {
    process.stderr.write(`Cancelled by ${outcome.by}.\n`);
    return exitCodes.cancelled;
  }
  const { result, exitCode, redact } = outcome.value;
  if (result === null) return exitCode;
  process.stdout.write(redact(await rendered(result, { json: wishes.json, exitCode })));
  return exitCode;
}

/** Somebody who can be asked sits where both ends are a terminal and the output is for people. */
async function personHere({ json, quiet }: OutputWishes): Promise<AskPerson | null> {
  if (json || quiet || !process.stdin.isTTY || !process.stderr.isTTY) return null;
  const { personAt } = await import('./ask-person.ts');
  return personAt({ input: process.stdin, output: process.stderr });
}

async function rendered(
  result: JobResult,
  { json, exitCode }: { json: boolean; exitCode: number },
): Promise<string> {
  if (result.job === 'ask') {
    const { answerDocument, answerInTerminal } = await import('../report/answer.ts');
    return json ? answerDocument(result, { version, exitCode }) : answerInTerminal(result);
  }
  if (json) {
    const { renderDocument } = await import('../report/document.ts');
    return renderDocument(result, { version, exitCode });
  }
  const { renderTerminal } = await import('../report/terminal.ts');
  const colours = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  return renderTerminal(result, { colours });
}

function toStdout(text: string): void {
  process.stdout.write(text);
}
