import { newService } from '@rxweb/domain/settings/services';
import { expect, it } from 'vitest';
import { testStore } from '../../../../testing/test-store.ts';
import { type DemoDay, demoSlot } from './demo-slot.ts';

const store = { ...testStore, closures: [{ date: '2026-11-26', reason: 'Thanksgiving Day', periods: [] }] };

/** In quarters of an hour. */
const slotAt = (time: string, day: DemoDay) =>
  demoSlot({ store, service: newService, now: new Date(`${time}:00-08:00`) }, day)?.toLocaleString('sv', {
    timeZone: store.timeZone,
  });

it('lies in the hours of the day the demo starts on, ahead if there is time left', () => {
  const wednesday = '2026-11-18';
  expect(slotAt(`${wednesday}T03:00`, 40)).toBe(`${wednesday} 08:30:00`);
  expect(slotAt(`${wednesday}T10:00`, 40)).toBe(`${wednesday} 10:45:00`);
  expect(slotAt(`${wednesday}T22:00`, 40)).toBe(`${wednesday} 17:15:00`);
});

it('is on no closed day', () => {
  const [sunday, thanksgiving] = ['2026-11-22', '2026-11-26'];
  for (const day of [sunday, thanksgiving]) expect(slotAt(`${day}T10:00`, 40)).toBeUndefined();
  expect(slotAt(`${sunday}T10:00`, 'before')).toMatch(/^2026-11-20 /);
  expect(slotAt(`${sunday}T10:00`, 'after')).toMatch(/^2026-11-23 /);
  expect(slotAt('2026-11-25T10:00', 'after')).toMatch(/^2026-11-27 /);
});
