import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const wrong: [what: string, from: string, to: string, rule: string][] = [
  ['web imports server', 'apps/web/src/browser/a.ts', 'apps/server/src/kernel/http/b.ts', 'apps/web imports only'],
  [
    'web imports the backend',
    'apps/web/src/browser/a.ts',
    'packages/backend/src/core/core.ts',
    'apps/web imports only',
  ],
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
  ['the ui kit imports a feature', 'apps/web/src/ui/a.ts', 'apps/web/src/features/chat/b.ts', 'ui/ imports only'],
  [
    'http imports a feature',
    'apps/server/src/kernel/http/a.ts',
    'apps/server/src/features/chat/b.ts',
    'kernel/ imports only',
  ],
  ['a feature knows an adapter', 'apps/server/src/features/chat/a.ts', 'apps/server/src/adapters/b.ts', 'adapters'],
  [
    'the backend knows the product',
    'packages/backend/src/core/core.ts',
    'packages/domain/src/store/theme.ts',
    'packages/backend imports only',
  ],
  [
    'contracts import rules',
    'packages/contracts/src/a.ts',
    'packages/domain/src/store/theme.ts',
    'packages/contracts imports only',
  ],
];

interface Report {
  status: number | null;
  /** One for each arrow that is wrong: `error <rule>: <from> → <to>`. */
  lines: string[];
}

let tree: string;
let report: Report;
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'rxweb-arrows-'));
  for (const file of ['.dependency-cruiser.js', 'tsconfig.json']) await cp(join(root, file), join(tree, file));
  await writeFile(join(tree, 'package.json'), '{"type":"module"}');
  report = await lintImports(wrong.map(([, from, to]) => [from, to]));
});
afterAll(() => rm(tree, { recursive: true, force: true }));

/** Lints a small tree with just these imports, all at once: a run of the linter takes a second. */
async function lintImports(arrows: [from: string, to: string][]): Promise<Report> {
  for (const folder of ['apps', 'packages']) {
    await rm(join(tree, folder), { recursive: true, force: true });
    await mkdir(join(tree, folder));
  }
  const files = Map.groupBy(arrows, ([from]) => from);
  for (const [, to] of arrows) files.set(to, files.get(to) ?? []);
  for (const [file, imports] of files) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    const up = '../'.repeat(file.split('/').length - 1);
    const lines = imports.map(([, to], index) => `export { value as value${index} } from '${up}${to}';\n`);
    await writeFile(join(tree, file), `${lines.join('')}export const value = 1;\n`);
  }
  const depcruise = join(root, 'node_modules/.bin/depcruise');
  const { status, stdout } = spawnSync(depcruise, ['apps', 'packages', '--config', '.dependency-cruiser.js'], {
    cwd: tree,
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n') };
}

it.each(wrong)('the lint step fails when %s', (_what, from, to, rule) => {
  expect(report.status).not.toBe(0);
  const lines = report.lines.filter((line) => line.includes(`: ${from} → ${to}`));
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`error .*${rule}`)));
});

it('the lint step passes when a feature imports from a lower layer', async () => {
  const { status, lines } = await lintImports([['apps/web/src/features/chat/a.ts', 'apps/web/src/ui/b.ts']]);
  expect(lines.join('\n')).toContain('no dependency violations');
  expect(status).toBe(0);
});
