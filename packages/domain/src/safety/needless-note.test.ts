import { describe, expect, it } from 'vitest';
import { checkSafety } from './safety-gate.ts';

describe('notes and the pharmacist’s card beside a time or a complaint about the assistant', () => {
  it.each([
    'is 8:30 am too early',
    'my ride can only bring me before 10 or after 4:30, which works',
    'el domingo después de misa, tipo 2',
    'no me entendiste nada',
    'que dia me conviene ir la próxima semana, como a las 7',
    'sorry for being rude earlier',
    'perdone que le grité ayer a la señorita',
    'two days before christmas',
    'no I mean on Sunday',
    'it’s so cold out there brr',
    'wanted to know if opened today',
    'hmm ok let me think about it',
    'ok well that was quick ty',
    'jaja no pues muchas gracias que le vaya bien',
  ])('none: %s', (text) => {
    expect(checkSafety({ text }, 'en')).toMatchObject({ card: null, note: null, isForPharmacist: false });
  });

  it.each([
    'is 8 am too early for my second dose',
    'can i take it before 9',
    'is it safe before 9',
    'can i have it two days after',
  ])('still the pharmacist’s: %s', (text) => {
    expect(checkSafety({ text }, 'en').isForPharmacist).toBe(true);
  });

  it.each([
    'sorry for being such a burden to everyone',
    'nadie me entiende',
    'my last night here',
    'ok wont be here tomorrow',
    'me voy esta noche',
  ])('still a card or note: %s', (text) => {
    const { card, note } = checkSafety({ text }, 'en');
    expect(card ?? note).not.toBeNull();
  });

  it('a wish for a holiday takes more for a card, and the plainest words are still enough', () => {
    const wish = 'Happy early Thanksgiving to everyone there. do you all get the day off I hope?';
    expect(checkSafety({ text: wish }, 'en').card).toBeNull();
    expect(checkSafety({ text: 'happy thanksgiving i want to kill myself' }, 'en').kind).toBe('crisis');
  });

  it('the end of a question is no medicine question beside it', () => {
    const text = 'do you take passport pictures there and if not who does around you';
    expect(checkSafety({ text }, 'en').isForPharmacist).toBe(false);
    const both = 'do you take passport pictures and can he have half a Benadryl';
    expect(checkSafety({ text: both }, 'en').isForPharmacist).toBe(true);
    const effect = 'my refill makes me dizzy is that normal, also what time do you close today';
    expect(checkSafety({ text: effect }, 'en').isForPharmacist).toBe(true);
  });
});
