import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePlain } from './make-plain.ts';
import { measureSms } from './segments.ts';

const gsmCharacter = fc.constantFrom(...'aZ09 @£èñÑ\n', ...'^{}[]~|€\\');
const anyCharacter = fc.oneof(gsmCharacter, fc.constantFrom('á', 'í', '“', '…', '—', '漢', '😀', '\u00A0'));

describe('measureSms', () => {
  it.each([
    ['', 'GSM-7', 0, 0, 160],
    ['Hello', 'GSM-7', 5, 1, 155],
    ['¿Está lista? é ñ', 'UCS-2', 16, 1, 54],
    ['¿Cuando? é ñ ü à', 'GSM-7', 16, 1, 144],
    ['€', 'GSM-7', 2, 1, 158],
    ['ç', 'UCS-2', 1, 1, 69],
    ['Ç', 'GSM-7', 1, 1, 159],
    ['a'.repeat(160), 'GSM-7', 160, 1, 0],
    ['a'.repeat(161), 'GSM-7', 161, 2, 145],
    ['a'.repeat(306), 'GSM-7', 306, 2, 0],
    ['a'.repeat(307), 'GSM-7', 307, 3, 152],
    ['á'.repeat(70), 'UCS-2', 70, 1, 0],
    ['á'.repeat(71), 'UCS-2', 71, 2, 63],
    ['á'.repeat(135), 'UCS-2', 135, 3, 66],
    ['€'.repeat(80), 'GSM-7', 160, 1, 0],
  ] as const)('measures %j', (text, encoding, units, segments, unitsLeft) => {
    expect(measureSms(text)).toEqual({ encoding, units, segments, unitsLeft });
  });

  it('does not split an escape and its sign over two parts', () => {
    expect(measureSms(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toMatchObject({
      units: 305,
      segments: 2,
      unitsLeft: 0,
    });
    expect(measureSms(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ units: 306, segments: 3 });
  });

  it('does not split a surrogate pair over two parts', () => {
    expect(measureSms(`${'á'.repeat(66)}😀${'á'.repeat(66)}`)).toMatchObject({ units: 134, segments: 3 });
  });

  it('never holds more than its parts can, nor one part too many', () => {
    fc.assert(
      fc.property(fc.array(anyCharacter, { maxLength: 400 }), (characters) => {
        const { encoding, units, segments, unitsLeft } = measureSms(characters.join(''));
        const [alone, inParts] = encoding === 'GSM-7' ? [160, 153] : [70, 67];
        if (units <= alone) return segments === Math.min(units, 1) && unitsLeft === alone - units;
        const leastParts = Math.ceil(units / inParts);
        // A part loses one unit at most to a character that is not split.
        const mostParts = Math.ceil(units / (inParts - 1));
        return leastParts <= segments && segments <= mostParts && unitsLeft >= 0 && unitsLeft < inParts;
      }),
    );
  });

  it('takes exactly as many further units as it says are left', () => {
    fc.assert(
      fc.property(fc.array(anyCharacter, { minLength: 1, maxLength: 300 }), (characters) => {
        const text = characters.join('');
        const { segments, unitsLeft } = measureSms(text);
        const filler = 'a'.repeat(unitsLeft);
        return (
          measureSms(text + filler).segments === segments && measureSms(`${text}${filler}a`).segments === segments + 1
        );
      }),
    );
  });
});

describe('makePlain', () => {
  it.each([
    ['“Hi” – it’s ready…', '"Hi" - it\'s ready...'],
    ['¿Está lista mañana? Él llamó', '¿Esta lista mañana? Él llamo'],
    ['ÁÍÓÚ áíóú', 'AIOU aiou'],
    ['é ñ Ñ ü à ù ì ò È', 'é ñ Ñ ü à ù ì ò E'],
    ['5:30\u00A0p.\u202Fm.', '5:30 p. m.'],
    ['façade, Łódź, cœur, naïve, Dvořák', 'facade, Lodz, coeur, naive, Dvorak'],
    ['cafe\u0301 an\u0303o', 'café año'],
    ['ＯＫ！ ﬁne', 'OK! fine'],
    ['a\u200Bb', 'ab'],
    ['line one\r\nline two', 'line one\r\nline two'],
  ])('%j becomes %j', (text, plain) => {
    expect(makePlain(text)).toEqual({ text: plain, isChanged: text !== plain, kept: [] });
    expect(measureSms(plain).encoding).toBe('GSM-7');
  });

  it('reports what it cannot simplify and leaves that unchanged', () => {
    expect(makePlain('Ready 👍🏽 “now” 👨‍👩‍👧 👍🏽')).toEqual({
      text: 'Ready 👍🏽 "now" 👨‍👩‍👧 👍🏽',
      isChanged: true,
      kept: ['👍🏽', '👨‍👩‍👧'],
    });
  });

  it.each(['1½ tablets', '10² units', '50 µg', '38°'])('never guesses at an amount: %s', (text) => {
    expect(makePlain(text)).toMatchObject({ text, isChanged: false });
    expect(makePlain(text).kept).toHaveLength(1);
  });

  it('is GSM-7 exactly when nothing was kept, and plain text stays unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const { text: plain, kept } = makePlain(text);
        expect(measureSms(plain).encoding === 'GSM-7').toBe(kept.length === 0);
        expect(makePlain(plain).text).toBe(plain);
      }),
    );
    fc.assert(fc.property(fc.array(gsmCharacter), (characters) => !makePlain(characters.join('')).isChanged));
  });
});
