import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readKnowledge } from '../read-knowledge.ts';
import { parseKnowledgePage } from './knowledge-page.ts';

const day = [{ opens: '08:30', closes: '17:30' }];
const store: StoreInfo = z.parse(storeInfo, {
  name: 'Test Pharmacy',
  address: '1 Main Street',
  phone: '+15555550199',
  timeZone: 'America/New_York',
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
});

const page = (
  fields = 'id: parking\ntitle: Parking\nreviewed: 2026-11-16\nquestions: [Where can I park?]',
  answer = 'Call {{phone}}.',
) => `---\n${fields}\n---\n\n${answer}\n`;

it("fills in the store's name and phone", () => {
  const read = parseKnowledgePage('a.md', page(undefined, '{{ name }} is at {{phone}}.\r\nBye.'), store);
  expect(read.answer).toBe('Test Pharmacy is at (555) 555-0199.\nBye.');
  expect(read).toMatchObject({
    id: 'parking',
    title: 'Parking',
    reviewed: '2026-11-16',
    questions: ['Where can I park?'],
    keywords: [],
  });
});

it.each([
  ['no front matter', 'Just text.', /a\.md: it must start with front matter/],
  ['no title', page('id: parking\nreviewed: 2026-11-16\nquestions: [Where to park?]'), /a\.md: title: /],
  [
    'a date that is none',
    page('id: parking\ntitle: P\nreviewed: 2026-02-30\nquestions: [Where to park?]'),
    /a\.md: reviewed: a date of the calendar/,
  ],
  ['no questions', page('id: parking\ntitle: P\nreviewed: 2026-11-16\nquestions: []'), /a\.md: questions: /],
  [
    'an unknown field',
    page('id: parking\ntitle: P\nreviewed: 2026-11-16\nquestions: [Where to park?]\ncolour: red'),
    /a\.md: .*colour/,
  ],
  ['broken YAML', page('id: [parking'), /a\.md: front matter: /],
  ['an id twice in the front matter', page('id: a\nid: b'), /a\.md: front matter: /],
  ['an unknown placeholder', page(undefined, 'Fax {{fax}}'), /a\.md: \{\{fax\}\} isn’t a known placeholder/],
  ['no answer', page(undefined, ' '), /a\.md: the answer .* is empty/],
])('refuses a page with %s in one line that names the file and the field', (_what, text, message) => {
  expect(() => parseKnowledgePage('a.md', text, store)).toThrow(message);
  expect(() => parseKnowledgePage('a.md', text, store)).not.toThrow(/\n/);
});

let dir = '';
afterEach(() => rm(dir, { recursive: true, force: true }));

it('refuses two pages of one id and names both files', async () => {
  dir = await mkdtemp(join(tmpdir(), 'rxweb-knowledge-'));
  await mkdir(join(dir, 'en'));
  await writeFile(join(dir, 'en', 'a.md'), page());
  await writeFile(join(dir, 'en', 'b.md'), page());
  await expect(readKnowledge(dir, store)).rejects.toThrow(/b\.md: id: parking is also the id of .*a\.md/);
});

it('refuses a folder that is not there', async () => {
  await expect(readKnowledge('/nowhere', store)).rejects.toThrow('KNOWLEDGE_DIR /nowhere/en cannot be read');
});
