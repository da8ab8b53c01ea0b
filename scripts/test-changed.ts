import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findTests, type Sources } from './find-tests.ts';
import { importCheck, runChecks, typeCheck } from './run-checks.ts';

// `npm run test:changed`: types, lint and the tests that a change concerns. Compares with where the branch left `main`, or with a given
// commit: `npm run test:changed -- HEAD`.

const maxTests = 40;
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean);

const base = process.argv[2] ?? findBase();
const changed = [
  ...git('diff', '--name-only', '--no-renames', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const present = changed.filter((path) => existsSync(path));
if (changed.length === 0) {
  console.log(`Nothing changed since ${base}.`);
  process.exit();
}

const { tests, farther } = findTests(readSources(), changed, maxTests);
const biome =
  present.length > 0 ? [`biome check --error-on-warnings --no-errors-on-unmatched ${present.join(' ')}`] : [];
const failed = await runChecks([typeCheck, importCheck, ...biome, 'node scripts/structure.ts']);
console.log(`${changed.length} files changed since ${base.slice(0, 10)}: ${tests.length} test files`);
if (tests.length > 0) {
  const { status } = spawnSync('vitest', ['run', ...tests], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) failed.push('vitest');
}
if (farther > 0)
  console.log(`${farther} more test files reach the change from farther away: npm run test:unit runs them.`);
if (failed.length > 0) process.exitCode = 1;

/** Where this branch left main. */
function findBase(): string {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', main, 'HEAD'], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

function readSources(): Sources {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (path) => /\.(tsx?|js|css|svg|json)$/.test(path) && path !== 'package-lock.json' && existsSync(path),
  );
  return new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
}
