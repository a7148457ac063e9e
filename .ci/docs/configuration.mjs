import { runnerImport } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';
import { inCell, table, withMarked } from './marked.mjs';

/** docs/configuration.md and the JSON schema for editors, from the schema that reads the configuration. */
export async function configurationDocs(root, page) {
  const { module } = await runnerImport('/src/job/config-schema.ts', {
    root,
    configFile: false,
    logLevel: 'silent',
  });
  const schema = {
    title: 'Configuration of Gainsay (.github/gainsay.yml)',
    ...z.toJSONSchema(module.configSchema, { io: 'input' }),
  };
  acceptExample(page, module.configSchema);
  return {
    page: withMarked(page, 'fields', table(['field', 'type', 'default', 'meaning'], rowsOf(schema))),
    schema: `${JSON.stringify(schema, null, 2)}\n`,
  };
}

/** The example that people copy has to be one that Gainsay accepts. */
function acceptExample(page, configSchema) {
  const example = /```yaml\n(# yaml-language-server[\s\S]*?)```/.exec(page)?.[1];
  if (example === undefined) throw new Error('docs/configuration.md has no example that names the schema');
  configSchema.parse(parse(example));
}

function rowsOf({ properties, required = [] }, prefix = '') {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = prefix + name;
    if (!field.description) throw new Error(`src/job/config.ts: ${path} has no description`);
    const inner = field.items?.properties ? field.items : field.properties ? field : null;
    const row = [
      `\`${path}\``,
      typeOf(field),
      defaultOf(field, required.includes(name)),
      inCell(field.description),
    ];
    return inner === null ? [row] : [row, ...rowsOf(inner, inner === field ? `${path}.` : `${path}[].`)];
  });
}

function typeOf({
  type,
  enum: values,
  const: only,
  items,
  minimum,
  maximum,
  maxItems,
  additionalProperties,
}) {
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  if (only !== undefined) return `\`${only}\``;
  if (type === 'array') return `list of ${items.type}s${maxItems ? `, at most ${maxItems}` : ''}`;
  if (type === 'object') return additionalProperties ? 'names and values' : 'object';
  return minimum === undefined ? type : `${type}, ${minimum} to ${maximum}`;
}

function defaultOf({ default: value, type }, isRequired) {
  if (isRequired) return 'required';
  return value === undefined || (type === 'object' && Object.keys(value).length === 0)
    ? ''
    : `\`${JSON.stringify(value)}\``;
}
