import { languages } from '@rxweb/contracts/shared/language';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confirmedText, confirmQuestion, isYes } from './by-text.ts';
import { readOptOut } from './opt-out.ts';
import { measureSms } from './segments.ts';

it.each(['YES', ' yes! ', 'Sí', 'SI', 'si, por favor', 'Ok.', 'de acuerdo', 'Acepto'])('takes %j for a yes', (text) => {
  expect(isYes(text)).toBe(true);
  expect(readOptOut(text, { canYesUndo: false })).toBeNull();
});

it.each(['', 'no', 'yes but call me first', 'STOP', 'start', 'si no abren hoy', 'yesterday', 'help', '👍'])(
  'takes %j for no yes',
  (text) => {
    expect(isYes(text)).toBe(false);
  },
);

it.each(languages)('S29-211 asks and welcomes in one segment with all that carriers look for, in %s', (language) => {
  for (const text of [
    confirmQuestion('Alder Street Pharmacy', language),
    confirmedText('Alder Street Pharmacy', language),
  ]) {
    expect(measureSms(text)).toMatchObject({ encoding: 'GSM-7', segments: 1 });
    expect(text).toMatch(/^Alder Street Pharmacy: .*HELP.*/);
    expect(text).toContain('STOP');
  }
  expect(confirmQuestion('A', language)).toMatch(
    language === 'es' ? /Responda SI.*frecuencia.*tarifas/ : /Reply YES.*frequency.*rates/,
  );
  expect(confirmedText('A', language)).toMatch(/911.*988/);
});

it('fits any name', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 120, unit: 'binary' }),
      fc.constantFrom(...languages),
      (name, language) => {
        expect(measureSms(confirmQuestion(name, language)).units).toBeLessThanOrEqual(160);
      },
    ),
  );
});
