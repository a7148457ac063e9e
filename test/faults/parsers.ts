import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAgent } from '../../src/agents/read-agent.ts';
import { parseJsonl } from '../../src/base/jsonl.ts';
import { createRedactor } from '../../src/base/redact.ts';
import { fence, normaliseProse } from '../../src/base/untrusted.ts';
import { parseRunnerEvent } from '../../src/event/from-runner.ts';
import { classifyFailure } from '../../src/evidence/check-failure.ts';
import { makeMutants } from '../../src/evidence/mutants/make.ts';
import { tokenBetween } from '../../src/evidence/mutants/syntax.ts';
import { runsProjectCode } from '../../src/evidence/project-code.ts';
import { readCalls } from '../../src/evidence/runners/calls.ts';
import { importsOf, openGraph } from '../../src/evidence/runners/imports.ts';
import { makeCommands } from '../../src/evidence/runners/makefile.ts';
import { readReport, reportName } from '../../src/evidence/runners/report.ts';
import { simpleCommands } from '../../src/evidence/runners/shell.ts';
import type { SuitePlan } from '../../src/evidence/runners/types.ts';
import { readTap } from '../../src/evidence/runners/tap-output.ts';
import { doubtsFromSources } from '../../src/evidence/suite-sources.ts';
import { commandsOf } from '../../src/evidence/survey/commands.ts';
import { generatedPatterns, isGenerated } from '../../src/evidence/survey/generated.ts';
import { kindOf } from '../../src/evidence/survey/kind.ts';
import { alteredTesting, manifestEffect } from '../../src/evidence/survey/manifest.ts';
import { workflowSteps } from '../../src/evidence/survey/workflow.ts';
import { gitHostedDependencies } from '../../src/evidence/toolchains/node/git-hosted.ts';
import { readNodeManifest } from '../../src/evidence/toolchains/node/manifest.ts';
import { readMarker } from '../../src/github/marker.ts';
import { readSavedState } from '../../src/github/post.ts';
import { parseConfig } from '../../src/job/config.ts';
import { deniedPart, notAllowedPart } from '../../src/permission/bash-rules.ts';
import { readOnlyScript } from '../../src/permission/read-only.ts';
import { parseRuleList } from '../../src/permission/rules.ts';
import { findingsIn, planItemsIn } from '../../src/playbook/findings.ts';
import { code, codeBlock, neutraliseLines } from '../../src/report/neutralise.ts';
import { parseToolForm } from '../../src/runtime/tool-forms.ts';
import { imageOf } from '../../src/tools/media/image.ts';
import { pdfPages } from '../../src/tools/media/pdf.ts';
import { notebookText } from '../../src/tools/read-notebook.ts';
import { htmlText } from '../../src/tools/web/html-text.ts';
import { globMatcher, ignoreMatcher } from '../../src/workspace/glob.ts';
import { parseDiff } from '../../src/workspace/git/diff.ts';
import { decodeName, displayName, splitNul } from '../../src/workspace/git/names.ts';
import type { Change } from '../../src/evidence/types/change.ts';
import { baseSha, commandRecord, headSha } from '../evidence/facts.ts';

/** Reads text that anybody may have written. Whatever it is: an answer, or an error made for people. */
export type Parser = { name: string; read(text: string): unknown };

