import { defineConfig } from 'vitest/config';
import { quickTmp } from './scripts/quick-tmp.ts';

// The test processes inherit it.
process.env.TMPDIR = quickTmp();

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.{ts,tsx}',
      'apps/web/build/*.test.ts',
      'scripts/**/*.test.ts',
      'conformance/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    reporters: './scripts/quiet-reporter.ts',
    globalSetup: ['packages/backend/testing/sweep-left-folders.ts', 'apps/server/testing/learn-before-tests.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests wait a third of their time. With more at once those that watch the clock fail on two processors.
    maxWorkers: 3,
    // One process for many files: reading the libraries anew for each took a quarter of the time.
    isolate: false,
    provide: { isFullSize: process.env.RX_FULL === '1' },
    // A machine shared with others may stall a test that watches the clock; one that fails twice has failed.
    retry: process.env.CI ? 1 : 0,
  },
});
