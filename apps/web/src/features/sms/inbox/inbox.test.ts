import { unknownState } from '@rxweb/contracts/shared/file-state';
import { type SmsMessage, type SmsPerson, smsMessage, smsPerson } from '@rxweb/contracts/sms/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rowTime, timeInText } from '../../../format/row-time.ts';
import { smsEn } from '../../../texts/sms/sms-en.ts';
import { testStore } from '../testing/test-store.ts';
import { listConversations } from './conversations.ts';
import { lineText } from './list-labels.ts';
import { windowOf } from './list-window.ts';
import { appendPage, joinPages, noPages, renewPages } from './pages.ts';
import { type InboxQuery, listQuery } from './read-page.ts';

const now = new Date('2026-06-10T16:00:00Z');
const minute = 60_000;

function message(id: number, part: Partial<SmsMessage> = {}): SmsMessage {
  return z.parse(smsMessage, {
    id: `m${id}`,
    direction: 'inbound',
    from_phone: '+15550100199',
    to_phone: '+15555550100',
    body: `text ${id}`,
    status: 'delivered',
    created_at: new Date(now.getTime() + id * minute).toISOString(),
    ...part,
  });
}

function person(part: Partial<SmsPerson> = {}): SmsPerson {
  return z.parse(smsPerson, {
    id: 'p1',
    phone: '+15550100199',
    name: null,
    language: null,
    assignedTo: null,
    isDone: false,
    snoozedUntil: null,
    optedOut: null,
    wish: null,
    consent: null,
    unread: 1,
    lastInboundAt: now.toISOString(),
    version: 1,
    ...part,
  });
}

/** Ids newest first. */
const page = (from: number, to: number, next: string | null) => ({
  messages: Array.from({ length: from - to + 1 }, (_, index) => message(from - index)),
  people: [],
  next,
});
const ids = ({ messages }: { messages: readonly SmsMessage[] }) => messages.map(({ id }) => id);

