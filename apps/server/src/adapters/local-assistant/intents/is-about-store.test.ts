import { beforeAll, describe, expect, it } from 'vitest';
import { testStore } from '../../../../testing/test-store.ts';
import { createLibrary, type Library } from '../library.ts';
import { readKnowledge } from '../read-knowledge.ts';
import { isAboutStore } from './is-about-store.ts';
import { readAsked } from './read-asked.ts';
import { createSampleQuestions } from './sample-questions.ts';

const folder = new URL('../../../../../../knowledge', import.meta.url).pathname;
let library: Library;
beforeAll(async () => {
  library = createLibrary(await readKnowledge(folder, testStore), createSampleQuestions(await readAsked(folder)));
});

describe('a question that the gate takes for the pharmacist’s', () => {
  it.each([
    'will the pharmacy counter be open the day after Christmas, and can I still use my flex card then',
    'are you holding my lisinopril for Saturday or do I need to call first',
    'who do I call about the cream you were out of last week, is it back in',
    'mi clonazepam está en Walgreens, ¿se puede pasar con ustedes?',
  ])('is about the store: %s', (text) => {
    expect(isAboutStore(library, text, 0.3)).toBe(true);
  });

  it.each([
    'can I take the cold medicine with my blood pressure pill',
    'what time do you close, and is it bad to drink on this antibiotic',
    'me arde al orinar, ¿qué me tomo?',
    'how much Tylenol for a 20 pound baby, and do you have the dropper kind',
  ])('is for the pharmacist: %s', (text) => {
    expect(isAboutStore(library, text, 0.3)).toBe(false);
  });

  it('needs a surer reading where the gate is sure', () => {
    const text = 'will the new dose change when my refill is due';
    const [unsure, sure] = [isAboutStore(library, text, 0.3), isAboutStore(library, text, 0.9)];
    expect([unsure, sure]).toEqual([true, false]);
  });

  it('is never about the store without sample questions', async () => {
    const bare = createLibrary(await readKnowledge(folder, testStore));
    expect(isAboutStore(bare, 'where do you park', 0.1)).toBe(false);
  });
});
