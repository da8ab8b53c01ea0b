import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { testStore } from '../../../testing/test-store.ts';
import { createLibrary, type Library } from './library.ts';
import { readKnowledge } from './read-knowledge.ts';
import { textsOf } from './texts/texts.ts';
import { findChoice } from './topic.ts';

let library: Library;
beforeAll(async () => {
  const folder = fileURLToPath(new URL('../../../../../knowledge/', import.meta.url));
  library = createLibrary(await readKnowledge(folder, testStore));
});

const offer = `${textsOf.en.either}\n\n- Vaccines\n- Delivery and mail`;
const choiceAfter = (text: string, said: string) => findChoice(library, said, [{ role: 'assistant', text }]);

it('finds the page that a visitor picks, also below other answers', () => {
  expect(choiceAfter(offer, 'the second one')).toBe('delivery');
  const beside = `**“do you deliver”**\n\n- bring your card\n\n**“can it come”**\n\n${offer}\n\nWe’re open now.`;
  expect(choiceAfter(beside, 'the first one')).toBe('vaccines');
});

it('finds none without an offer, or with two', () => {
  expect(choiceAfter('- Vaccines\n- Delivery and mail', 'the first one')).toBeNull();
  expect(choiceAfter(`${offer}\n\n${offer}`, 'the first one')).toBeNull();
});
