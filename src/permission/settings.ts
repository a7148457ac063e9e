import type { Diagnostic } from '../base/diagnostic.ts';
import { InvalidInput } from '../base/errors.ts';
import { isRecord } from '../base/record.ts';
import { oneLine } from '../base/text.ts';
import { isPermissionMode, narrower, permissionModes } from './modes.ts';
import { parseRule } from './rules.ts';
import type { PermissionMode, Rule, Rules } from './types.ts';

export type SettingsPermissions = {
  rules: Rules;
  /** Null where nothing is said. */
  defaultMode: PermissionMode | null;
  /** `disableBypassPermissionsMode`: nobody gets it, whatever the job's ceiling is. */
  bypassDisabled: boolean;
  /** `error` for a restriction that cannot be read; an allow rule that cannot be read grants nothing. */
  diagnostics: Diagnostic[];
};

type Path = readonly (string | number)[];
type Reading = SettingsPermissions & { file: string; lineOf: (path: Path) => number };

/** The `permissions` of a settings file. */
export function readPermissions(
  value: unknown,
  { file, lineOf }: { file: string; lineOf: (path: Path) => number },
): SettingsPermissions {
  const rules: Rules = { deny: [], ask: [], allow: [] };
  const reading: Reading = { rules, defaultMode: null, bypassDisabled: false, diagnostics: [], file, lineOf };
  if (isRecord(value)) {
    for (const list of ['deny', 'ask', 'allow'] as const) readList(value[list], list, reading);
    readMode(value, reading);
    noteFolders(value['additionalDirectories'], reading);
  } else if (value !== undefined && value !== null) {
    report(
      reading,
      [],
      'error',
      'is not an object, so that its deny rules are lost',
      'Write {"deny": […], "allow": […]}.',
    );
  }
  const { defaultMode, bypassDisabled, diagnostics } = reading;
  return { rules, defaultMode, bypassDisabled, diagnostics };
}

/** The mode that the settings ask for, and the job's ceiling as they leave it. Nothing goes beyond the ceiling that is given. */
export function modeUnder(
  { defaultMode, bypassDisabled }: Pick<SettingsPermissions, 'defaultMode' | 'bypassDisabled'>,
  job: { mode: PermissionMode; ceiling: PermissionMode },
): { mode: PermissionMode; ceiling: PermissionMode } {
  const ceiling = bypassDisabled ? narrower(job.ceiling, 'acceptEdits') : job.ceiling;
  return { mode: narrower(defaultMode ?? job.mode, ceiling), ceiling };
}

function readList(value: unknown, list: keyof Rules, reading: Reading): void {
  if (value === undefined || value === null) return;
  const restricts = list !== 'allow';
  if (!Array.isArray(value)) {
    const what = restricts ? 'is not a list, so that its rules are lost' : 'is not a list and grants nothing';
    return report(
      reading,
      [list],
      restricts ? 'error' : 'warning',
      what,
      'Write a list of rules: ["Read", "Bash(npm test)"].',
    );
  }
  for (const [index, text] of value.entries()) {
    const rule = readRule(text, { file: reading.file });
    if ('tool' in rule) reading.rules[list].push(rule);
    else {
      const effect = restricts ? `${list}s nothing, though it is meant to` : 'grants nothing';
      report(
        reading,
        [list, index],
        restricts ? 'error' : 'warning',
        `${rule.what}; it ${effect}`,
        rule.remedy,
      );
    }
  }
}

function readRule(text: unknown, at: { file: string }): Rule | { what: string; remedy: string } {
  if (typeof text !== 'string') return { what: 'a rule is a text', remedy: 'Write Tool or Tool(specifier).' };
  try {
    return parseRule(text, 'settings', at);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { what: `${oneLine(JSON.stringify(text), 80)} is not a permission rule`, remedy: error.remedy };
  }
}

/** A mode may be there to narrow: one that nobody understands leaves what rules allow, and nothing else. */
function readMode(value: Record<string, unknown>, reading: Reading): void {
  const mode = value['defaultMode'];
  if (isPermissionMode(mode)) reading.defaultMode = mode;
  else if (mode !== undefined && mode !== null) {
    reading.defaultMode = 'dontAsk';
    const what = `there is no mode ${oneLine(JSON.stringify(mode), 40)}; dontAsk is taken`;
    report(reading, ['defaultMode'], 'warning', what, `Write one of ${permissionModes.join(', ')}.`);
  }
  reading.bypassDisabled = value['disableBypassPermissionsMode'] === 'disable';
}

function noteFolders(value: unknown, reading: Reading): void {
  if (!Array.isArray(value) || value.length === 0) return;
  const what = 'is ignored: agents see the repository and nothing else';
  report(reading, ['additionalDirectories'], 'info', what, 'Leave it for other programs, or take it out.');
}

function report(
  { file, lineOf, diagnostics }: Reading,
  path: Path,
  severity: Diagnostic['severity'],
  message: string,
  remedy: string,
): void {
  const field = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  const line = lineOf(['permissions', ...path]);
  diagnostics.push({ file, line, severity, message: `permissions${field}: ${message}`, remedy });
}
