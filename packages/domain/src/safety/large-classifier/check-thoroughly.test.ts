import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio, worstForGate } from '../../../testing/cost/doubling.ts';
import { runToEnd } from '../../text/chunked.ts';
import { plainWords } from '../language/plain-words.ts';
import { checkSafety, type Utterance } from '../safety-gate.ts';
import { checkThoroughlyInSteps } from './check-thoroughly.ts';
import { readLarge } from './large-classifier.ts';

const check = (said: Utterance) => runToEnd(checkThoroughlyInSteps(said, 'en'));

describe('a note', () => {
  it.each([
    'nvm figured it out',
    'no i meant the one for the cat',
    'I WOULD LIKE TO KNOW IF YOU DELIVER TO THE GRANGE',
  ])('is not shown where the large classifier sees no distress: %s', (text) => {
    expect(checkSafety({ text }, 'en').note).toBe('talk');
    expect(check({ text })).toMatchObject({ note: null, reason: null, card: null });
  });

  it('is added where only the large classifier sees distress, and says why', () => {
    const text = 'baby is 3 weeks old and has temp 101.2, can i give tylenol';
    expect(checkSafety({ text }, 'en').note).toBeNull();
    const found = check({ text });
    expect(found).toMatchObject({ note: 'medical', card: null, reason: { segment: expect.stringContaining('weeks') } });
    expect(found.reason?.signs.length).toBeGreaterThan(0);
  });

  it('stays where a follow-up says little of itself', () => {
    const said = { text: 'and now my arm too', before: 'my chest feels tight since breakfast' };
    expect(check(said).note).toBe('medical');
  });

  it('is not added to a question of when to come', () => {
    expect(check({ text: 'what time do you open today / n tomorrow?' }).note).toBeNull();
  });
});

it('frees what is not about health from the pharmacist’s card, and nothing else', () => {
  const errand = { text: 'hours on the 26th, do you have tamiflu in stock, and can i use my HSA card' };
  const question = { text: 'can I take Mucinex with my blood pressure pill and do you have the store brand' };
  expect([errand, question].map((said) => checkSafety(said, 'en').isForPharmacist)).toEqual([true, true]);
  expect([errand, question].map((said) => check(said).isForPharmacist)).toEqual([false, true]);
});

it('changes no other card', () => {
  const said = { text: 'I want to kill myself' };
  expect(check(said)).toEqual(checkSafety(said, 'en'));
});

it.each(worstForGate)('reads %j in linear time', (piece) => {
  expect(growthOf((text) => runToEnd(readLarge(plainWords(text))), piece, 1_000).ratio).toBeLessThan(mostRatio);
});
