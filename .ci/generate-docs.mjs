// Writes the tables of inputs and outputs in README.md from action.yml; with --check it only tells whether they are right.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const readme = path.join(root, 'README.md');
const action = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'));

const current = existsSync(readme) ? readFileSync(readme, 'utf8') : '# Gainsay\n';
const wanted = withTable(
  withTable(current, 'inputs', table(['input', 'default', 'meaning'], action.inputs, inputRow)),
  'outputs',
  table(['output', 'meaning'], action.outputs, outputRow),
);

if (wanted === current) {
  console.log('README.md agrees with action.yml.');
} else if (process.argv.includes('--check')) {
  console.error('README.md does not agree with action.yml: run `npm run docs`.');
  process.exitCode = 1;
} else {
  writeFileSync(readme, wanted);
  console.log('README.md written.');
}

/** Between its markers; a README that lacks them gets them at its end. */
function withTable(text, name, lines) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const block = `${start}\n\n${lines}\n\n${end}`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from === -1 || to < from) return `${text.trimEnd()}\n\n${block}\n`;
  return text.slice(0, from) + block + text.slice(to + end.length);
}

function table(head, entries, row) {
  const rows = Object.entries(entries).map(([name, entry]) => row(name, entry));
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function inputRow(name, { description, default: value }) {
  const shown = value === undefined || value === '' ? '' : `\`${value}\``;
  return [`\`${name}\``, shown, inCell(description)];
}

function outputRow(name, { description }) {
  return [`\`${name}\``, inCell(description)];
}

function inCell(text) {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`);
}
