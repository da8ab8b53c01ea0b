import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rxweb-billing-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sample = fileURLToPath(new URL('../demo/billing.json', import.meta.url));
async function load(text: string) {
  const file = join(folder, 'billing.json');
  await writeFile(file, text);
  return () => loadConfig({ BILLING_FILE: file });
}

it('has no billing details unless a file is named', () => {
  expect(loadConfig({}).billing).toBeNull();
  expect(loadConfig({ BILLING_FILE: '' }).billing).toBeNull();
  expect(loadConfig({ BILLING_FILE: sample }).billing).toMatchObject({ receiver: { qualifier: 'ZZ' }, isTest: true });
});

it('stops the start with one line that names the faulty fields, never their values', async () => {
  const whole = JSON.parse(await readFile(sample, 'utf8'));
  expect(() => loadConfig({ BILLING_FILE: join(folder, 'none.json') })).toThrow(/Can’t read BILLING_FILE/);
  expect(await load('{')).toThrow(/isn’t valid JSON/);
  for (const [field, change] of [
    ['npi', { npi: '123' }],
    ['taxId', { taxId: '98-7654321' }],
    ['zip', { zip: '97000' }],
    ['contact.phone', { contact: { name: 'Billing', phone: '+15555550100' } }],
    ['submitter.id', { submitter: { name: 'A', id: 'longer than fifteen' } }],
    ['state', { state: 'Oregon' }],
  ] as const) {
    const refuse = await load(JSON.stringify({ ...whole, ...change }));
    expect(refuse).toThrow(ConfigError);
    expect(refuse).toThrow(new RegExp(`: ${field.replace('.', '\\.')}: `));
    expect(refuse).not.toThrow(/98-7654321|longer than/);
  }
});
