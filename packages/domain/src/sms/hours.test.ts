import { storeInfo } from '@rxweb/contracts/store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wallTimeMs } from '../store/time-zone.ts';
import { afterHoursReply } from './auto-reply.ts';
import { fillReply, replyValues } from './canned-reply.ts';
import { nextAllowedInstant } from './quiet-hours.ts';
import { measureSms } from './segments.ts';
import { languageOfText } from './text-language.ts';
import { dayHeading, groupThreads, hasPhone, matchesSearch, type ThreadedMessage } from './threads.ts';

const weekday = [{ opens: '08:30', closes: '17:30' }];
const store = z.parse(storeInfo, {
  name: 'Test Pharmacy',
  address: '1 Main Street',
  phone: '+15555550100',
  timeZone: 'America/New_York',
  hours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: [{ opens: '08:30', closes: '12:30' }],
    sunday: [],
  },
});
const at = (text: string) => new Date(text);

describe('nextAllowedInstant', () => {
  const next = (now: string, lastInboundAt: string | null = null) =>
    nextAllowedInstant({
      timeZone: 'America/New_York',
      now: at(now),
      lastInboundAt: lastInboundAt === null ? null : at(lastInboundAt),
    }).toISOString();

  it.each([
    ['by day', '2026-06-01T16:00:00.000Z', '2026-06-01T16:00:00.000Z'],
    ['at 7:59:59 pm', '2026-06-01T23:59:59.000Z', '2026-06-01T23:59:59.000Z'],
    ['at 8 pm', '2026-06-02T00:00:00.000Z', '2026-06-02T12:00:00.000Z'],
    ['at night', '2026-06-02T06:00:00.000Z', '2026-06-02T12:00:00.000Z'],
    ['at 7:59 am', '2026-06-02T11:59:59.999Z', '2026-06-02T12:00:00.000Z'],
    ['at 8 am', '2026-06-02T12:00:00.000Z', '2026-06-02T12:00:00.000Z'],
    ['the night summer time begins', '2026-03-08T02:00:00.000Z', '2026-03-08T12:00:00.000Z'],
    ['the night it ends', '2026-11-01T01:00:00.000Z', '2026-11-01T13:00:00.000Z'],
    ['in the hour that comes twice', '2026-11-01T06:30:00.000Z', '2026-11-01T13:00:00.000Z'],
  ])('R16 %s', (_when, now, expected) => expect(next(now)).toBe(expected));

  it('lets an answer within 24 hours go out at night, a later one not', () => {
    expect(next('2026-06-02T02:00:00.000Z', '2026-06-01T02:00:00.000Z')).toBe('2026-06-02T02:00:00.000Z');
    expect(next('2026-06-02T02:00:00.000Z', '2026-06-01T01:59:59.000Z')).toBe('2026-06-02T12:00:00.000Z');
  });

  it('R16 is by day in the zone, not before now, within 13 hours, and stays where it is', () => {
    const zones = [
      'America/New_York',
      'America/Los_Angeles',
      'America/Phoenix',
      'Pacific/Honolulu',
      'Europe/Berlin',
      'UTC',
    ];
    const instants = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (timeZone, now) => {
        const allowed = nextAllowedInstant({ timeZone, now, lastInboundAt: null });
        const hour = new Date(wallTimeMs(timeZone, allowed)).getUTCHours();
        const waitMs = allowed.getTime() - now.getTime();
        const again = nextAllowedInstant({ timeZone, now: allowed, lastInboundAt: null });
        return (
          hour >= 8 && hour < 20 && waitMs >= 0 && waitMs <= 13 * 3_600_000 && again.getTime() === allowed.getTime()
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('afterHoursReply', () => {
  const saturdayNight = {
    store,
    now: at('2026-06-07T00:00:00Z'),
    text: 'Is it ready?',
    isOtherLanguage: false,
    verdict: null,
    isOptedOut: false,
  };
  const reply = (change: Partial<Parameters<typeof afterHoursReply>[0]> = {}) =>
    afterHoursReply({ ...saturdayNight, lastAutoReplyAt: null, ...change });

  it('says when the store opens next, in English or Spanish, in one or two plain parts', () => {
    expect(reply()).toBe(
      "Test Pharmacy: thank you for your message. We're closed. We open Monday at 8:30 am and will reply then. In an emergency, call 911. Crisis: 988.",
    );
    expect(reply({ text: '¿Está lista mi receta?' })).toBe(
      'Test Pharmacy: gracias por su mensaje. Ahora estamos cerrados. Abrimos el lunes a las 8:30 a. m. y le contestaremos entonces. En una emergencia, llame al 911. Crisis: 988.',
    );
    for (const text of ['thanks', 'gracias']) {
      const { encoding, segments } = measureSms(reply({ text }) ?? '');
      expect([encoding, segments <= 2]).toEqual(['GSM-7', true]);
    }
  });

  it('names the numbers in English and Spanish for a language that we can’t read', () => {
    expect(reply({ text: '今天几点关门？', isOtherLanguage: true })).toMatch(
      /call 911\. Crisis: 988\. Cerrado ahora\. Emergencia: 911\. Crisis: 988\.$/,
    );
  });

  it('goes out once in a closed stretch, and again in the next', () => {
    expect(reply({ lastAutoReplyAt: at('2026-06-06T17:00:00Z') })).toBeNull();
    expect(reply({ lastAutoReplyAt: at('2026-06-06T16:00:00Z') })).not.toBeNull();
    expect(reply({ lastAutoReplyAt: at('2026-06-06T02:00:00Z') })).not.toBeNull();
  });

  it('does not go out while open, to a person who opted out, or in reply to a keyword or opt-out wish', () => {
    expect(reply({ now: at('2026-06-08T14:00:00Z') })).toBeNull();
    expect(reply({ isOptedOut: true })).toBeNull();
    for (const verdict of ['stop', 'start', 'help', 'wish'] as const) expect(reply({ verdict })).toBeNull();
  });
});

it.each([
  ['Is my refill ready?', 'en'],
  ['no', 'en'],
  ['', 'en'],
  ['¿Está lista mi receta?', 'es'],
  ['hola necesito mis pastillas', 'es'],
  ['mañana', 'es'],
])('reads the language of %j', (text, language) => expect(languageOfText(text)).toBe(language));

describe('fillReply', () => {
  const values = replyValues(store, at('2026-06-01T14:00:00Z'), ' Ana ');

  it('puts in every variable, in any case and spacing, once', () => {
    expect(fillReply('Hi {first_name}, {{ Store_Name }} {store_phone}, today {hours_today}.', values)).toEqual({
      isReady: true,
      text: 'Hi Ana, Test Pharmacy (555) 555-0100, today 8:30 am to 5:30 pm.',
    });
    expect(fillReply('{first_name}', { ...values, first_name: '{store_name}' })).toMatchObject({
      text: '{store_name}',
    });
    expect(replyValues(store, at('2026-06-07T14:00:00Z'), null).hours_today).toBe('closed');
  });

  it('reports unknown, unclosed and missing ones instead of sending them raw', () => {
    expect(fillReply('Hi {first_name} {name} {store_phone', { ...values, first_name: null })).toEqual({
      isReady: false,
      unknown: ['{name}', '{store_phone'],
      missing: ['first_name'],
    });
    expect(fillReply('Hi {first_name}', { ...values, first_name: '  ' })).toMatchObject({ missing: ['first_name'] });
    expect(fillReply('smile :{ and {} stay', values)).toMatchObject({ isReady: false });
  });
});

describe('threads', () => {
  const message = (id: string, change: Partial<ThreadedMessage> = {}): ThreadedMessage => ({
    id,
    direction: 'inbound',
    from_phone: '+15550100199',
    to_phone: '+15555550100',
    body: 'Está lista mi receta',
    status: 'delivered',
    created_at: '2026-06-01T10:00:00Z',
    ...change,
  });

  it('groups by the other number, newest thread first, and counts the unread', () => {
    const outbound = { direction: 'outbound', from_phone: '+15555550100', to_phone: '+15550100199' } as const;
    const threads = groupThreads([
      message('c', { ...outbound, created_at: '2026-06-01T12:00:00+00:00' }),
      message('d', { from_phone: '+15550100200', created_at: '2026-06-01T11:00:00Z' }),
      message('b', { created_at: '2026-06-01T07:00:00-04:00' }),
      message('a', { status: 'read' }),
      message('b', { created_at: '2026-06-01T07:00:00-04:00' }),
    ]);
    expect(threads.map(({ phone, unread, last, messages }) => [phone, unread, last.id, messages.length])).toEqual([
      ['+15550100199', 1, 'c', 3],
      ['+15550100200', 1, 'd', 1],
    ]);
    expect(groupThreads([])).toEqual([]);
  });

  it('leaves the last message of a thread as it is while a text only waits for its time', () => {
    const outbound = { direction: 'outbound', from_phone: '+15555550100', to_phone: '+15550100199' } as const;
    const scheduled = { ...outbound, created_at: '2026-06-01T12:00:00Z', hold: 'scheduled' } as const;
    const other = message('b', { from_phone: '+15550100200', created_at: '2026-06-01T11:00:00Z' });
    const lastOf = (later: ThreadedMessage) => groupThreads([message('a'), other, later]).map(({ last }) => last.id);
    expect(lastOf(message('c', { ...scheduled, hand_over: 'waiting' }))).toEqual(['b', 'a']);
    expect(lastOf(message('c', { ...scheduled, hand_over: 'taken' }))).toEqual(['c', 'b']);
    expect(groupThreads([message('c', { ...scheduled, hand_over: 'waiting' })])[0]?.last.id).toBe('c');
  });

  it('S5-15 S5-16 finds by part of either number, whitespace ignored', () => {
    expect(hasPhone(message('a'), '+1 555 010 0199')).toBe(true);
    expect(hasPhone(message('a'), ' 5555550100 ')).toBe(true);
    expect(hasPhone(message('a'), '999')).toBe(false);
  });

  it('searches text and number', () => {
    const finds = (query: string) => matchesSearch(message('a'), query);
    expect(['esta LISTA', 'mi  receta', '(555) 010-0199', '555 0100', ''].map(finds)).toEqual(Array(5).fill(true));
    expect(['refill', '(555) 010-0200', '+', '-'].map(finds)).toEqual(Array(4).fill(false));
  });

  it.each([
    ['2026-06-10T03:59:00Z', 'Yesterday'],
    ['2026-06-10T04:00:00Z', 'Today'],
    ['2026-06-08T14:00:00Z', 'Monday'],
    ['2026-06-04T14:00:00Z', 'Thursday'],
    ['2026-06-03T14:00:00Z', 'Wed, Jun 3, 2026'],
  ])('R16 heads %s with %s', (instant, heading) => {
    expect(dayHeading(store, at(instant), at('2026-06-10T16:00:00Z'))).toBe(heading);
  });
});
