import { defineConfig } from 'vitest/config';

const report = process.env['GAINSAY_TEST_REPORT'];

const notOurs = ['test/fixtures/**', 'test/bench/**'];

/** They become another user for good, or count what their process holds. */
const alone = ['test/sandbox/bubblewrap.test.ts', 'test/base/abort.test.ts', 'test/runtime/clean-up.test.ts'];

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    globalSetup: ['test/scenarios/build-folder.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // One more than most machines of CI have cores: many tests wait.
    maxWorkers: 3,
    pool: 'forks',
    projects: [
      {
        // A process and its imports cost more than most files: files share them, and give back what they take.
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...notOurs, ...alone],
        },
      },
      { extends: true, test: { name: 'alone', isolate: true, include: alone } },
    ],
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
