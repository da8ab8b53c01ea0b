import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyTemplate } from '@rxweb/backend/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, migrationsDir } from '../../testing/create-test-app.ts';
import { rx } from '../../testing/run-rx.ts';

let dir: string;
let data: string;
let env: Record<string, string>;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rxweb-settings-'));
  data = (await copyTemplate(migrationsDir)).dataDir;
  env = { DATA_DIR: data };
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
  await rm(dirname(data), { recursive: true, force: true });
});

it('the operator carries the settings as a file, with and without a running server, and reads each fault', {
  timeout: 60_000,
}, async () => {
  const settings = (...words: string[]) => rx(['settings', ...words], env);
  const file = join(dir, 'settings.json');
  expect(await settings('export', file)).toMatchObject({ output: expect.stringContaining('start RxWeb once') });

  const test = await createTestApp(undefined, { ...env, STORE_FILE: '' });
  const before = await settings('export');
  expect(before.code).toBe(0);
  const document = JSON.parse(before.output);
  const brand = { logo: 'data:image/png;base64,iVBORw0KGgoAAAA=', accent: '#2c5c38', shortName: 'Alder' };
  expect(document.store.name).toBe('Alder Street Pharmacy');
  await writeFile(file, JSON.stringify({ ...document.store, name: 'Birch Pharmacy' }));
  expect(await settings('import', file)).toEqual({ code: 1, output: expect.stringMatching(/^store\.name\n.*--yes/s) });
  expect(await settings('import', file, '--yes')).toEqual({ code: 0, output: 'store.name\nSaved as version 2.\n' });
  const shown = async () => (await (await fetch(`${test.url}/api/store`)).json()).name;
  await expect.poll(shown, { timeout: 5_000 }).toBe('Birch Pharmacy');
  await test.close();

  await writeFile(file, JSON.stringify({ store: { ...document.store, phone: '12' }, extra: 1 }));
  const refused = await settings('import', file, '--yes');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('  store.phone: a phone number as +15555550100\n');
  expect(refused.output).toContain('extra');
  await writeFile(file, JSON.stringify({ ...document, brand }));
  expect(await settings('import', file, '--yes')).toMatchObject({ code: 0 });
  expect(JSON.parse((await settings('export')).output).brand).toEqual(brand);
  await writeFile(file, '{');
  expect((await settings('import', file)).output).toContain('It isn’t JSON');
  expect((await settings('import', join(dir, 'none.json'))).output).toContain('can’t be read');
  await writeFile(file, before.output);
  expect(await settings('import', file, '--yes')).toMatchObject({ code: 0 });
  expect((await settings('export')).output).toBe(before.output);
  expect((await settings('import')).code).toBe(64);
});
