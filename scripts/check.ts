import { importCheck, runChecks, typeCheck } from './run-checks.ts';

const checks = [
  typeCheck,
  importCheck,
  'biome check --error-on-warnings',
  'knip',
  'node scripts/check-lockfile.ts',
  'node scripts/structure.ts',
  'node scripts/copy.ts',
];

const failed = await runChecks(checks);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
