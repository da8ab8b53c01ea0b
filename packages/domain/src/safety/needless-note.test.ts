import { describe, expect, it } from 'vitest';
import { checkSafety } from './safety-gate.ts';

describe('notes and the pharmacist’s card beside a time or a complaint about the assistant', () => {
  it.each([
    'is 8:30 am too early',
    'my ride can only bring me before 10 or after 4:30, which works',
    'el domingo después de misa, tipo 2',
    'no me entendiste nada',
    'que dia me conviene ir la próxima semana, como a las 7',
  ])('none: %s', (text) => {
    expect(checkSafety({ text }, 'en')).toMatchObject({ card: null, note: null, isForPharmacist: false });
  });

  it.each(['is 8 am too early for my second dose', 'can i take it before 9', 'is it safe before 9'])(
    'still the pharmacist’s: %s',
    (text) => {
      expect(checkSafety({ text }, 'en').isForPharmacist).toBe(true);
    },
  );

  it.each(['nadie me entiende', 'my last night here', 'ok wont be here tomorrow', 'me voy esta noche'])(
    'still a card or note: %s',
    (text) => {
      const { card, note } = checkSafety({ text }, 'en');
      expect(card ?? note).not.toBeNull();
    },
  );
});
