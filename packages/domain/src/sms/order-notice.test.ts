import { languages } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { describe, expect, it } from 'vitest';
import { type OrderNotice, orderNoticeText } from './order-notice.ts';
import { measureSms } from './segments.ts';

const day = [{ opens: '08:30', closes: '17:30' }];
const store: StoreInfo = {
  name: 'Alder Street Pharmacy',
  address: '1 Alder Street',
  phone: '+15555550100',
  timeZone: 'America/Los_Angeles',
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  closures: [],
};
const now = new Date('2026-11-18T18:00:00Z');
const night = new Date('2026-11-19T06:00:00Z');
const at = new Date('2026-11-19T18:30:00Z');
const kinds: OrderNotice[] = ['ready', 'waiting', 'delivery', 'appointment'];

describe('a notice about an order', () => {
  it.each([
    [
      'ready',
      'en',
      now,
      'Your order is ready. Open today until 5:30 pm. Questions: (555) 555-0100. Reply STOP to opt out.',
    ],
    ['ready', 'es', now, 'Ya puede recoger su pedido. Hoy cerramos a las 5:30 p. m. Preguntas'],
    ['waiting', 'en', night, 'Your order is waiting for you. We open tomorrow at 8:30 am. Questions'],
    ['delivery', 'es', now, 'Su pedido va en camino hoy. Preguntas'],
    ['appointment', 'en', now, 'You have an appointment at Alder Street Pharmacy tomorrow at 10:30 am. Questions'],
  ] as const)('S28-41 of the kind %s in %s', (kind, language, when, words) => {
    expect(orderNoticeText(kind, { store, now: when, language, at })).toContain(words);
  });

  it.each(kinds)('S28-41 is one text of at most 160 plain letters: %s', (kind) => {
    for (const language of languages) {
      const text = orderNoticeText(kind, { store, now: night, language, at });
      expect(text.length).toBeLessThanOrEqual(160);
      expect(measureSms(text).segments).toBe(1);
    }
  });
});
