import { afterEach, expect, it } from 'vitest';
import { localValues } from '../storage/browser-storage.ts';
import { sessionStorageKey } from '../storage/session-storage-key.ts';
import { freshSession, storedToken } from './stored-session.ts';

const now = Date.UTC(2026, 10, 30);
const session = (secondsLeft: number, changed: object = {}) => ({
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_at: now / 1_000 + secondsLeft,
  user: { id: 'u1', user_metadata: {} },
  ...changed,
});
const store = (value: unknown) => localValues.set(sessionStorageKey, JSON.stringify(value));

afterEach(() => localValues.remove(sessionStorageKey));

it('is fresh while the auth client would use it as it is', () => {
  store(session(91));
  expect(freshSession(now)).toMatchObject({ access_token: 'a.b.c', user: { id: 'u1' } });
});

it('is not fresh once the auth client would renew it, nor without an end', () => {
  store(session(90));
  expect(freshSession(now)).toBeNull();
  expect(storedToken()).toBe('a.b.c');
  store(session(0, { expires_at: undefined }));
  expect(freshSession(now)).toBeNull();
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['no user', session(3_600, { user: null })],
  ['no refresh token', session(3_600, { refresh_token: 7 })],
])('is no session: %s', (_, value) => {
  store(value);
  expect(freshSession(now)).toBeNull();
});

it('is no session: not JSON', () => {
  localValues.set(sessionStorageKey, '{');
  expect(freshSession(now)).toBeNull();
});
