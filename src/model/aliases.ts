import { InvalidInput } from '../base/errors.ts';

/** The one table of aliases. Inputs override it line by line. */
const current: Record<string, string> = {
  haiku: 'claude-haiku-5-5',
  sonnet: 'claude-sonnet-5-5',
  opus: 'claude-opus-5-5',
  fable: 'claude-fable-5-2',
  mythos: 'claude-mythos-5-2',
};

export type Aliases = { resolve: (nameOrAlias: string) => string };

/**
 * `overrides` is what a person wrote: `haiku=claude-haiku-5-5, fast=claude-sonnet-5-5`, by commas or lines; it may add
 * names. `resolve` turns an alias into an id and passes ids (anything with a digit or a separator) through.
 *
 * @throws InvalidInput naming `field` for a bad override, or the unknown name and the known ones.
 */
export function createAliases(overrides: string, field: string): Aliases {
  const table = new Map([...Object.entries(current), ...parse(overrides, field)]);
  return {
    resolve(nameOrAlias) {
      const name = nameOrAlias.trim();
      const id = table.get(name.toLowerCase());
      if (id !== undefined) return id;
      if (/^[a-z][a-z0-9]*([-./:@_][A-Za-z0-9._@:-]+)+$/i.test(name)) return name;
      throw new InvalidInput(`there is no model alias "${name.slice(0, 80)}"`, {
        at: { file: 'configuration', field: 'model' },
        remedy: `Use one of ${[...table.keys()].join(', ')}, or a full model id such as ${current.sonnet}.`,
      });
    },
  };
}

function parse(overrides: string, field: string): [alias: string, id: string][] {
  const table: [string, string][] = [];
  for (const part of overrides.split(/[,\n]/)) {
    const text = part.trim();
    if (text === '') continue;
    const match = /^([a-z][a-z0-9-]*)\s*=\s*(\S+)$/i.exec(text);
    if (!match?.[1] || !match[2]) {
      throw new InvalidInput(`"${text.slice(0, 80)}" is not of the form alias=model-id`, {
        at: { file: 'configuration', field },
        remedy: 'Write for example haiku=claude-haiku-5-5,sonnet=claude-sonnet-5-5.',
      });
    }
    table.push([match[1].toLowerCase(), match[2]]);
  }
  return table;
}
