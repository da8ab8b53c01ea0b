import { readFileSync } from 'node:fs';
import { type StoreInfo, storeInfo } from '@rxweb/contracts/store';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AskOptions, askAssistant } from '../../../testing/ask-assistant.ts';
import type { Answerer } from '../../features/chat/answerer.ts';
import { createLocalAssistant } from './create-local-assistant.ts';

const root = new URL('../../../../../', import.meta.url).pathname;
const store: StoreInfo = z.parse(storeInfo, JSON.parse(readFileSync(`${root}store.json`, 'utf8')));
/** Friday at 10 am and at 6 pm in the store. */
const open = new Date('2026-11-20T18:00:00Z');
const closed = new Date('2026-11-21T02:00:00Z');

let assistant: Answerer;
beforeAll(async () => {
  assistant = await createLocalAssistant({ knowledgeDir: `${root}knowledge`, store });
});
const ask = async (text: string, now: Date, options: AskOptions = {}) =>
  (await askAssistant(assistant, store, now, text, options)).text.replaceAll('\u00a0', ' ');

describe('an answer that says to call us', () => {
  it.each([
    ['en', 'You gave me the wrong pills'],
    ['en', 'How do I refill my prescription?'],
    ['en', 'Do you repair umbrellas?'],
    ['en', 'I want to talk to a person'],
    ['es', '¿Cómo resurto mi receta?'],
    ['es', '¿Arreglan paraguas?'],
  ] as const)('says whether we are open, and when we open: %s, %s', async (language, text) => {
    const [day, night] = [await ask(text, open, { language }), await ask(text, closed, { language })];
    expect(day).toContain('(555) 555-0100');
    expect(day).toMatch(/We’re open now, until 5:30 pm\.|Estamos abiertos ahora, hasta las 5:30 p\. m\./);
    expect(night).toMatch(/We’re closed\. We open tomorrow at 8:30 am\.|Ahora estamos cerrados\. Abrimos mañana/);
  });

  it('about a wrong medicine at night says what to do until then, in the owner’s words', async () => {
    const night = await ask('You gave me the wrong pills', closed);
    expect(night).toContain('We open tomorrow at 8:30 am. Please don’t take it until our pharmacist has checked it.');
    expect(night).toMatch(/nurse line on the back of your insurance card, or go to an urgent care clinic/);
    expect(await ask('You gave me the wrong pills', open)).not.toContain('urgent care');
    const spanish = await ask('Me dieron la medicina equivocada', closed, { language: 'es' });
    expect(spanish).toContain('Hasta que nuestro farmacéutico la revise, por favor no la tome.');
  });
});

describe('a file', () => {
  it('is up to staff: the answer asks for a number, unless the visitor already left one', async () => {
    const alone = await askAssistant(assistant, store, open, '', { hasFile: true });
    expect(alone).toMatchObject({ offersPerson: true, intent: 'sending-files' });
    expect(alone.text).toContain('Our staff can see this photo: leave your number and they will call you.');
    const waiting = await askAssistant(assistant, store, open, '', { hasFile: true, waitsForPerson: true });
    expect(waiting.offersPerson).toBe(false);
    expect(waiting.text).toContain('Our staff can see this photo and already have your number.');
  });
});
