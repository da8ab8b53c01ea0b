import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyTemplate } from '@rxweb/backend/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrationsDir } from '../../testing/create-test-app.ts';
import { spawnServer } from '../../testing/spawn-server.ts';
import { type BundleNote, notePath } from '../bundle/find-bundle.ts';
import { makeBundle } from '../bundle/make-bundle.ts';

/** What a start must not load: it is for configured features, or for later requests. */
const onNeed = [
  'age-encryption',
  'ai',
  '@ai-sdk/anthropic',
  '@ai-sdk/openai-compatible',
  '@cantoo/pdf-lib',
  '@supabase/supabase-js',
  'modern-tar',
  'nodemailer',
  'pdfkit',
  'react-dom',
  'twilio',
  'unpdf',
  'vite',
  'yaml',
];

vi.setConfig({ testTimeout: 120_000 });

const root = join(import.meta.dirname, '../../../..');
let dataDir: string;
let bundle: BundleNote;
beforeAll(async () => {
  await makeBundle(root);
  bundle = JSON.parse(await readFile(notePath(root), 'utf8'));
  ({ dataDir } = await copyTemplate(migrationsDir));
});
afterAll(() => rm(dirname(dataDir), { recursive: true, force: true }));

it('reads at its start no library that the first page does not need, and starts the database before most of the program is read', async () => {
  const folder = await mkdtemp(join(dirname(dataDir), 'loaded-'));
  const list = join(folder, 'loaded.txt');
  // Notes in the program's own process, in its order, what it loads and starts.
  const notes = join(folder, 'note-loads.mjs');
  await writeFile(
    notes,
    `import { appendFileSync } from 'node:fs';
import { subscribe } from 'node:diagnostics_channel';
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';
const isProgram = isMainThread && process.argv[1]?.endsWith('/main.js');
const note = (what) => isProgram && appendFileSync(${JSON.stringify(list)}, what + '\\n');
registerHooks({ load: (url, context, next) => (note(url), next(url, context)) });
subscribe('child_process', () => note('a process'));`,
  );
  const server = await spawnServer({ DATA_DIR: dataDir, NODE_OPTIONS: `--import=${pathToFileURL(notes)}` });
  const page = await fetch(server.url);
  expect(page.status).toBe(200);
  await server.kill('SIGTERM');

  const files = (await readFile(list, 'utf8')).split('\n');
  expect(files.filter((url) => url.endsWith('.ts')).map((url) => basename(url))).toEqual(['find-bundle.ts']);
  const loaded = files.flatMap((url) => [url, ...(bundle.chunks[basename(url)] ?? []).map((path) => `/${path}`)]);
  const packages = new Set(loaded.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? []));
  expect(packages).toContain('fastify');
  expect(onNeed.filter((name) => packages.has(name))).toEqual([]);
  expect(loaded.indexOf('a process')).toBeGreaterThan(0);
  expect(loaded.indexOf('a process')).toBeLessThan(
    loaded.findIndex((url) => url.endsWith('/apps/server/src/program/app.ts')),
  );
});
