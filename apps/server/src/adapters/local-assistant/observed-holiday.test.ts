import { readFileSync } from 'node:fs';
import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { askAssistant } from '../../../testing/ask-assistant.ts';
import { createLocalAssistant } from './create-local-assistant.ts';

const root = new URL('../../../../../', import.meta.url).pathname;
const sample: StoreInfo = z.parse(storeInfo, JSON.parse(readFileSync(`${root}store.json`, 'utf8')));
const question = 'Are you open on December 25, 2027?';
const ask = async (store: StoreInfo) => {
  const assistant = await createLocalAssistant({ knowledgeDir: `${root}knowledge`, store });
  const options = { earlier: [], hasFile: false, language: 'en' } as const;
  return (await askAssistant(assistant, store, new Date('2026-11-20T18:00:00Z'), question, options)).text;
};

it('a holiday on a Saturday with hours isn’t promised as open because its Friday is closed', async () => {
  const closures = sample.closures.filter(({ date }) => date !== '2027-12-25');
  const said = await ask({ ...sample, closures });
  expect(said).toContain('On Friday, December 24, 2027, we’re **closed** for Christmas Day (observed)');
  expect(said).toContain('isn’t on our list of special days');
  expect(said).toContain('(555) 555-0100');
  expect(said).not.toMatch(/^Yes|December 25, 2027, we’re open/);
});

it('the sample store is closed on Christmas Day itself, too', async () => {
  expect(await ask(sample)).toContain('On Saturday, December 25, 2027, we’re **closed** for Christmas Day');
});
