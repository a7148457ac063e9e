import type { Diagnostic } from '../base/diagnostic.ts';
import { InvalidInput } from '../base/errors.ts';
import { parseJsonDocument } from '../base/json-document.ts';
import { isRecord } from '../base/record.ts';
import { readPermissions } from '../permission/settings.ts';
import type { SettingsPermissions } from '../permission/settings.ts';
import { readHooks } from './read.ts';
import type { Hook } from './types.ts';

/** What a `.claude/settings.json` says to this program. */
export type RepositorySettings = {
  hooks: Hook[];
  permissions: Omit<SettingsPermissions, 'diagnostics'>;
  diagnostics: Diagnostic[];
};

/**
 * Reads settings from their text. A bad entry costs itself alone and is named; one that guards or restricts is an `error`,
 * with which no run may begin (`refuseLostGuards`).
 *
 * @throws InvalidInput when the file as a whole cannot be read, because nobody knows then what it forbids.
 */
export async function readSettings(text: string, file: string): Promise<RepositorySettings> {
  const { value, lineOf } = parseJsonDocument(text, file);
  if (!isRecord(value))
    throw new InvalidInput('is not an object', {
      at: { file },
      remedy: 'Write {"permissions": {…}, "hooks": {…}}.',
    });
  const { diagnostics: ofRules, ...permissions } = readPermissions(value['permissions'], { file, lineOf });
  if (value['disableAllHooks'] === true) return { hooks: [], permissions, diagnostics: ofRules };
  const { hooks, diagnostics } = readHooks(value['hooks'], {
    file,
    source: 'settings',
    under: ['hooks'],
    lineOf,
  });
  return { hooks, permissions, diagnostics: [...ofRules, ...diagnostics] };
}

/** @throws InvalidInput for the first restriction that could not be read: a run without it would allow what its author forbade. */
export function refuseLostGuards(diagnostics: readonly Diagnostic[]): void {
  const lost = diagnostics.find(({ severity }) => severity === 'error');
  if (lost)
    throw new InvalidInput(lost.message, { at: { file: lost.file, line: lost.line }, remedy: lost.remedy });
}
