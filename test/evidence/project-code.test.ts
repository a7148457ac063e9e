import { expect, it } from 'vitest';
import { runsProjectCode } from '../../src/evidence/project-code.ts';

it.each([
  'true',
  ':',
  'exit 0',
  'echo PASS',
  'echo "all 212 tests passed"; exit 0',
  'cat package.json | grep -q version',
  'grep -q newtext src/index.js',
  'test -f src/index.js && [ -s src/index.js ]',
  '[[ $(wc -l < src/index.js) -gt 3 ]]',
  'git diff --stat | tail -1',
  'cd src && ls',
  'timeout 5 env A=1 echo hello',
  'bash -c "true; echo ok"',
  "sh -c 'grep -q x src/a.js'",
  "eval 'true'",
  'node --version',
  "node -e 'process.exit(0)'",
  `node -e "process.exit(require('fs').readFileSync('src/a.js','utf8').includes('new') ? 0 : 1)"`,
  'npm() { true; }; npm test',
  'find . -name "*.js" | xargs grep -l foo',
  "awk '/new/ { found = 1 } END { exit !found }' src/a.js",
  'if then fi (',
  '',
])('runs none of the project: %s', async (script) => {
  expect(await runsProjectCode(script)).toBe(false);
});

it.each([
  'npm test',
  'node --test test/a.test.js',
  'true && npm test',
  'out=$(node cli.js --help); [ -n "$out" ]',
  'diff <(node cli.js a) expected.txt',
  'bash -c "cd packages/a && npx vitest run"',
  'bash scripts/check.sh',
  './bin/tool --version | grep 2',
  `node -e "require('./src/a.js').parse('')"`,
  `node --input-type=module -e "import { a } from './src/a.js'; a()"`,
  `node -e "require('child_process').execSync('npm test')"`,
  `node -e "import('./lib/' + name)"`,
  'for i in 1 2 3; do node probe.js $i & done; wait',
  'find . -name "*.test.js" -exec node {} ;',
  'timeout 5 env A=1 node cli.js',
  'pytest -q',
])('may run code of the project: %s', async (script) => {
  expect(await runsProjectCode(script)).toBe(true);
});
