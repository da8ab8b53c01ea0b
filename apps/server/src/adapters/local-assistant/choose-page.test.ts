import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAssistant } from '../../../testing/ask-assistant.ts';
import { testStore } from '../../../testing/test-store.ts';
import type { Answerer } from '../../features/chat/answerer.ts';
import { createLocalAssistant } from './create-local-assistant.ts';

const now = new Date('2026-11-20T18:00:00Z');
const page = (id: string, title: string, question: string) =>
  `---\nid: ${id}\ntitle: ${title}\nreviewed: 2026-11-16\nquestions: [${question}]\nkeywords: [gizmo]\n---\n\nAbout ${id}.\n`;

let dir: string;
let assistant: Answerer;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rxweb-knowledge-'));
  await Promise.all(['en', 'es'].map((language) => mkdir(join(dir, language))));
  await writeFile(join(dir, 'en', 'a.md'), page('gizmo-paint', 'Gizmo paint', 'Do you paint gizmos?'));
  await writeFile(join(dir, 'en', 'b.md'), page('gizmo-repair', 'Gizmo repair', 'Do you repair gizmos?'));
  await writeFile(join(dir, 'es', 'a.md'), page('gizmo-paint', 'Pintura de gizmos', '¿Pintan gizmos?'));
  await writeFile(join(dir, 'es', 'b.md'), page('gizmo-repair', 'Arreglo de gizmos', '¿Arreglan gizmos?'));
  assistant = await createLocalAssistant({ knowledgeDir: dir, store: testStore });
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const ask = (text: string, earlier: string[] = [], language: 'en' | 'es' = 'en') =>
  askAssistant(assistant, testStore, now, text, { earlier, language });

describe('two pages that fit alike', () => {
  it('are both offered, in words and to tap', async () => {
    const said = await ask('a gizmo');
    expect(said).toMatchObject({ outcome: 'which', intent: null, offersPerson: false });
    expect(said.text).toBe('I can help with either of these. Which one do you mean?\n\n- Gizmo paint\n- Gizmo repair');
    expect(said.suggestions).toEqual(['Do you paint gizmos?', 'Do you repair gizmos?']);
    expect(said.sources.map(({ id }) => id)).toEqual(['gizmo-paint', 'gizmo-repair']);
  });

  it.each([
    ['the first one', 'gizmo-paint'],
    ['second', 'gizmo-repair'],
    ['2', 'gizmo-repair'],
    ['the other one please', 'gizmo-repair'],
    ['Do you repair gizmos?', 'gizmo-repair'],
    ['la primera', 'gizmo-paint'],
    ['el segundo', 'gizmo-repair'],
  ])('are distinguished by the answer "%s"', async (choice, id) => {
    expect((await ask(choice, ['a gizmo'])).intent).toBe(id);
    expect((await ask(choice, ['gizmo'], 'es')).intent).toBe(id);
  });

  it('are not thought of where none were offered', async () => {
    expect((await ask('the first one', ['hello'])).outcome).toBe('unknown');
  });
});
