import { readFileSync } from 'node:fs';
import type { Language } from '@rxweb/contracts/shared/language';
import { storeInfo } from '@rxweb/contracts/store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf, mostRatio, slowPieces } from '../../testing/cost/doubling.ts';
import { createFactCheck } from './fact-check.ts';

/** Mon–Fri 8:30 am to 5:30 pm, Sat to 12:30 pm, Sun closed; Thanksgiving is on the 26th. */
const store = storeInfo.parse(
  JSON.parse(readFileSync(new URL('../../../../store.json', import.meta.url).pathname, 'utf8')),
);
/** A Wednesday, 10:00. */
const now = new Date('2026-11-18T18:00:00Z');
const pages =
  'Flu shots are given Tuesday from 9 am to 11 am. The coupon line is 1-800-555-0147. Park behind 9 Birch Road.';

const checked = (answer: string, language: Language = 'en') => {
  const check = createFactCheck({ store, now, language, pages });
  return check.push(answer) + check.end();
};
const hours = 'Our hours: Mon–Fri 8:30 am to 5:30 pm; Sat 8:30 am to 12:30 pm; Sun closed';

describe('a sentence that agrees with the store', () => {
  it.each([
    'We are open now until 5:30 pm.',
    'We open at 8:30 in the morning.',
    'We are open Monday through Friday from 8:30 a.m. to 5:30 p.m., and on Saturday until 12:30 p.m. We are closed on Sunday.',
    'Mon–Fri 8:30–5:30, Sat 8:30–12:30.',
    'Today we close at 5:30.',
    'On Saturday, we open at 8:30 am and close at 12:30 pm.',
    'We’re closed on Sundays, but open Saturday.',
    'We are closed on November 26 for Thanksgiving.',
    'On Christmas Eve we close at 1:00 pm.',
    'Flu shots are given Tuesday from 9 am to 11 am.',
    'Come on Tuesday at 9 am for a flu shot.',
    'Call us at (555) 555-0100 or 555-555-0100.',
    'Poison Control is 1-800-222-1222; for coupons call 1-800-555-0147.',
    'We are at 214 Alder Street, Millbrook, OR 97000. You can park behind 9 Birch Road.',
    'We keep refills for 10 days, up to 24 items, in packs of 7 or 14.',
    'Keep the bottle closed and dry.',
    'It takes 1 to 3 business days.',
    'Bring 2 cards and ask for Mary.',
  ])('stays: %s', (sentence) => expect(checked(sentence)).toBe(sentence));

  it.each([
    'Abrimos de lunes a viernes de 8:30 a. m. a 5:30 p. m. y los sábados hasta las 12:30 p. m.',
    'Los domingos estamos cerrados.',
    'Hoy cerramos a las 5:30 de la tarde.',
    'El 26 de noviembre estamos cerrados.',
    'Por la mañana estamos abiertos.',
  ])('stays: %s', (sentence) => expect(checked(sentence, 'es')).toBe(sentence));
});

describe('a sentence that differs from the store', () => {
  it.each([
    'We are open until 7 pm.',
    'We are open 9 to 6 on weekdays.',
    'On Saturday we close at 5:30 pm.',
    'We are open Sunday.',
    'Sunday: 10 am to 4 pm.',
    'We are open until 7 in the evening.',
    'We close at 6 p. m. on Friday.',
    'We are open 24/7!',
    'We’re open on November 26.',
    'We are closed on Mondays.',
    'We open at 8 a.m. on Monday.',
    'We are open Monday through Saturday from 8:30 am to 5:30 pm.',
    'We are open at noon tomorrow.',
    'On Thanksgiving we are open until 12:30 pm.',
  ])('gives way to the store’s hours: %s', (sentence) => {
    expect(checked(`We can help. ${sentence} Bring your card.`)).toBe(
      `We can help. ${hours}; Thu, Nov 26 closed; Fri, Nov 27 9:00 am to 1:00 pm. We’re open now, until 5:30 pm. Bring your card.`,
    );
  });

  it.each([
    'Abrimos hasta las 7 de la noche.',
    'Los domingos estamos abiertos de 10 a 2.',
    'Mañana cerramos a las 8 p. m.',
    'El sábado abrimos a las 9:00 a. m.',
  ])('gives way to the store’s hours: %s', (sentence) => {
    const text = checked(sentence, 'es');
    expect(text).toContain('Nuestro horario: Lun–vie');
    expect(text).not.toContain(sentence);
  });

  it('gives way to the store’s phone and address', () => {
    expect(checked('Call us at (541) 555-0188.')).toBe('Our phone number is (555) 555-0100.');
    expect(checked('Call 1-800-FLOWERS. Text STOP to 55512.')).toBe('Our phone number is (555) 555-0100. ');
    expect(checked('We are at 12 Maple Avenue.')).toBe('Our address is 214 Alder Street, Millbrook, OR 97000.');
    expect(checked('We are in Millbrook, OR 97214.')).toBe('Our address is 214 Alder Street, Millbrook, OR 97000.');
    expect(checked('Llámenos al 541 555 0188.', 'es')).toBe('Nuestro teléfono es (555) 555-0100.');
    expect(checked('Call 541-555-0188, we are open until 9 pm.')).toContain('Our hours: Mon–Fri');
  });

  it('is corrected once, and left out after that', () => {
    const text = checked('Monday: 9 am–6 pm\nTuesday: 9 am–6 pm\nPlease come by.');
    expect(text.match(/Our hours/g)).toHaveLength(1);
    expect(text).not.toContain('Tuesday');
    expect(text).toContain('Please come by.');
  });
});

it('does not depend on where the stream is cut between sentences', () => {
  const sentences = ['We can help. ', 'We close at 8 p.m. ', 'on Monday. ', 'Call 541-555-0188. ', 'Bye.'];
  const whole = checked(sentences.join(''));
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (cuts) => {
      const check = createFactCheck({ store, now, language: 'en', pages });
      let [shown, piece] = ['', ''];
      sentences.forEach((sentence, index) => {
        piece += sentence;
        if (!cuts[index]) return;
        shown += check.push(piece);
        piece = '';
      });
      expect(shown + check.push(piece) + check.end()).toBe(whole);
    }),
  );
});

it('takes time in proportion to the length, in one sentence and in many', () => {
  const pieces = [
    'open ',
    'open 9 to 5, ',
    'monday and ',
    'a.m. ',
    '1 a st ',
    'OR 97000 ',
    'We open at 9. ',
    'a\n',
    '1. ',
    '9 p.m. ',
    '24 hours ',
  ];
  for (const piece of [...slowPieces, ...pieces]) {
    expect(growthOf((text) => void checked(text), piece, 1_000).ratio, piece).toBeLessThan(mostRatio);
  }
}, 120_000);