/** The parsers of foreign bytes, those that need a file in a folder of their own. */
export function openParsers(): { parsers: Parser[]; close(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'gainsay-parsers-'));
  const inFile = (name: string, text: string): string => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const graph = () => openGraph(folder, ['a.js', 'b.js', 'package.json']);
  const suite = { runner: 'ava', tests: [], settled: new Set(['a.js']), root: folder };
  const failed = { exit: { kind: 'code', code: 1 } } as const;
  const parsers: Parser[] = [
    { name: 'Makefile', read: (text) => makeCommands(text, []) },
    { name: 'script of a package', read: (text) => readCalls(text, { scripts: { test: text } }, '.') },
    { name: 'shell', read: (text) => simpleCommands(text) },
    { name: 'shell rules, deny', read: (text) => deniedPart(text, 'npm publish:*') },
    { name: 'shell rules, allow', read: (text) => notAllowedPart(text, ['npm test:*'], () => false) },
    { name: 'shell, read-only', read: (text) => readOnlyScript(text) },
    { name: 'shell that runs project code', read: (text) => runsProjectCode(text) },
    {
      name: 'permission rules',
      read: (text) => parseRuleList(text, 'settings', { file: 'f', field: 'allow' }),
    },
    { name: 'tool form', read: (text) => parseToolForm(text) },
    { name: 'TAP, nested', read: (text) => readTap(text, 'nested') },
    { name: 'TAP, flat', read: (text) => readTap(text, 'flat') },
    {
      name: 'report of a runner',
      read: (text) => {
        inFile(reportName, text);
        return readReport(folder, { roomRoot: '/gainsay/tree', directory: '.' });
      },
    },
    { name: 'workflow', read: (text) => workflowSteps(text) },
    {
      name: 'step of a workflow',
      read: (text) =>
        commandsOf(text, { workingDirectory: '.', secretNames: ['KEY'], scriptsIn: () => ({}) }),
    },
    { name: 'manifest, effect', read: (text) => manifestEffect(text, `${text} `) },
    { name: 'manifest, testing', read: (text) => alteredTesting('{"scripts":{"test":"x"}}', text) },
    {
      name: 'manifest, fields',
      read: (text) => {
        inFile('package.json', text);
        return readNodeManifest(folder, '.');
      },
    },
    {
      name: 'log of an installation',
      read: (text) => gitHostedDependencies(text, { rootName: 'x', devDependencies: ['a'] }),
    },
    { name: 'configuration', read: (text) => parseConfig(text, '.github/gainsay.yml') },
    { name: 'agent file', read: (text) => readAgent('.claude/agents/a.md', text, 'project') },
    {
      name: 'agent file, front matter',
      read: (text) => readAgent('a.md', `---\n${text}\n---\nx`, 'project'),
    },
    {
      name: 'agent file, tools',
      read: (text) => readAgent('a.md', `---\nname: a\ndescription: b\ntools: ${text}\n---\nx`, 'project'),
    },
    { name: 'glob', read: (text) => globMatcher(text)('src/some/file.js') },
    { name: 'path of a glob', read: (text) => globMatcher('src/**/*.{js,ts}')(text) },
    { name: 'ignore file', read: (text) => ignoreMatcher(text.split('\n'))('src/some/file.js') },
    {
      name: 'attributes',
      read: async (text) => isGenerated('src/a.js', await generatedPatterns(text)),
    },
    { name: 'path', read: (text) => kindOf(text, { generated: false, manifest: null }) },
    {
      name: 'imports of a file',
      read: async (text) => {
        inFile('a.js', text);
        return importsOf('a.js', await graph());
      },
    },
    {
      name: 'test file',
      read: (text) => {
        inFile('a.js', text);
        return Promise.all(
          ['ava', 'tape', 'node:test'].map((runner) => doubtsFromSources({ ...suite, plan: planOf(runner) })),
        );
      },
    },
    {
      name: 'source, mutants',
      read: (text) => makeMutants(change, () => Promise.resolve(text.slice(0, 20_000))),
    },
    {
      name: 'source between operands',
      read: (text) => tokenBetween(text, { end: 0 }, { start: text.length }, '+'),
    },
    {
      name: 'output of a check',
      read: (text) => classifyFailure({ record: commandRecord(failed), output: text }, 'fault', change),
    },
    { name: 'reply of Plan', read: (text) => planItemsIn(text) },
    { name: 'reply of Explore', read: (text) => findingsIn(text) },
    { name: 'prose', read: (text) => normaliseProse(text) },
    { name: 'prose, fenced', read: (text) => fence(text, { nonce: 'n', label: 'body' }) },
    { name: 'report text', read: (text) => neutraliseLines(text, 60_000) },
    { name: 'report code', read: (text) => [code(text, 60_000), codeBlock(text, { maxBytes: 60_000 })] },
    {
      name: 'secrets in text',
      read: (text) => createRedactor(['sk-ant-canary-4f1d', 'ghs_canary77b2']).text(text),
    },
    { name: 'marker', read: (text) => [readMarker(text), readMarker(`<!-- gainsay ${text} -->`)] },
    {
      name: 'saved state',
      read: (text) => readSavedState({ STATE_target: text, STATE_comment: text, 'STATE_run-folder': text }),
    },
    { name: 'JSON lines', read: (text) => parseJsonl(text) },
    {
      name: 'payload',
      read: (text) =>
        parseRunnerEvent(
          { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REPOSITORY: text },
          { action: 'opened', pull_request: { number: 1, head: { sha: text }, title: text } },
          { includeDrafts: false, publish: null, question: null },
        ),
    },
    { name: 'output of git diff', read: (text) => parseDiff(Buffer.from(text)) },
    { name: 'names of git', read: (text) => splitNul(Buffer.from(text)).map(decodeName).map(displayName) },
    {
      name: 'notebook',
      read: async (text) => {
        const handle = await open(inFile('a.ipynb', text), 'r');
        try {
          return await notebookText(handle, Buffer.byteLength(text), { first: 1, most: 100 });
        } finally {
          await handle.close();
        }
      },
    },
    { name: 'page of the web', read: (text) => htmlText(text) },
    { name: 'image', read: (text) => imageOf(Buffer.from(text, 'latin1')) },
    { name: 'PDF', read: (text) => pdfPages(Buffer.from(`%PDF-1.5\n${text}\n%%EOF`, 'latin1')) },
  ];
  return { parsers, close: () => rmSync(folder, { recursive: true, force: true }) };
}

const change: Change = {
  base: baseSha,
  head: headSha,
  merge: null,
  class: 'source',
  files: [
    { path: 'a.js', status: 'modified', kind: 'source', binary: false, lines: [{ start: 1, end: 9_999 }] },
  ],
};

function planOf(runner: string): SuitePlan {
  return {
    runner,
    version: null,
    directory: '.',
    files: ['a.js'],
    expects: 'enumerated',
    structured: true,
    shuffles: 'nothing',
    stallMs: null,
    command: () => ({ script: '', env: {}, exchangeFiles: {} }),
    parse: () => Promise.reject(new Error('nothing was run')),
  };
}
