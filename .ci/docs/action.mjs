import { parse } from 'yaml';
import { inCell, table, withMarked } from './marked.mjs';

/** README.md with the tables of inputs and outputs as action.yml has them, and with the example workflows, by name. */
export function readmeWith(readme, actionText, workflows) {
  const { inputs, outputs } = parse(actionText);
  const ofInputs = table(['input', 'default', 'meaning'], Object.entries(inputs).map(inputRow));
  const ofOutputs = table(['output', 'meaning'], Object.entries(outputs).map(outputRow));
  const withTables = withMarked(withMarked(readme, 'inputs', ofInputs), 'outputs', ofOutputs);
  return Object.entries(workflows).reduce(
    (text, [name, workflow]) => withMarked(text, name, `\`\`\`yaml\n${workflow}\`\`\``),
    withTables,
  );
}

function inputRow([name, { description, default: value }]) {
  const shown = value === undefined || value === '' ? '' : `\`${value}\``;
  return [`\`${name}\``, shown, inCell(description)];
}

function outputRow([name, { description }]) {
  return [`\`${name}\``, inCell(description)];
}
