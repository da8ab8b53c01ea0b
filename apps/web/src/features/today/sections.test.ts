import type { QueueRow } from '@rxweb/contracts/queue';
import type { StoreInfo } from '@rxweb/contracts/store';
import { expect, it } from 'vitest';
import { queueEn } from '../../texts/staff/queue-en.ts';
import { whatOf, whenOf } from './row-words.ts';
import { countQueue, fits, sectionsOf } from './sections.ts';

const store = { timeZone: 'America/Los_Angeles' } as StoreInfo;
/** Friday, 10 am in the store. */
const now = new Date('2026-11-20T18:00:00Z');
const common = { name: 'Ann Lee', phone: '+15555550142', at: '2026-11-20T17:00:00Z', dueAt: null, isMine: false };
const refill: QueueRow = {
  ...common,
  group: 'requests',
  id: 'r1',
  kind: 'refill',
  path: 'refill',
  reference: 'K7D-42M',
  state: 'received',
  step: 'received',
  need: null,
  outcome: null,
  hasNews: false,
  startsAt: null,
  version: 1,
  dueAt: '2026-11-21T01:30:00Z',
};
const late: QueueRow = { ...refill, id: 'r2', dueAt: '2026-11-20T17:59:00Z', isMine: true };
const visit: QueueRow = {
  ...common,
  group: 'appointments',
  id: 'r3',
  reference: 'M4R-8QX',
  serviceName: { en: 'Flu shot', es: 'Vacuna contra la gripe' },
  startsAt: '2026-11-20T23:20:00Z',
  state: 'ready',
  step: 'confirmed',
  need: null,
  version: 1,
};
const callback: QueueRow = { ...common, group: 'callbacks', id: 'c1', conversationId: 'x', language: 'es', text: '' };
const lateCallback: QueueRow = { ...callback, id: 'c2', dueAt: '2026-11-19T22:00:00Z' };
const urgent: QueueRow = { ...common, group: 'urgent_texts', id: 'a1', personId: 'p1', text: 'my chest feels tight' };
const text: QueueRow = { ...common, group: 'texts', id: 'p2', text: 'Is it ready?', version: 3 };
const shoes: QueueRow = { ...common, group: 'shoes', id: 's1', dueOn: '2026-11-29' };
const all = [shoes, text, refill, late, visit, callback, lateCallback, urgent];

it('S28-221 lists each row once: urgent texts, what is overdue of any kind by its promise, then by kind', () => {
  expect(
    sectionsOf(all, store, now).map(({ name, rows }) => [queueEn.sections[name], rows.map(({ id }) => id)]),
  ).toEqual([
    ['Urgent texts', ['a1']],
    ['Overdue', ['c2', 'r2']],
    ['Callbacks', ['c1']],
    ['Requests', ['r1']],
    ['Texts to answer', ['p2']],
    ['Appointments today', ['r3']],
    ['Shoe deadlines', ['s1']],
  ]);
});

it('S28-222 counts and keeps what a filter asks for, and never hides an urgent text as not overdue', () => {
  expect(countQueue(all, store, now)).toEqual({ all: 8, overdue: 3, mine: 1 });
  expect(all.filter((row) => fits(row, 'overdue', store, now)).map(({ id }) => id)).toEqual(['r2', 'c2', 'a1']);
});

it('says by when in words and in a tone, red only for what is late', () => {
  const when = (row: QueueRow) => whenOf(row, queueEn, store, now);
  expect(when(refill)).toEqual({ tone: 'off', words: 'Due 5:30 pm' });
  expect(when({ ...refill, dueAt: '2026-11-20T18:30:00Z' })).toEqual({ tone: 'warn', words: 'Due 10:30 am' });
  expect(when(lateCallback)).toEqual({ tone: 'fail', words: 'Promised by Thursday 2:00 pm' });
  expect(when(visit)).toEqual({ tone: 'pass', words: 'Confirmed' });
  const unconfirmed = { ...visit, state: 'received', step: 'received', dueAt: '2026-11-21T01:30:00Z' } as const;
  expect(when(unconfirmed)).toEqual({ tone: 'warn', words: 'Not confirmed yet' });
  expect(when({ ...unconfirmed, dueAt: '2026-11-20T17:30:00Z' })).toEqual({
    tone: 'fail',
    words: 'Promised by 9:30 am',
  });
  expect(when({ ...visit, state: 'needs_you', need: 'call_us' }).words).toBe('Waiting for the visitor');
  expect(when(text)).toEqual({ tone: 'off', words: 'Waiting 1 hour' });
  expect(when(shoes)).toEqual({ tone: 'off', words: '9 days left' });
  expect(when({ ...shoes, dueOn: '2026-11-18' })).toEqual({ tone: 'fail', words: '2 days late' });
  expect(when(urgent).words).toBe('No one has called yet');
});

it('says what each waits for', () => {
  const what = (row: QueueRow) => whatOf(row, queueEn, store, now);
  expect(what(callback)).toMatchObject({ kind: 'callback, speaks Spanish', words: 'Left in the chat 9:00 am' });
  expect(what(refill)).toMatchObject({ kind: 'refill K7D-42M', words: 'Not looked at yet, asked 9:00 am' });
  expect(what(visit)).toMatchObject({ kind: 'appointment 3:20 pm', words: 'Flu shot, M4R-8QX' });
  expect(what({ ...refill, startsAt: visit.startsAt, hasNews: true }).words).toBe('For 3:20 pm. The visitor answered');
  expect(what({ ...refill, hasNews: true, state: 'closed', outcome: 'canceled' }).words).toBe(
    'Canceled by the visitor',
  );
  expect(what(text)).toMatchObject({ words: 'Is it ready?', isQuote: true });
});
