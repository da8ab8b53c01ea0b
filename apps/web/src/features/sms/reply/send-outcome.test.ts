import { expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { smsEn } from '../../../texts/sms/sms-en.ts';
import { errorText, readAnswer, sendWithOutcome } from './send-outcome.ts';

const english = smsEn;

it.each([
  ['{"success":true}', 'Message sent successfully!'],
  ['{"success":true,"message":"queued","sid":"SM1"}', 'Message sent successfully!'],
  ['{"success":false,"error":"bad number"}', 'Failed to send SMS: bad number'],
  ['{"success":false}', 'Failed to send SMS: Unknown error'],
  ['{"error":{"code":1}}', 'Failed to send SMS: Unknown error'],
  ['{}', 'Failed to send SMS: Unknown error'],
  ['<html>', 'Failed to send SMS: Unknown error'],
  ['null', 'Failed to send SMS: Unknown error'],
])('S8-15 S8-17 reports %s', (text, words) => expect(readAnswer(text, smsEn).words).toBe(words));

it('S8-13 S8-14 S8-16 reports a refusal by its status, and an exception by its message', () => {
  const refused = new ApiError('bad_response', 502, 'Bad Gateway', { error: 'carrier down' });
  expect(errorText(refused, english)).toBe('Server error: 502 - carrier down');
  expect(errorText(new ApiError('bad_response', 500, 'HTTP 500', null), english)).toBe(
    'Server error: 500 - Unknown error',
  );
  expect(errorText(new ApiError('network', 0, 'Failed to fetch'), english)).toBe(
    'Error sending message: Failed to fetch',
  );
  expect(errorText(new TypeError('x is not a function'), english)).toBe('Error sending message: x is not a function');
});

it('R12 keeps a text the same until its end is known', async () => {
  const isSettled = async (error: Error) => (await sendWithOutcome(() => Promise.reject(error), english)).isFinal;
  expect(await isSettled(new ApiError('sms_unknown', 504, ''))).toBe(false);
  expect(await isSettled(new ApiError('sms_uncertain', 502, ''))).toBe(false);
  expect(await isSettled(new ApiError('network', 0, ''))).toBe(false);
  expect(await isSettled(new ApiError('bad_response', 502, ''))).toBe(false);
  expect(await isSettled(new ApiError('sms_unreachable', 502, ''))).toBe(true);
  expect(await isSettled(new ApiError('sms_opted_out', 409, ''))).toBe(true);
  expect((await sendWithOutcome(async () => new Response('{"success":false}'), english)).isFinal).toBe(true);
});

it('S29-203 tells a refusal for want of consent from others', async () => {
  const asks = async (error: Error) => (await sendWithOutcome(() => Promise.reject(error), english)).needsConsent;
  expect(await asks(new ApiError('text_consent_needed', 409, ''))).toBe(true);
  expect(await asks(new ApiError('sms_opted_out', 409, ''))).toBe(false);
});
