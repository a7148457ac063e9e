import { oneLine } from '../base/text.ts';
import type { Proof, SandboxLevel } from '../sandbox/types.ts';
import { isolationWords, plural } from './wording.ts';

/** What `gainsay doctor` found on this machine. */
export type Diagnosis = {
  /** Every level with isolation, strongest here first. */
  levels: LevelDiagnosis[];
  /** The level of a run here; null: its commands are refused, unless `sandbox: none` is chosen. */
  uses: SandboxLevel | null;
  needs: Need[];
};

export type LevelDiagnosis = {
  level: SandboxLevel;
  durationMs: number;
  proofs: Proof[];
  /** Null where the level works. */
  fault: { reason: string; remedy: string } | null;
};

/** What a run needs or profits from besides. `missing`: it fails without. `note`: it works, but a person should know. */
export type Need = { name: string; state: 'fine' | 'note' | 'missing'; found: string; remedy: string | null };

/** For people, one line a finding and one a remedy; with `json` one document. Ends with a line feed. */
export function renderDiagnosis(diagnosis: Diagnosis, { json }: { json: boolean }): string {
  if (json) return `${JSON.stringify({ schemaVersion: 1, ...diagnosis }, null, 2)}\n`;
  const { levels, uses, needs } = diagnosis;
  const level =
    uses === null ? 'none: commands are refused (INCONCLUSIVE)' : `${uses}: ${isolationWords[uses]}`;
  return [
    'Sandbox',
    ...levels.flatMap((one) => levelLines(one, uses)),
    `  A run here would use ${level}.`,
    '',
    'Besides',
    ...needs.flatMap(needLines),
    '',
  ].join('\n');
}

function levelLines(
  { level, durationMs, proofs, fault }: LevelDiagnosis,
  uses: SandboxLevel | null,
): string[] {
  const row = (state: string, text: string): string => `  ${state.padEnd(8)} ${level.padEnd(16)} ${text}`;
  if (fault === null) {
    const seconds = (durationMs / 1000).toFixed(1);
    return [row('works', `${plural(proofs.length, 'claim')} proven in ${seconds} s`)];
  }
  const need = uses === null ? '' : 'Not needed here. Otherwise: ';
  return [row('fails', oneLine(fault.reason, 400)), remedyLine(`${need}${fault.remedy}`)];
}

function needLines({ name, state, found, remedy }: Need): string[] {
  const line = `  ${state.padEnd(8)} ${name.padEnd(20)} ${oneLine(found, 200)}`;
  return remedy === null ? [line] : [line, remedyLine(remedy)];
}

function remedyLine(remedy: string): string {
  return `           → ${oneLine(remedy, 400)}`;
}
