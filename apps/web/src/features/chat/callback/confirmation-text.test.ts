import type { StoreInfo } from '@rxweb/contracts/store';
import { describe, expect, it } from 'vitest';
import { confirmationText } from './confirmation-text.ts';

const day = [{ opens: '08:30', closes: '17:30' }];
const store: StoreInfo = {
  name: 'Alder Street Pharmacy',
  address: '214 Alder Street',
  phone: '+15555550100',
  timeZone: 'America/Los_Angeles',
  hours: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: [{ opens: '08:30', closes: '13:00' }],
    sunday: [],
  },
  closures: [],
};
/** Thursday, 10:00 at the store. */
const now = new Date('2026-11-19T18:00:00Z');
const phone = '+15555550123';

describe('the confirmation says who calls which number and by when, on the store clock', () => {
  it.each([
    ['2026-11-20T01:30:00Z', 'en', 'today before 5:30 pm.'],
    ['2026-11-21T01:30:00Z', 'en', 'tomorrow before 5:30 pm.'],
    ['2026-11-24T01:30:00Z', 'en', 'Monday before 5:30 pm.'],
    ['2026-12-01T01:30:00Z', 'en', 'Mon, Nov 30 before 5:30 pm.'],
    ['2026-11-20T01:30:00Z', 'es', 'hoy antes de las 5:30\u00a0p.\u00a0m.'],
    ['2026-11-24T01:30:00Z', 'es', 'el lunes antes de las 5:30\u00a0p.\u00a0m.'],
    ['2026-11-21T21:00:00Z', 'es', 'el sábado antes de la 1:00\u00a0p.\u00a0m.'],
  ] as const)('%s in %s', (answerBy, language, when) => {
    const text = confirmationText(store, now, { phone, answerBy: new Date(answerBy) }, language);
    expect(text).toContain('Alder Street Pharmacy');
    expect(text).toContain('(555) 555-0123');
    expect(text.endsWith(`, ${when}`)).toBe(true);
  });

  it('promises no time when no opening is known', () => {
    expect(confirmationText(store, now, { phone, answerBy: null }, 'en')).toMatch(/, as soon as we open\.$/);
    expect(confirmationText(store, now, { phone, answerBy: null }, 'es')).toMatch(/, en cuanto abramos\.$/);
  });
});
