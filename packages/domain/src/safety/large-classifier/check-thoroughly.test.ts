import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio, worstForGate } from '../../../testing/cost/doubling.ts';
import { runToEnd } from '../../text/chunked.ts';
import { plainWords } from '../language/plain-words.ts';
import { checkSafety, type Utterance } from '../safety-gate.ts';
import { checkThoroughlyInSteps } from './check-thoroughly.ts';
import { readLarge } from './large-classifier.ts';

const check = (said: Utterance) => runToEnd(checkThoroughlyInSteps(said, 'en'));

describe('a card', () => {
  it('is added where the large classifier is surer of danger, and says why', () => {
    const text = 'baby is 3 weeks old and has temp 101.2, can i give tylenol';
    expect(checkSafety({ text }, 'en')).toMatchObject({ card: null, note: 'medical' });
    const found = check({ text });
    expect(found).toMatchObject({ kind: 'emergency', card: { tier: 'emergency' }, isForPharmacist: false });
    expect(found.reason?.segment).toContain('weeks');
    expect(found.reason?.signs.length).toBeGreaterThan(0);
  });

  it.each(['bye', 'adiós', 'Can I give ibuprofen after Tylenol?'])('is not added to: %s', (text) => {
    expect(check({ text }).card).toBeNull();
  });
});

describe('a note', () => {
  it.each([
    'but keep the ones for when its ready',
    'and if she doesnt answer u?',
    "my arm's kinda big will it go around",
  ])('is not shown where the large classifier sees no distress: %s', (text) => {
    expect(checkSafety({ text }, 'en').note).toBe('talk');
    expect(check({ text })).toMatchObject({ note: null, reason: null, card: null });
  });

  it('is added where only the large classifier sees distress, and says why', () => {
    const text = 'my tick bite has a big ring round it like a target and my knees ache';
    expect(checkSafety({ text }, 'en').note).toBeNull();
    const found = check({ text });
    expect(found).toMatchObject({ note: 'medical', card: null, reason: { segment: expect.stringContaining('tick') } });
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

describe('the pharmacist’s card', () => {
  const stock = 'the cold ones too? my enbrel';
  const isFor = (text: string, share: number | null) => check({ text, medicineShare: () => share }).isForPharmacist;

  it.each([
    ['the gate’s decision without a larger reader', null, true],
    ['a reader that is sure of an errand', 0.05, false],
    ['a reader that half agrees', 0.2, true],
  ])('follows %s', (_case, share, expected) => {
    expect(checkSafety({ text: stock }, 'en').isForPharmacist).toBe(true);
    expect(isFor(stock, share)).toBe(expected);
  });

  it('is added where only the reader sees a medicine question', () => {
    const text = 'Pa’s been on the Coumadin 9 years, is the spinach ok';
    expect([isFor('do you deliver', 0.3), isFor(text, 0.6)]).toEqual([false, true]);
  });

  it('stays for an early refill of a controlled medicine', () => {
    expect(isFor('I need an early refill of Adderall', 0)).toBe(true);
  });
});

it('changes no other card', () => {
  const said = { text: 'I want to kill myself' };
  expect(check(said)).toEqual(checkSafety(said, 'en'));
});

it.each(worstForGate)('reads %j in linear time', (piece) => {
  expect(growthOf((text) => runToEnd(readLarge(plainWords(text))), piece, 1_000).ratio).toBeLessThan(mostRatio);
});
