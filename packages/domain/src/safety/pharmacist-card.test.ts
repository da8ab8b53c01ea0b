import type { StoreInfo } from '@rxweb/contracts/store';
import { describe, expect, it } from 'vitest';
import { pharmacistCard } from './pharmacist-card.ts';
import { isAboutWrongMedicine } from './wrong-medicine.ts';

const day = [{ opens: '08:30', closes: '17:30' }];
const store: StoreInfo = {
  name: 'Alder Street Pharmacy',
  address: '214 Alder Street',
  phone: '+15555550100',
  timeZone: 'America/Los_Angeles',
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  closures: [],
};
/** Thursday at the store. */
const atTen = new Date('2026-11-19T18:00:00Z');
const atNight = new Date('2026-11-20T06:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the pharmacist’s card', () => {
  it('says whether we are open, and when we open', () => {
    expect(pharmacistCard(store, atTen, 'en').text).toContain('We’re open now, until 5:30 pm.');
    expect(pharmacistCard(store, atNight, 'en').text).toContain('We’re closed. We open tomorrow at 8:30 am.');
  });

  it('says not to take a medicine that may be wrong, with Poison Control beside us', () => {
    const { text, lines } = pharmacistCard(store, atTen, 'en', { isWrongMedicine: true });
    expect(text).toMatch(/do not take it until our pharmacist has checked it\. We’re open now/);
    expect(lines.map(({ tel }) => tel)).toEqual([store.phone, '+18002221222']);
  });

  it('sends a wrong medicine at night to those who answer then', () => {
    const english = pharmacistCard(store, atNight, 'en', { isWrongMedicine: true }).text;
    expect(english).toMatch(/^We’re closed\. We open tomorrow at 8:30 am\. Until our pharmacist/);
    expect(english).toMatch(/do not take a medicine.*Poison Control.*nurse line.*urgent care.*911/);
    const spanish = plain(pharmacistCard(store, atNight, 'es', { isWrongMedicine: true }).text);
    expect(spanish).toMatch(
      /^Ahora estamos cerrados\. Abrimos mañana a las 8:30 a\. m\. Hasta que nuestro farmacéutico/,
    );
    expect(spanish).toMatch(/no tome una medicina.*Poison Control.*línea de enfermería.*urgent care.*911/);
  });
});

describe('a wrong medicine', () => {
  it.each([
    'you gave me the wrong pills',
    'I think there is a mistake with my prescription, can I take it',
    'the pills in this bottle look different than last month are they safe',
    'this bottle has somebody elses name on it',
    'these tablets arent mine should i take one anyway',
    'Me dieron la medicina equivocada',
    'estas pastillas no son mías, ¿las puedo tomar?',
    'mi frasco es de otra persona',
    'se equivocaron con mi receta',
  ])('is named in "%s"', (text) => {
    expect(isAboutWrongMedicine(text)).toBe(true);
  });

  it.each([
    'can I take ibuprofen with lisinopril',
    'is it wrong to be angry with my brother. he takes pills',
    'I went to the wrong store',
    'what is wrong with my dog',
    '¿puedo tomar mi medicina con leche?',
    'perdón, número equivocado',
  ])('is not named in "%s"', (text) => {
    expect(isAboutWrongMedicine(text)).toBe(false);
  });
});
