import type { StoreInfo } from '@rxweb/contracts/store';
import { describe, expect, it } from 'vitest';
import { afterOpenMinutes, stepTimes, usualMinutes } from './step-times.ts';

const day = [{ opens: '09:00', closes: '17:00' }];
const store = {
  timeZone: 'America/Los_Angeles',
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  closures: [],
} as unknown as StoreInfo;
// A Wednesday at 10:00 in the store.
const morning = new Date('2026-11-18T18:00:00Z');
const evening = new Date('2026-11-19T04:00:00Z');
const after = (minutes: number) => new Date(morning.getTime() + minutes * 60_000);

describe('the steps of a notice', () => {
  it('wait as long as the store says', () => {
    expect(stepTimes({ kind: 'callback', raisedAt: morning, dueAt: null }, usualMinutes.callback, store)).toEqual({
      push: after(5),
      mail: after(30),
      admins: after(60),
    });
  });

  it('count opening hours alone: what comes in the evening waits for the morning', () => {
    const { push } = stepTimes({ kind: 'callback', raisedAt: evening, dueAt: null }, usualMinutes.callback, store);
    expect(push).toEqual(new Date('2026-11-19T17:05:00Z'));
  });

  it('of urgent texts don’t wait for the morning', () => {
    const { push } = stepTimes(
      { kind: 'urgent_text', raisedAt: evening, dueAt: null },
      usualMinutes.urgent_text,
      store,
    );
    expect(push).toEqual(evening);
  });

  it('of a person wanted wait for the opening only when a text came while the store was closed', () => {
    const times = (raisedAt: Date) =>
      stepTimes({ kind: 'person_wanted', raisedAt, dueAt: null }, usualMinutes.person_wanted, store);
    expect(times(evening)).toEqual({
      push: new Date('2026-11-19T17:00:00Z'),
      mail: new Date('2026-11-19T17:03:00Z'),
      admins: new Date('2026-11-19T17:05:00Z'),
    });
    const lastMinute = new Date('2026-11-19T00:59:00Z');
    expect(times(lastMinute).mail).toEqual(new Date('2026-11-19T01:02:00Z'));
  });

  it('reach administrators when the promise is due, at the latest', () => {
    const { admins } = stepTimes({ kind: 'request', raisedAt: morning, dueAt: after(20) }, usualMinutes.request, store);
    expect(admins).toEqual(after(20));
  });

  it('can be left out', () => {
    const minutes = { push: null, mail: null, admins: null };
    const times = stepTimes({ kind: 'request', raisedAt: morning, dueAt: after(20) }, minutes, store);
    expect(times).toEqual({ push: null, mail: null, admins: null });
  });
});

it('counts over closing time and the weekend', () => {
  const fridayLate = new Date('2026-11-21T00:50:00Z');
  expect(afterOpenMinutes(store, fridayLate, 15)).toEqual(new Date('2026-11-23T17:05:00Z'));
});

it('finds nothing for a store that never opens', () => {
  const never = { ...store, hours: Object.fromEntries(Object.keys(store.hours).map((name) => [name, []])) };
  expect(afterOpenMinutes(never as unknown as StoreInfo, morning, 0)).toBeNull();
});
