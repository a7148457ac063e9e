import { appendFileSync } from 'node:fs';
import type { Sha } from '../base/ids.ts';
import type { CommandFiles } from './command-files.ts';

/**
 * One line says why nothing was run, the outputs say that nothing was. Without @actions/core: importing that costs
 * more than the whole way of a skipped event, which most events of a busy repository are.
 */
export function tellSkipped(skipped: { reason: string; headSha?: Sha }, files: CommandFiles): void {
  process.stdout.write(`::notice title=Gainsay::${onOneLine(`Not run: ${skipped.reason}.`)}\n`);
  const outputs = {
    verdict: 'INCONCLUSIVE',
    because: 'not-run',
    conclusion: 'neutral',
    'head-sha': /^[0-9a-f]{40}$/.exec(skipped.headSha ?? '')?.[0] ?? '',
  };
  // None of these values can hold the end of its line.
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  if (files.output !== null) appendFileSync(files.output, lines.join(''));
}

/** The reason may quote the payload: nothing in it can end the command or begin another. */
function onOneLine(text: string): string {
  return text.toWellFormed().replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
