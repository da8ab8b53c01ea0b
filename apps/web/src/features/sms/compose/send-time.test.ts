import type { StoreInfo } from '@rxweb/contracts/store';
import { expect, it } from 'vitest';
import { scheduledFor } from './send-time.ts';

const store = { timeZone: 'America/Los_Angeles' } as StoreInfo;
/** 9:15 in the evening at the store. */
const night = new Date('2026-05-20T04:15:00Z');
const nobodyWrote = { lastInboundAt: null, unread: 0 };

it('holds a text that would start a conversation at night until the morning', () => {
  expect(scheduledFor(store, night, nobodyWrote)).toBe('8:00 am');
  expect(scheduledFor(store, night, { lastInboundAt: '2026-05-01T10:00:00Z', unread: 0 })).toBe('8:00 am');
  expect(scheduledFor(store, new Date('2026-05-19T20:00:00Z'), nobodyWrote)).toBeNull();
});

it('never holds an answer: to a text of the last day, or to one that waits', () => {
  expect(scheduledFor(store, night, { lastInboundAt: '2026-05-20T03:00:00Z', unread: 0 })).toBeNull();
  expect(scheduledFor(store, night, { lastInboundAt: '2026-05-01T10:00:00Z', unread: 1 })).toBeNull();
});
