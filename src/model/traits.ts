import type { Effort } from './types.ts';

/** What a request to a model may say, and the least thinking that it can be told to do. */
export type ModelTraits = {
  /** Sent as `thinking.type`; null where nothing less than the model's own default is accepted. */
  leastThinking: 'disabled' | 'between_tools' | null;
  efforts: readonly Effort[];
  /** Largest `max_tokens`. */
  maxOutput: number;
  /** Tokens of the whole context window. */
  context: number;
};

const all: readonly Effort[] = ['low', 'medium', 'high'];
const alwaysThinks: ModelTraits = {
  leastThinking: null,
  efforts: all,
  maxOutput: 128_000,
  context: 1_000_000,
};
const canStop: ModelTraits = { ...alwaysThinks, leastThinking: 'disabled' };
const small: ModelTraits = { leastThinking: 'disabled', efforts: [], maxOutput: 64_000, context: 200_000 };

/** From the models' pages at platform.claude.com/docs, November 2026. */
const traits: Record<string, ModelTraits> = {
  'claude-fable-5-2': alwaysThinks,
  'claude-mythos-5-2': alwaysThinks,
  'claude-fable-5-1': alwaysThinks,
  'claude-mythos-5-1': alwaysThinks,
  'claude-fable-5': alwaysThinks,
  'claude-mythos-5': alwaysThinks,
  'claude-mythos-preview': alwaysThinks,
  'claude-opus-5-5': alwaysThinks,
  'claude-opus-5': canStop,
  'claude-opus-4-8': canStop,
  'claude-opus-4-7': canStop,
  'claude-opus-4-6': canStop,
  'claude-opus-4-5': { ...small, efforts: all },
  'claude-sonnet-5-5': { ...alwaysThinks, leastThinking: 'between_tools' },
  'claude-sonnet-5': canStop,
  'claude-sonnet-4-6': canStop,
  'claude-sonnet-4-5': small,
  'claude-haiku-5-5': canStop,
  'claude-haiku-4-5': small,
};

/** A model that this table does not know is sent neither thinking nor effort: its own defaults hold. */
const unknown: ModelTraits = { leastThinking: null, efforts: [], maxOutput: 64_000, context: 200_000 };

export function traitsOf(model: string): ModelTraits {
  return traits[undated(model)] ?? unknown;
}

/** `claude-haiku-4-5-20251001` → `claude-haiku-4-5`. */
export function undated(model: string): string {
  return model.replace(/-20\d{6}$/, '');
}
