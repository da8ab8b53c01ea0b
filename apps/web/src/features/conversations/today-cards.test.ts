import type { StoreInfo } from '@rxweb/contracts/store';
import { afterEach, expect, it, vi } from 'vitest';
import { todayCards } from './today-cards.ts';

const store: StoreInfo = {
  name: 'Alder',
  address: '214 Alder Street',
  phone: '+15555550100',
  timeZone: 'America/Los_Angeles',
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  closures: [],
};

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-11-24T01:30:00Z', 'The first was promised a call by tomorrow at 5:30 pm.'],
  ['2026-11-21T01:30:00Z', 'Overdue: the first was promised a call by Friday at 5:30 pm.'],
  ['2026-11-07T01:30:00Z', 'Overdue: the first was promised a call by Fri, Nov 6, at 5:30 pm.'],
])('says of a call promised by %s: %s', (soonest, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z') });
  expect(todayCards.hand_offs?.text(soonest, store)).toBe(text);
});
