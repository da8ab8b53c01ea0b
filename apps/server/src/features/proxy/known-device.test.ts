import { expect, it } from 'vitest';
import { createDeviceCookies } from './known-device.ts';

const start = new Date('2026-03-02T12:00:00Z');
const make = (secret = 'a', isSecure = true, now = start) => createDeviceCookies({ secret, isSecure, now: () => now });
const sent = (setCookie: string) => setCookie.split(';', 1)[0];

it('A1 keeps a device’s accounts in a cookie that scripts and other sites never get, without an address', () => {
  const cookie = make().remember(undefined, 'Ann@Example.test');
  expect(cookie).toMatch(/^__Host-rx-device=\S+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/);
  expect(cookie).not.toMatch(/ann|example/i);
  const device = make().read(`theme=dark; ${sent(cookie)}`);
  expect(device?.knownTo(' ann@example.test')).toBe(device?.id);
  expect(device?.knownTo('bob@example.test')).toBeNull();
  expect(make('a', false).remember(undefined, 'ann@example.test')).toMatch(/^rx-device=[^;]+; Path.*SameSite=Strict$/);
});

it('A1 adds the counter’s accounts to one device, the newest thirty', () => {
  let cookie: string | undefined;
  for (let index = 0; index < 31; index++) cookie = sent(make().remember(cookie, `person${index}@example.test`));
  const device = make().read(cookie);
  expect(device?.knownTo('person0@example.test')).toBeNull();
  for (let index = 1; index < 31; index++) expect(device?.knownTo(`person${index}@example.test`)).toBe(device?.id);
  expect(cookie?.length).toBeLessThan(800);
});

it('A1 knows no device whose cookie was made up, changed, made elsewhere, or is half a year old', () => {
  const cookie = sent(make().remember(undefined, 'ann@example.test')) ?? '';
  const changed = [...cookie].map(
    (char, at) => cookie.slice(0, at) + (char === 'A' ? 'B' : 'A') + cookie.slice(at + 1),
  );
  for (const other of [undefined, '', '__Host-rx-device=', cookie.slice(0, -1), ...changed])
    expect(make().read(other), other).toBeNull();
  expect(make('b').read(cookie)).toBeNull();
  const later = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1_000);
  expect(make('a', true, later(179)).read(cookie)).not.toBeNull();
  expect(make('a', true, later(180)).read(cookie)).toBeNull();
});
