import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorClock } from '../../testing/cost/processor-time.ts';
import { isCarrierStop, isYes, readOptOut } from './opt-out.ts';
import { nullCases, stopCases, wishCases } from './opt-out-cases.ts';

const read = (text: string, canYesUndo = false) => readOptOut(text, { canYesUndo });
const anyCase = fc.constantFrom(...stopCases, ...wishCases, ...nullCases);
const around = fc.string({ unit: fc.constantFrom(' ', '\n', '.', '!', '*', '"', '…', '\u200B', '🙏'), maxLength: 4 });

describe('readOptOut', () => {
  it.each(stopCases)('T4 counts as stop: %s', (text) => expect(read(text)).toBe('stop'));
  it.each(wishCases)('T4 is a wish for staff to confirm: %s', (text) => expect(read(text)).toBe('wish'));
  it.each(nullCases)('T4 says nothing about texts: %s', (text) => expect(read(text)).toBeNull());

  it('T4 is measured on at least 60 wordings that count and 60 that must not', () => {
    expect(new Set([...stopCases, ...wishCases]).size).toBeGreaterThanOrEqual(60);
    expect(new Set(nullCases).size).toBeGreaterThanOrEqual(60);
  });

  it.each(['START', 'start.', 'Unstop', 'ＳＴＡＲＴ'])('T4 starts again: %s', (text) => {
    expect(read(text)).toBe('start');
    expect(read(text, true)).toBe('start');
  });

  it('T4 takes YES as start only where it can undo the opt-out', () => {
    expect([read('Yes!'), read('Yes!', true), read('yes please', true)]).toEqual([null, 'start', null]);
    expect(['Yes!', 'yes', 'YES YES', 'yes please', 'Start'].map(isYes)).toEqual([true, true, true, false, false]);
  });

  it('T4 knows which stops are Twilio’s own', () => {
    expect(['STOP', ' Unsubscribe ', 'quit'].map(isCarrierStop)).toEqual([true, true, true]);
    expect(['S.T.O.P', 'stop all', 'STOP STOP', 'please stop'].map(isCarrierStop)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it.each(['HELP', 'help!', 'Info', '¿info?'])('answers help: %s', (text) => expect(read(text)).toBe('help'));

  it.each(['', ' ', '...', '👍', '7'])('says nothing: %j', (text) => expect(read(text)).toBeNull());

  it('T4 does not mind case, spaces and punctuation around', () => {
    fc.assert(
      fc.property(anyCase, around, around, (text, before, after) => {
        expect(read(`${before}${text}${after}`)).toBe(read(text));
        expect(read(text.toUpperCase())).toBe(read(text));
        expect(read(text.toLowerCase())).toBe(read(text));
        expect(read(text.replaceAll(' ', '  '))).toBe(read(text));
      }),
      { numRuns: 300 },
    );
  });

  it('reads any text in little time', () => {
    const usedMs = processorClock();
    for (const part of ['stop ', 'no me manden ', 'do not want to get ', 'cancel the ']) read(part.repeat(1_000));
    expect(usedMs()).toBeLessThan(500);
  });
});
