import { type SmsMessage, smsMessage } from '@rxweb/contracts/sms/messages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { smsEn } from '../../../texts/sms/sms-en.ts';
import { testStore as store } from '../testing/test-store.ts';
import { cannotBeTexted, messageState } from './message-labels.ts';
import { snoozeTimes, snoozeUntil } from './snooze.ts';
import { threadEntries } from './thread-entries.ts';

const now = new Date('2026-06-10T16:00:00Z');

function message(part: Partial<SmsMessage> = {}): SmsMessage {
  return z.parse(smsMessage, {
    id: 'm',
    direction: 'outbound',
    from_phone: '+15555550100',
    to_phone: '+15550100199',
    body: 'text',
    status: 'queued',
    created_at: now.toISOString(),
    ...part,
  });
}

const aMinuteLater = new Date(now.getTime() + 60_000);

it.each([
  ['Queued', { status: 'queued' }],
  ['Sent', { status: 'queued', carrier_state: 'sent' }],
  ['Delivered', { status: 'delivered', carrier_state: 'delivered' }],
  ['Read', { status: 'read' }],
  ['Failed', { status: 'failed' }],
  ['Checking', { status: 'queued', hand_over: 'unknown' }],
  ['Delivered', { status: 'delivered', hand_over: 'unknown' }],
  ['', { status: 'delivered', direction: 'inbound' }],
  ['Read', { status: 'read', direction: 'inbound' }],
] as const)('says %s', (word, part) => expect(messageState(message(part), null, aMinuteLater, smsEn).word).toBe(word));

it('T6 says why a text failed and what to do, in words, and that one that is checked is not to be written again', () => {
  const failed = messageState(
    message({ status: 'failed', error_code: 30003, carrier_state: 'undelivered' }),
    null,
    aMinuteLater,
    smsEn,
  );
  expect(failed).toMatchObject({
    isFailed: true,
    detail: 'The phone is off or out of reach. Try again later, or call.',
  });
  expect(messageState(message({ status: 'failed', carrier_state: 'canceled' }), null, aMinuteLater, smsEn).detail).toBe(
    'Canceled before it was sent.',
  );
  expect(messageState(message({ status: 'failed', hand_over: 'refused' }), null, aMinuteLater, smsEn).detail).toBe(
    'Not sent.',
  );
  expect(messageState(message({ hand_over: 'unknown' }), null, aMinuteLater, smsEn).detail).toContain(
    'don’t send it again',
  );
  expect(messageState(message(), '8:00 am', now, smsEn)).toMatchObject({ word: 'Held until 8:00 am', isHeld: true });
  expect(messageState(message({ hand_over: 'unknown' }), null, now, smsEn).word).toBe('Sending');
});

it.each([
  ['+15550100199', false],
  ['5550199', false],
  ['78787', true],
  ['+878787', true],
  ['AMAZON', true],
  ['', true],
])('%s cannot be texted: %s', (phone, expected) => expect(cannotBeTexted(phone)).toBe(expected));

it('heads each day once, with notes and stops in their places', () => {
  const by = { id: 'u', name: 'Dana' };
  const entries = threadEntries(
    {
      messages: [
        message({ id: 'a', created_at: '2026-06-09T20:00:00Z' }),
        message({ id: 'b', created_at: '2026-06-10T14:00:00Z' }),
      ],
      notes: [{ id: 'n', at: '2026-06-10T15:00:00Z', by, text: 'Call her', mentions: [] }],
      optOuts: [{ at: '2026-06-09T21:00:00Z', change: 'stop', how: 'keyword', by: null }],
      hasOlder: false,
    },
    store,
    now,
    smsEn,
  );
  expect(entries.map((entry) => (entry.type === 'day' ? entry.words : entry.type))).toEqual([
    'Yesterday',
    'message',
    'change',
    'Today',
    'message',
    'note',
  ]);
});

it('shows no note from before the oldest message while older messages are not read yet', () => {
  const by = { id: 'u', name: null };
  const note = { id: 'n', at: '2026-06-01T15:00:00Z', by, text: 'Old', mentions: [] };
  const thread = { messages: [message()], notes: [note], optOuts: [] };
  const types = (hasOlder: boolean) =>
    threadEntries({ ...thread, hasOlder }, store, now, smsEn).map(({ type }) => type);
  expect(types(true)).toEqual(['day', 'message']);
  expect(types(false)).toEqual(['day', 'note', 'day', 'message']);
});

it('R16 snoozes on the clock of the store, and never into the past', () => {
  const times = (at: string) => snoozeTimes(store, new Date(at)).map(({ until }) => until.toISOString());
  // A Wednesday at noon, the same day in the evening, and a Monday morning.
  expect(times('2026-06-10T16:00:00Z')).toEqual([
    '2026-06-10T17:00:00.000Z',
    '2026-06-11T12:30:00.000Z',
    '2026-06-15T12:30:00.000Z',
  ]);
  expect(times('2026-06-10T23:00:00Z')).toEqual(['2026-06-11T12:30:00.000Z', '2026-06-15T12:30:00.000Z']);
  expect(times('2026-06-15T12:00:00Z').at(-1)).toBe('2026-06-22T12:30:00.000Z');
  expect(snoozeUntil(store, '2026-11-02', now)?.toISOString()).toBe('2026-11-02T13:30:00.000Z');
  expect([snoozeUntil(store, '2026-06-10', now), snoozeUntil(store, '', now)]).toEqual([null, null]);
});

it('S29-411 snooze never offers the same time twice, whatever the day, the zone and the clock do', () => {
  // A Sunday: tomorrow is Monday.
  const names = snoozeTimes(store, new Date('2026-06-14T12:00:00Z')).map(({ name }) => name);
  expect(names).toEqual(['afternoon', 'tomorrow']);
  const zones = ['America/Los_Angeles', 'America/New_York', 'America/St_Johns', 'Europe/Berlin'];
  const anyTime = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyTime, (timeZone, at) => {
      const times = snoozeTimes({ ...store, timeZone }, at).map(({ until }) => until.getTime());
      expect(new Set(times).size).toBe(times.length);
      expect(times.every((time) => time > at.getTime())).toBe(true);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }),
  );
});

it('S29-402 a text for later says its time and stands where it will go out; one that can be taken back is being sent', () => {
  const later = message({ id: 'later', hand_over: 'waiting', hold: 'scheduled', not_before: '2026-06-11T13:00:00Z' });
  expect(messageState(later, 'tomorrow 9:00 am', now, smsEn)).toMatchObject({
    word: 'Scheduled for tomorrow 9:00 am',
    isHeld: true,
  });
  const undoable = message({ hand_over: 'waiting', hold: 'undo', not_before: '2026-06-10T16:00:05Z' });
  expect(messageState(undoable, '12:00 pm', now, smsEn)).toMatchObject({ word: 'Sending', isHeld: false });
  const note = { id: 'n', at: '2026-06-10T15:00:00Z', by: { id: 'u', name: 'Dana' }, text: 'Call', mentions: [] };
  const entries = threadEntries({ messages: [later], notes: [note], optOuts: [], hasOlder: false }, store, now, smsEn);
  expect(entries.map(({ type }) => type)).toEqual(['day', 'note', 'day', 'message']);
});
