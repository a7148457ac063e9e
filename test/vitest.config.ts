import { defineConfig } from 'vitest/config';

const report = process.env['GAINSAY_TEST_REPORT'];

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    exclude: ['test/fixtures/**', 'test/bench/**'],
    globalSetup: ['test/scenarios/build-folder.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // One more than most machines of CI have cores: many tests wait.
    maxWorkers: 3,
    // Files share processes: a start and the imports cost more than most files. A file gives back what it takes from its process.
    pool: 'forks',
    isolate: false,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
