import { InvalidInput } from '../base/errors.ts';
import { createAliases } from './aliases.ts';
import { priceOf } from './pricing.ts';
import type { Model, Usage } from './types.ts';
import { promptTokens } from './usage.ts';

export type ModelChoice = {
  /**
   * What a person wrote: `playbook`, `anthropic`, an alias, a model id, `scripted:FILE` or `recorded:FILE`. Empty:
   * the default model where there is a key, else the playbook.
   */
  model: string;
  /** `alias=id` pairs that override the table. */
  aliases: string;
  /** Appends every turn to this file, to be replayed by `recorded:FILE`. */
  recordTo?: string;
  /** Milliseconds. Default 120,000. */
  idleTimeoutMs?: number;
  /** Default 4. */
  maxRetries?: number;
};

export type ModelSecrets = { apiKey?: string; authToken?: string; baseUrl?: string };

export type OpenModel = {
  model: Model;
  /** Id that agents use where nothing else is said; `playbook`, `scripted` or `recorded` where there is no id. */
  defaultModel: string;
  resolve: (nameOrAlias: string) => string;
  /** US dollars of one turn, null where the price is unknown; 0 only for models that bill nothing. */
  price: (model: string, usage: Usage) => number | null;
};

const defaultAlias = 'sonnet';

/**
 * Opens the model that was chosen and loads nothing else. `playbook` makes the deterministic model.
 *
 * @throws InvalidInput for an unknown name, a missing key or an unreadable script.
 */
export async function openModel(
  choice: ModelChoice,
  secrets: ModelSecrets,
  playbook: () => Promise<Model>,
): Promise<OpenModel> {
  const hasKey = Boolean(secrets.apiKey ?? secrets.authToken);
  const name = choice.model.trim() || (hasKey ? defaultAlias : 'playbook');
  const opened = await open({ ...choice, model: name }, secrets, playbook);
  if (choice.recordTo === undefined) return opened;
  const { recordingModel } = await import('./recorded.ts');
  return { ...opened, model: recordingModel(opened.model, choice.recordTo) };
}

async function open(
  choice: ModelChoice,
  secrets: ModelSecrets,
  playbook: () => Promise<Model>,
): Promise<OpenModel> {
  const [kind, file] = splitKind(choice.model);
  if (kind === 'playbook') return free(await playbook(), () => 'playbook');
  if (kind === 'scripted') {
    const { createScriptedModel } = await import('./scripted.ts');
    return free(await createScriptedModel({ file }), createAliases(choice.aliases, 'model-aliases').resolve);
  }
  if (kind === 'recorded') {
    const { createRecordedModel } = await import('./recorded.ts');
    return free(await createRecordedModel(file), createAliases(choice.aliases, 'model-aliases').resolve);
  }
  return openAnthropic(choice, secrets);
}

async function openAnthropic(choice: ModelChoice, secrets: ModelSecrets): Promise<OpenModel> {
  const { resolve } = createAliases(choice.aliases, 'model-aliases');
  const defaultModel = resolve(choice.model === 'anthropic' ? defaultAlias : choice.model);
  if (!secrets.apiKey && !secrets.authToken) {
    throw new InvalidInput(`the model ${defaultModel} needs a key`, {
      at: { file: 'configuration', field: 'anthropic-api-key' },
      remedy: 'Set ANTHROPIC_API_KEY (or the input), or leave the model out: the playbook needs no key.',
    });
  }
  const { createAnthropicModel } = await import('./anthropic.ts');
  const model = createAnthropicModel({
    ...(secrets.apiKey ? { apiKey: secrets.apiKey } : { authToken: secrets.authToken ?? '' }),
    ...(secrets.baseUrl !== undefined && { baseUrl: secrets.baseUrl }),
    idleTimeoutMs: choice.idleTimeoutMs ?? 120_000,
    maxRetries: choice.maxRetries ?? 4,
  });
  return { model, defaultModel, resolve, price: priceOf };
}

/** A model that bills nothing by itself. A script may name the usage of a real model: that is priced as such. */
function free(model: Model, resolve: (nameOrAlias: string) => string): OpenModel {
  return {
    model,
    defaultModel: model.name,
    resolve: (nameOrAlias) => (nameOrAlias === model.name ? model.name : resolve(nameOrAlias)),
    price: (name, usage) => (promptTokens(usage) + usage.output === 0 ? 0 : priceOf(name, usage)),
  };
}

function splitKind(name: string): [kind: string, file: string] {
  const colon = name.indexOf(':');
  const kind = colon === -1 ? name : name.slice(0, colon);
  const file = colon === -1 ? '' : name.slice(colon + 1);
  const needsFile = kind === 'scripted' || kind === 'recorded';
  if (needsFile && file === '') {
    throw new InvalidInput(`${kind} needs a file`, {
      at: { file: 'configuration', field: 'model' },
      remedy: `Write ${kind}:PATH.`,
    });
  }
  return [kind, file];
}
