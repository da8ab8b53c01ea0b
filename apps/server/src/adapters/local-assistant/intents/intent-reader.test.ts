import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '@rxweb/domain/text/chunked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAssistant } from '../../../../testing/ask-assistant.ts';
import { testStore } from '../../../../testing/test-store.ts';
import { createLocalAssistant, type LocalAssistant } from '../create-local-assistant.ts';
import { createIntentReader, learnIntents } from './intent-reader.ts';

const now = new Date('2026-11-20T18:00:00Z');

describe('a reader of intents', () => {
  const examples = [
    { text: 'paint the gizmo blue', intent: 'paint' },
    { text: 'a new color for mine', intent: 'paint' },
    { text: 'it broke in two', intent: 'repair' },
    { text: 'the handle came off', intent: 'repair' },
  ];

  const readerOf = () => createIntentReader(runToEnd(learnIntents(examples)), [], () => true);

  it('finds what the words were asked for before, and is as sure of all together as of one thing', () => {
    const read = readerOf()('another color');
    expect(read.get('paint')).toBeGreaterThan(read.get('repair') ?? 0);
    const sum = [...read.values()].reduce((total, likelihood) => total + Math.exp(likelihood), 0);
    expect(sum).toBeCloseTo(1, 2);
  });

  it('takes the very words of an example for what it asks', () => {
    expect([...readerOf()('It broke, in TWO!')]).toEqual([['repair', 0]]);
  });

  it('learns the same every time', () => {
    expect([...readerOf()('handle')]).toEqual([...readerOf()('handle')]);
  });

  it('is sure of nothing in words that it never read', () => {
    const read = readerOf()('zorgon quux');
    expect(Math.exp(read.get('paint') ?? 0)).toBeCloseTo(0.5, 1);
  });
});

describe('lists of ways of asking', () => {
  let dir: string;
  let assistant: LocalAssistant;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'rxweb-asked-'));
    for (const [id, question] of [
      ['gizmo-paint', 'Do you paint gizmos?'],
      ['gizmo-repair', 'Do you repair gizmos?'],
    ]) {
      for (const language of ['en', 'es']) {
        await mkdir(join(dir, language, 'asked'), { recursive: true });
        const head = `---\nid: ${id}\ntitle: About ${id}\nreviewed: 2026-11-16\nquestions: [${question}]\n---\n`;
        await writeFile(join(dir, language, `${id}.md`), `${head}\nAbout ${id}.\n`);
      }
    }
    assistant = await createLocalAssistant({ knowledgeDir: dir, store: testStore });
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));
  const intentOf = async (text: string) => (await askAssistant(assistant, testStore, now, text)).intent;
  const write = async (name: string, lines: string[]) => {
    const file = join(dir, 'en', 'asked', name);
    await writeFile(file, lines.join('\r\n'));
    await utimes(file, now, new Date(now.getTime() + Math.random() * 1e6));
    expect(await assistant.refresh()).toBe(true);
  };

  it('are applied while the server runs, for pages, facts and topics that are not ours', async () => {
    expect(await intentOf('wobbly handle came off')).toBeNull();
    await write('gizmo-repair.txt', ['the handle came off', 'my wobbly handle', '', 'handle is wobbly again']);
    expect(await intentOf('wobbly handle came off')).toBe('gizmo-repair');
    await write('address.txt', ['which turn at the lighthouse', 'past the lighthouse or before', 'near lighthouse?']);
    expect(await intentOf('turn at the lighthouse')).toBe('address');
    await write('open-now.txt', ['lights on over there', 'see the lights on', 'lights on?']);
    expect(await intentOf('are the lights on over there')).toBe('open-now');
  });

  it('of a removed page lead nowhere', async () => {
    await write('gizmo-hire.txt', ['borrow one for a week', 'borrow it', 'can we borrow']);
    expect(await intentOf('borrow one for a week')).not.toBe('gizmo-hire');
  });
});
