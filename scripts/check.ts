import { importCheck, runChecks, typeCheck } from './run-checks.ts';

// All checks that read the source without running it.

const checks = [typeCheck, importCheck, 'biome check --error-on-warnings', 'knip', 'node scripts/check-lockfile.ts'];

const failed = await runChecks(checks);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
