import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio, slowPieces } from '../../testing/cost/doubling.ts';
import { statedTimes } from '../answers/stated-times.ts';
import { maskPersonalNumbers } from '../privacy/mask-personal.ts';
import { findOtherLanguage, possibleLanguages } from '../safety/languages/find-language.ts';
import { isAboutWrongMedicine } from '../safety/wrong-medicine.ts';
import { isYes as agrees } from '../sms/by-text.ts';
import { isYes, readOptOut } from '../sms/opt-out.ts';
import { contactParts } from './contact-parts.ts';
import { deviceText } from './device-labels.ts';
import { acceptedLanguage } from './language.ts';
import { lettersAndDigits } from './letters-and-digits.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { plainLetters } from './plain-letters.ts';
import { visibleText } from './visible-text.ts';
import { saysOnlyWhen } from './visit-words.ts';

/** Besides the gate, the filters and the masks. */
const readers: Record<string, (text: string) => unknown> = {
  statedTimes,
  maskPersonalNumbers,
  findOtherLanguage,
  possibleLanguages,
  isAboutWrongMedicine,
  agrees,
  isYes,
  readOptOut: (text) => readOptOut(text, { canYesUndo: true }),
  contactParts,
  deviceText,
  acceptedLanguage,
  lettersAndDigits,
  parsePhoneNumber: (text) => parsePhoneNumber(text, ['1']),
  plainLetters,
  visibleText,
  saysOnlyWhen,
};

describe('reads a text in time in proportion to its length', () => {
  it.each(Object.entries(readers))(
    'S6 %s',
    (_, read) => {
      for (const piece of slowPieces)
        expect(growthOf((text) => void read(text), piece, 4_000).ratio, piece).toBeLessThan(mostRatio);
    },
    120_000,
  );
});
