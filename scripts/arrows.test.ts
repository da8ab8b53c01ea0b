import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let tree: string;

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'rxweb-arrows-'));
  for (const file of ['.dependency-cruiser.js', 'tsconfig.json']) await cp(join(root, file), join(tree, file));
  await writeFile(join(tree, 'package.json'), '{"type":"module"}');
});
afterAll(() => rm(tree, { recursive: true, force: true }));

/** Lints a small tree in which `from` imports `to`. */
async function lintImport(from: string, to: string) {
  await rm(join(tree, 'apps'), { recursive: true, force: true });
  await rm(join(tree, 'packages'), { recursive: true, force: true });
  for (const file of [from, to]) await mkdir(dirname(join(tree, file)), { recursive: true });
  const up = '../'.repeat(from.split('/').length - 1);
  await writeFile(join(tree, to), 'export const value = 1;\n');
  await writeFile(join(tree, from), `import { value } from '${up}${to}';\nexport const copy = value;\n`);
  const depcruise = join(root, 'node_modules/.bin/depcruise');
  const folders = [...new Set([from, to].map((file) => file.split('/')[0] ?? ''))];
  return spawnSync(depcruise, [...folders, '--config', '.dependency-cruiser.js'], { cwd: tree, encoding: 'utf8' });
}

it.each([
  ['web imports server', 'apps/web/src/lib/a.ts', 'apps/server/src/http/b.ts', 'apps/web imports only'],
  ['web imports the backend', 'apps/web/src/lib/a.ts', 'packages/backend/src/core.ts', 'apps/web imports only'],
  [
    'a web feature imports a feature',
    'apps/web/src/features/chat/a.ts',
    'apps/web/src/features/sms/b.ts',
    'another feature',
  ],
  [
    'a server feature imports a feature',
    'apps/server/src/features/chat/a.ts',
    'apps/server/src/features/sms/b.ts',
    'another feature',
  ],
  ['the ui kit imports a feature', 'apps/web/src/ui/a.ts', 'apps/web/src/features/chat/b.ts', 'ui/ does not import'],
  [
    'http imports a feature',
    'apps/server/src/http/a.ts',
    'apps/server/src/features/chat/b.ts',
    'http/ does not import',
  ],
  ['a feature knows an adapter', 'apps/server/src/features/chat/a.ts', 'apps/server/src/adapters/b.ts', 'adapters'],
  [
    'the backend knows the product',
    'packages/backend/src/core.ts',
    'packages/domain/src/theme.ts',
    'packages/backend imports only',
  ],
  [
    'contracts import rules',
    'packages/contracts/src/a.ts',
    'packages/domain/src/theme.ts',
    'packages/contracts imports only',
  ],
])('the lint step fails when %s', async (_what, from, to, rule) => {
  const result = await lintImport(from, to);
  expect(result.stdout).toContain(rule);
  expect(result.status).not.toBe(0);
});

it('the lint step passes when a feature imports what stands below it', async () => {
  const result = await lintImport('apps/web/src/features/chat/a.ts', 'apps/web/src/ui/b.ts');
  expect(result.stdout).toContain('no dependency violations');
  expect(result.status).toBe(0);
});