describe('pages', () => {
  it('are joined in order, each message once', () => {
    const known = appendPage(joinPages([page(9, 6, 'a')]), page(6, 3, null));
    expect(ids(known)).toEqual(['m9', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3']);
    expect([known.count, known.next]).toEqual([2, null]);
    expect(ids(joinPages([page(9, 6, 'a'), page(6, 3, null)]))).toEqual(ids(known));
  });

  it('replace what they cover when reloaded: removed messages go, older pages stay', () => {
    const known = appendPage(joinPages([page(9, 6, 'a')]), page(5, 3, 'b'));
    const fresh = joinPages([
      { ...page(10, 6, 'c'), messages: page(10, 6, null).messages.filter(({ id }) => id !== 'm8') },
    ]);
    const renewed = renewPages(known, fresh);
    expect(ids(renewed)).toEqual(['m10', 'm9', 'm7', 'm6', 'm5', 'm4', 'm3']);
    expect([renewed.count, renewed.next]).toEqual([2, 'b']);
  });

  it('R15 drop older ones when messages in between were never read, rather than showing a gap', () => {
    const known = appendPage(joinPages([page(9, 6, 'a')]), page(5, 3, 'b'));
    const renewed = renewPages(known, joinPages([page(900, 800, 'c')]));
    expect(ids(renewed)).toEqual(ids(page(900, 800, null)));
    expect([renewed.count, renewed.next]).toEqual([1, 'c']);
  });

  it('forget what was cleared', () => {
    expect(ids(renewPages(joinPages([page(9, 6, 'a')]), joinPages([page(2, 3, null)])))).toEqual([]);
    expect(ids(noPages)).toEqual([]);
  });
});

describe('the list', () => {
  const all: InboxQuery = { phone: '', status: null, view: 'open', label: null, search: '' };
  const list = (query: Partial<InboxQuery>, messages: SmsMessage[], people: SmsPerson[] = [], isFresh = true) =>
    listConversations({
      messages,
      people: new Map(people.map((each) => [each.phone, each])),
      query: { ...all, ...query },
      ownId: 'me',
      now,
      isFresh,
    });

  it('S5-16 filters by sender or recipient and by status, whatever the server answered', () => {
    const other = message(3, { from_phone: '+15550100300' });
    const ours = message(2, {
      direction: 'outbound',
      from_phone: '+15555550100',
      to_phone: '+15550100200',
      status: 'failed',
    });
    const phones = (query: Partial<InboxQuery>) => list(query, [other, ours, message(1)]).map(({ phone }) => phone);
    expect(phones({})).toEqual(['+15550100300', '+15550100200', '+15550100199']);
    expect(phones({ phone: '0100200' })).toEqual(['+15550100200']);
    expect(phones({ phone: '+15555550100' })).toHaveLength(3);
    expect(phones({ status: 'failed' })).toEqual(['+15550100200']);
  });

  it('leaves out who is done or snoozed unless they are asked for, and shows people of whom nothing is known', () => {
    const done = person({ isDone: true });
    const later = person({ snoozedUntil: '2026-06-10T16:00:01Z' });
    const over = person({ snoozedUntil: '2026-06-10T16:00:00Z' });
    const views = (each: SmsPerson[]) =>
      (['open', 'all', 'mine', 'unassigned', 'unread', 'snoozed', 'done'] as const).filter(
        (view) => list({ view }, [message(1)], each).length === 1,
      );
    expect(views([])).toEqual(['open', 'all', 'unassigned', 'unread']);
    expect(views([done])).toEqual(['all', 'unread', 'done']);
    expect(views([later])).toEqual(['all', 'unread', 'snoozed']);
    expect(views([over])).toEqual(['open', 'all', 'unassigned', 'unread']);
    expect(views([person({ assignedTo: { id: 'me', name: null }, unread: 0 })])).toEqual(['open', 'all', 'mine']);
  });

  it('counts unread by the person, and by the messages when those are newer', () => {
    const read = person({ unread: 0 });
    expect(list({}, [message(1)], [read])[0]?.unread).toBe(0);
    expect(list({}, [message(1)], [read], false)[0]?.unread).toBe(1);
  });

  it('J2 keeps threads with an open alarm on top, in the given order, whatever the filters, and each once', () => {
    const thread = (id: number, phone: string, level: 'danger' | 'attention') => ({
      alarm: {
        id: `a${id}`,
        personId: `p${id}`,
        messageId: `m${id}`,
        at: now.toISOString(),
        level,
        kind: level === 'danger' ? ('emergency' as const) : ('talk' as const),
        segment: null,
        reply: null,
        notice: null,
        closed: null,
      },
      message: message(id, { from_phone: phone }),
      person: person({ id: `p${id}`, phone, isDone: true }),
    });
    const pinned = [thread(1, '+15550100301', 'danger'), thread(2, '+15550100199', 'attention')];
    const shown = (query: Partial<InboxQuery>) =>
      listConversations({
        messages: [message(9, { from_phone: '+15550100302' }), message(8)],
        people: new Map(),
        pinned,
        query: { ...all, ...query },
        ownId: 'me',
        now,
        isFresh: true,
      }).map(({ phone, last, alarm }) => [phone, last?.id, alarm?.level]);
    const onTop = [
      ['+15550100301', 'm1', 'danger'],
      ['+15550100199', 'm2', 'attention'],
    ];
    expect(shown({})).toEqual([...onTop, ['+15550100302', 'm9', undefined]]);
    for (const query of [{ view: 'done' }, { phone: '999' }, { search: 'nothing' }] as const)
      expect(shown(query).slice(0, 2)).toEqual(onTop);
  });

  it('shows who was found without any text, after those with some', () => {
    const silent = person({ id: 'p2', phone: '+15550100400', name: 'Ána Silva', lastInboundAt: null, unread: 0 });
    const found = list({ search: 'ana' }, [message(1, { body: 'Ana here' })], [silent]);
    expect(found.map(({ phone, last }) => [phone, last?.id ?? null])).toEqual([
      ['+15550100199', 'm1'],
      ['+15550100400', null],
    ]);
    expect(list({}, [message(1)], [silent])).toHaveLength(1);
  });
});

it('S7-23 asks for the newest 200 and for what was chosen only', () => {
  const query = { phone: '', status: null, view: 'open', label: null, search: '' } as const;
  expect(listQuery(query)).toEqual({ limit: 200 });
  expect(listQuery({ ...query, phone: '+1555', status: 'failed', view: 'all' })).toEqual({
    limit: 200,
    phone: '+1555',
    status: 'failed',
  });
  expect(listQuery({ ...query, view: 'done' })).toEqual({ limit: 200, view: 'done' });
});

it('R16 says when a message was on the clock of the store', () => {
  const words = (at: string) => rowTime(testStore, new Date(at), now);
  expect(
    ['2026-06-10T15:59:30Z', '2026-06-10T15:55:00Z', '2026-06-10T13:36:00Z', '2026-06-10T03:59:00Z'].map(words),
  ).toEqual(['Now', '5 min', '9:36 am', 'Tue']);
  expect(['2026-06-04T14:00:00Z', '2026-06-03T14:00:00Z', '2025-05-12T14:00:00Z', ''].map(words)).toEqual([
    'Thu',
    'Jun 3',
    'May 12, 2025',
    '',
  ]);
});

it('writes the present minute small within a sentence', () => {
  const at = new Date(now.getTime() - 5_000);
  expect([timeInText(testStore, at, now), timeInText(testStore, at, now, 'es')]).toEqual(['now', 'ahora']);
  expect(timeInText(testStore, new Date('2026-06-10T03:59:00Z'), now)).toBe('Tue');
});

it('says in one line what a message says', () => {
  const picture = { id: 'x', type: 'image/png', size: 1, state: 'stored', fault: null, file: unknownState } as const;
  expect(lineText({ body: ' two\n lines ', pictures: [] }, smsEn)).toBe('two lines');
  expect(lineText({ body: ' ', pictures: [picture] }, smsEn)).toBe('Picture');
  expect(lineText({ body: '', pictures: [picture, picture] }, smsEn)).toBe('2 pictures');
  expect(lineText({ body: '', pictures: [] }, smsEn)).toBe('No text');
});

it('has every row in the page that is seen, and few others', () => {
  fc.assert(
    fc.property(
      fc.nat(20_000),
      fc.integer({ min: 20, max: 200 }),
      fc.integer({ min: 50, max: 3_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, rowHeight, height, place) => {
        const top = place * Math.max(0, count * rowHeight - height);
        const { from, until } = windowOf(top, height, rowHeight, count);
        const firstSeen = Math.floor(top / rowHeight);
        const endSeen = Math.min(count, Math.ceil((top + height) / rowHeight));
        return (
          from >= 0 &&
          until <= count &&
          from <= firstSeen &&
          until >= endSeen &&
          until - from <= height / rowHeight + 16
        );
      },
    ),
  );
});
