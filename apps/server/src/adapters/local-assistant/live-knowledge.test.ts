import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askAssistant } from '../../../testing/ask-assistant.ts';
import { testStore } from '../../../testing/test-store.ts';
import { createLocalAssistant, type LocalAssistant } from './create-local-assistant.ts';

const root = new URL('../../../../../', import.meta.url).pathname;
const now = new Date('2026-11-20T18:00:00Z');
const page = (answer: string) =>
  `---\nid: hearing-aids\ntitle: Hearing aids\nreviewed: 2026-11-16\nquestions: [Do you clean hearing aids?]\nkeywords: [hearing aids]\n---\n\n${answer}\n`;

let dir: string;
let store: typeof testStore;
let assistant: LocalAssistant;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rxweb-knowledge-'));
  for (const language of ['en', 'es'])
    await cp(join(root, 'knowledge', language, 'refills.md'), join(dir, language, 'refills.md'));
  store = { ...testStore };
  assistant = await createLocalAssistant({ knowledgeDir: dir, store });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const ask = async (text: string) => (await askAssistant(assistant, store, now, text)).text;
const file = () => join(dir, 'en', 'hearing-aids.md');

describe('a changed folder of knowledge', () => {
  it('is live with the next look: a page added, changed, removed', async () => {
    expect(await assistant.refresh()).toBe(false);
    expect(await ask('Do you clean hearing aids?')).toContain('I don’t know about “clean hearing aids”');

    await writeFile(file(), page('We do, call {{phone}}.'));
    expect(await assistant.refresh()).toBe(true);
    expect(await ask('Do you clean hearing aids?')).toContain('We do, call (555) 555-0199.');
    expect(assistant.pages('en').map(({ id }) => id)).toEqual(['hearing-aids', 'refills']);

    await writeFile(file(), page('We no longer do.'));
    await assistant.refresh();
    expect(await ask('Do you clean hearing aids?')).toBe('We no longer do.');

    await rm(file());
    await assistant.refresh();
    expect(await ask('Do you clean hearing aids?')).toContain('I don’t know about “clean hearing aids”');
  });

  it('that is broken leaves the last good pages, and is named', async () => {
    await writeFile(file(), page('Fax us at {{fax}}.'));
    await expect(assistant.refresh()).rejects.toThrow(/hearing-aids\.md: \{\{fax\}\} isn’t a known placeholder/);
    expect(await ask('How do I refill my prescription?')).toContain('To refill a prescription');

    await rm(join(dir, 'en'), { recursive: true });
    await expect(assistant.refresh()).rejects.toThrow(/en cannot be read/);
    expect(await ask('How do I refill my prescription?')).toContain('To refill a prescription');
  });

  it('says the new phone when the store has one', async () => {
    store.phone = '+15555550142';
    expect(await assistant.refresh()).toBe(true);
    expect(await ask('How do I refill my prescription?')).toContain('(555) 555-0142');
  });
});
