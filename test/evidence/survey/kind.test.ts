import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../src/evidence/survey/kind.ts';
import type { FileKind } from '../../../src/evidence/types/change.ts';

const table: Record<FileKind, string[]> = {
  source: [
    'index.js',
    'lib/utils.js',
    'src/test-runner.ts',
    'spec-parser.js',
    'src/latest.ts',
    'src/contest.js',
    'src/inspector.ts',
    'classes/range.js',
    'packages/core/src/attest.ts',
    'bin/cli.js',
    'src/styles.css',
    'src/locales/de.json',
    'src/helpers/cookie.ts',
    'src/data/table.json',
    'lib/spec-parser.js',
    'scripts/release.js',
    'action.js',
  ],
  test: [
    'test/parse.js',
    'tests/lib/rules/no-eq-null.js',
    'src/router.test.ts',
    'src/router.spec.tsx',
    'src/__tests__/router.ts',
    'packages/core/test/index.mjs',
    'runtime-tests/node/index.test.ts',
    'lib/thing_test.js',
    'lib/thing-test.js',
    'test.js',
    'test-basic.js',
    'spec/model_spec.rb',
    'e2e/login.ts',
    'test/utils/x.js',
    'src/types.test-d.ts',
    'integration-tests/app.js',
    'src/Router.Test.ts',
  ],
  fixture: [
    'test/fixtures/range-include.js',
    'test/fixtures/package.json',
    'test/fixtures/node_modules/x/index.js',
    'test/support/env.js',
    'test/helpers/server.js',
    'test/data/input.txt',
    'test/README.md',
    'test/thing.json',
    'src/__snapshots__/a.test.ts.snap',
    'tap-snapshots/test/range.js.test.cjs',
    'src/__mocks__/fs.ts',
    'src/__fixtures__/a.ts',
    'vitest.setup.ts',
    'src/setupTests.ts',
    'packages/a/testdata/x.json',
    'test/types.d.ts',
  ],
  dependencies: [
    'package.json',
    'packages/a/package.json',
    'package-lock.json',
    'npm-shrinkwrap.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'yarn.lock',
    'bun.lockb',
    '.yarn/releases/yarn-4.0.0.cjs',
    'patches/left-pad+1.0.0.patch',
    'node_modules/vendored/index.js',
  ],
  configuration: [
    'tsconfig.json',
    'packages/a/tsconfig.build.json',
    '.eslintrc.js',
    '.github/workflows/ci.yml',
    '.npmrc',
    'vitest.config.ts',
    'test/vitest.config.ts',
    'jest.config.js',
    '.mocharc.yml',
    'test/mocha.opts',
    'rollup.config.mjs',
    'Makefile',
    'Makefile.js',
    'docker-compose.yml',
    'benchmarks/router.js',
    'jsr.json',
  ],
  documentation: [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'History.md',
    'docs/api.md',
    'docs/app.js',
    'src/notes.md',
    'examples/hello/index.js',
    'logo.png',
    '.github/CONTRIBUTING.md',
  ],
  generated: [
    'dist/index.js',
    'dist/cjs/index.js',
    'validator.min.js',
    'lib/app.js.map',
    'coverage/lcov.info',
  ],
};

describe('kindOf', () => {
  for (const [kind, paths] of Object.entries(table)) {
    it.each(paths)(`${kind}: %s`, (path) => {
      expect(kindOf(path, { generated: false, manifest: null })).toBe(kind);
    });
  }

  it('believes what base marks as generated, except of dependencies', () => {
    expect(kindOf('lib/built.js', { generated: true, manifest: null })).toBe('generated');
    expect(kindOf('package-lock.json', { generated: true, manifest: null })).toBe('dependencies');
  });

  it('takes a manifest for what changed in it', () => {
    expect(kindOf('package.json', { generated: false, manifest: 'configuration' })).toBe('configuration');
    expect(kindOf('test/fixtures/package.json', { generated: false, manifest: 'dependencies' })).toBe(
      'fixture',
    );
  });
});
