import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { accountNow, errorText } from './error-text.ts';

it('S8-08 takes the server’s error text', () => {
  expect(errorText(new ApiError('bad_response', 400, 'x', { error: 'Email taken' }, 'Bad Request'))).toBe(
    'Email taken',
  );
});

it('S8-09 takes the status text where there is no error text', () => {
  expect(errorText(new ApiError('bad_response', 502, 'Bad Gateway', null, 'Bad Gateway'))).toBe('Bad Gateway');
  expect(errorText(new ApiError('bad_response', 502, 'HTTP 502', {}, ''))).toBe('HTTP 502');
});

it('says that no answer came rather than the browser’s own words', () => {
  expect(errorText(new ApiError('network', 0, 'Failed to fetch'))).toMatch(/^Couldn’t reach the server/);
});

it('R13 reads the current account from a conflict, and from nothing else', () => {
  const current = { id: 'u', email: 'd@x.example', role: 'admin', created_at: 't', last_sign_in_at: null };
  const whole = { ...current, email_confirmed_at: null, phone: null, blocked: true, version: 4 };
  expect(accountNow(new ApiError('conflict', 409, 'x', { current: whole }))).toMatchObject({
    blocked: true,
    version: 4,
  });
  expect(accountNow(new ApiError('conflict', 409, 'x', { current }))).toBeNull();
  expect(accountNow(new ApiError('last_admin', 409, 'x', { current: whole }))).toBeNull();
});
