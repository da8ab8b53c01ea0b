import type { SmsAlarm } from '@rxweb/contracts/sms/alarms';
import { expect, it } from 'vitest';
import { smsInboxEn } from '../../../texts/sms/inbox-en.ts';
import { closedText, noticeText, replyText, shownAlarm } from './alarm-labels.ts';

const { alarms: texts } = smsInboxEn;
const alarm = (part: Partial<SmsAlarm> = {}): SmsAlarm => ({
  id: 'a',
  personId: 'p',
  messageId: 'm',
  at: '2026-06-10T16:00:00Z',
  level: 'danger',
  kind: 'suicide',
  segment: null,
  reply: { state: 'sent' },
  notice: { state: 'none', why: 'open' },
  closed: null,
  ...part,
});
const closed = { at: '2026-06-10T16:05:00Z', by: { id: 'u', name: 'Ann' }, done: 'Called her' };
const soft = { level: 'attention', kind: 'talk', reply: null, notice: null } as const;

it.each<[SmsAlarm['reply'], boolean, RegExp | null]>([
  [{ state: 'sent' }, false, /told them where to call/],
  [{ state: 'sending' }, false, /on its way/],
  [{ state: 'failed' }, false, /wasn’t sent\. Call them/],
  [{ state: 'failed' }, true, /^Call them: they opted out/],
  [{ state: 'none', why: 'opted_out' }, true, /^Call them: they opted out/],
  [{ state: 'none', why: 'recent' }, false, /less than an hour ago/],
  [{ state: 'none', why: 'busy' }, false, /Call them/],
  [{ state: 'none', why: 'late' }, false, /more than an hour late/],
  [{ state: 'none', why: 'no_texts' }, false, /can’t be texted/],
  [null, false, null],
])('J3 says whether the person got a reply: %j, opted out: %s', (reply, isOptedOut, expected) => {
  const text = replyText(alarm({ reply }), isOptedOut, texts);
  if (expected === null) expect(text).toBeNull();
  else expect(text).toMatch(expected);
});

it.each<[SmsAlarm['notice'], RegExp | null]>([
  [{ state: 'none', why: 'open' }, null],
  [{ state: 'none', why: 'no_number' }, /no one was alerted: no on-call number is set/],
  [{ state: 'none', why: 'recent' }, /a few minutes earlier/],
  [{ state: 'sent' }, /The on-call number was alerted/],
  [{ state: 'failed' }, /wasn’t sent/],
  [null, null],
])('J2 says whether the on-call number was alerted: %j', (notice, expected) => {
  const text = noticeText(alarm({ notice }), texts);
  if (expected === null) expect(text).toBeNull();
  else expect(text).toMatch(expected);
});

it('shows the most urgent open alarm, then the newest', () => {
  const [first, second, mark] = [alarm({ id: '1' }), alarm({ id: '2' }), alarm({ id: '3', ...soft })];
  expect(shownAlarm([first, second, mark])?.id).toBe('2');
  expect(shownAlarm([{ ...first, closed }, mark])?.id).toBe('3');
  expect(shownAlarm([{ ...first, closed }])).toBeNull();
});

it('names who closed it, and what was done', () => {
  expect(closedText(alarm({ closed }), 'other', texts)).toBe(
    'Ann closed the alarm (possible suicide risk): Called her',
  );
  expect(closedText(alarm({ closed }), 'u', texts)).toBe('You closed the alarm (possible suicide risk): Called her');
  const gone = { ...closed, by: { id: 'u', name: null }, done: '' };
  expect(closedText(alarm({ ...soft, closed: gone }), 'other', texts)).toBe(
    'A former staff member closed the alarm (may need someone to talk to).',
  );
});
