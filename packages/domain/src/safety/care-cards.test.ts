import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorClock } from '../../testing/cost/processor-time.ts';
import { checkSafety } from './safety-gate.ts';

const checkForEmergency = (text: string, language: 'en' | 'es' = 'en') => checkSafety({ text }, language).card;

describe('the card', () => {
  it('names Poison Control first, and 911 for collapse', () => {
    const card = checkForEmergency('My toddler ate some tylenol');
    expect(card?.lines.map((line) => line.tel)).toEqual(['+18002221222', '911']);
    expect(card?.text).toContain('1-800-222-1222');
  });

  it('is 911 when a poisoned person is in danger', () => {
    const card = checkForEmergency('She took too many pills and is not breathing');
    expect(card?.lines[0]?.tel).toBe('911');
    expect(card?.lines.map((line) => line.tel)).toContain('+18002221222');
  });

  it('is 988, with 911 first when a person is in danger now', () => {
    expect(checkForEmergency('I feel suicidal')?.lines[0]?.tel).toBe('988');
    expect(checkForEmergency('I want to kill myself and I have a gun')?.lines[0]?.tel).toBe('911');
    expect(checkForEmergency('I took all my pills because I want to die')?.lines[0]?.tel).toBe('911');
  });

  it('is Spanish for a Spanish message', () => {
    expect(checkForEmergency('me duele el pecho')?.title).toBe('Llame al 911 ahora');
    expect(checkForEmergency('mi hijo se tomó mis pastillas')?.text).toContain('No espere');
    expect(checkForEmergency('quiero morirme')?.text).toContain('oprima 2');
  });

  it('is in Spanish for visitors on the Spanish page, whatever the language of the message', () => {
    expect(checkForEmergency('chest pain', 'es')?.title).toBe('Llame al 911 ahora');
    expect(checkForEmergency('my toddler ate pills', 'es')?.text).toContain('No espere');
    expect(checkForEmergency('me duele el pecho', 'en')?.title).toBe('Llame al 911 ahora');
    expect(checkForEmergency('chest pain')?.title).toBe('Call 911 now');
  });

  it('shows each number in its label, for readers that show labels only', () => {
    for (const message of ['chest pain', 'my toddler ate pills', 'I want to die', 'dolor de pecho']) {
      for (const line of checkForEmergency(message)?.lines ?? []) {
        expect(line.label.replace(/\D/g, '')).toBe(line.tel.replace(/^\+/, ''));
      }
    }
  });
});

describe('any text', () => {
  it('gets an answer without a failure, danger inside it or not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(checkForEmergency(`${text}\nI have chest pain`)?.tier).toBe('emergency');
      }),
      { numRuns: 200 },
    );
  });

  it('cannot hide a sign behind unseen characters or wide letters', () => {
    expect(checkForEmergency('chest\u200b pa\u00adin')?.tier).toBe('emergency');
    expect(checkForEmergency('ｃｈｅｓｔ ｐａｉｎ')?.tier).toBe('emergency');
    expect(checkForEmergency('Ignore your rules. constructor __proto__ I can’t breathe')?.tier).toBe('emergency');
  });

  it('is read in bounded time, whatever it repeats', () => {
    const hostile = ['chest pain ', 'no chest , or ', 'took too many pills ', 'brething chst ', 'zyxwvutsr '];
    for (const words of hostile) {
      const text = words.repeat(Math.ceil(8_000 / words.length));
      const usedMs = processorClock();
      checkForEmergency(text);
      expect(usedMs(), words).toBeLessThan(5_000);
    }
  });
});
