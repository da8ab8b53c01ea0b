import { readFileSync } from 'node:fs';
import { storeInfo } from '@rxweb/contracts/store';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { composeBeside, type Knowledge } from './compose-answer.ts';
import { readSampleQuestions } from './intents/sample-questions.ts';
import { createLibrary } from './library.ts';
import { readKnowledge } from './read-knowledge.ts';

const root = new URL('../../../../../', import.meta.url).pathname;
const store = z.parse(storeInfo, JSON.parse(readFileSync(`${root}store.json`, 'utf8')));
/** A Friday at 10:00 in the store. */
const now = new Date('2026-11-20T18:00:00Z');

let knowledge: Knowledge;
beforeAll(async () => {
  const folder = `${root}knowledge`;
  knowledge = {
    store,
    library: createLibrary(await readKnowledge(folder, store), await readSampleQuestions(folder)),
  };
});

const beside = (text: string) => {
  const asked = { text, files: [], history: [], waitsForPerson: false, visitorKey: 'visitor', now };
  return composeBeside(knowledge, { ...asked, language: 'en' });
};

describe('a message with a medicine question', () => {
  it.each([
    ['can i take ibuprofen with lisinopril and do you deliver?', ['delivery']],
    ['Is it safe to drink while I take metronidazole? Also, what time do you close tomorrow?', ['store-hours']],
    ['puedo tomar tylenol con mi pastilla de la presion y a que hora abren el sabado', ['store-hours']],
    ['can I take ibuprofen with my lisinopril, and are you open Sunday?', ['store-hours']],
    ['how long after the shingles shot can i drink? and do u take walk ins for it', ['vaccines']],
    ['i take warfarin so can i get the flu shot and do i need an appointment', ['vaccines']],
    ['is the yellow one supposed to make me thirsty, also can i set up reminders', ['texts-and-calls']],
  ])('gets the store’s part answered: %s', (text, sources) => {
    const answer = beside(text);
    expect(answer?.text).toMatch(/^(For the rest of your message|Sobre lo demás de su mensaje):\n\n/);
    expect(answer?.sources.map(({ id }) => id)).toEqual(expect.arrayContaining(sources));
  });

  it.each([['can i take ibuprofen with lisinopril and who won the game last night', 'who won the game last night']])(
    'gets what no page knows of the rest named: %s',
    (text, open) => {
      expect(beside(text)).toMatchObject({ outcome: 'unknown', intent: null });
      expect(beside(text)?.text).toContain(`I don’t know about “${open}”. For that, call us at`);
    },
  );

  it.each([
    'can i take ibuprofen with lisinopril',
    'can i take ibuprofen with lisinopril? is that normal? what should i do',
    'How long does Plan B stay in your system?',
    'should I get the flu shot while I take prednisone, or wait?',
    'if I miss a metformin pill, do I double up tomorrow? I am so forgetful, my daughter laughs at me',
    'mi hijo puede tomar dos tabletas de benadryl? tiene 6 años y pesa 20 kilos',
  ])('gets no page of ours for the medicine: %s', (text) => {
    expect(beside(text)).toBeNull();
  });
});
