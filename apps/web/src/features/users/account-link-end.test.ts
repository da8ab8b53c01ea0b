import type { ManagedUser } from '@rxweb/contracts/users';
import { expect, it } from 'vitest';
import { usersEn as texts } from '../../texts/admin/users-en.ts';
import { type KeptLink, linkEnd } from './account-link-end.ts';

const now = new Date('2026-05-18T18:00:00Z');
const expires_at = '2026-05-19T18:00:00.000Z';
const kept = (kind: KeptLink['kind']): KeptLink => ({
  kind,
  link: { link: 'https://x.example', mailed: false, expires_at },
  madeAt: now,
});
const user = (part: Partial<ManagedUser>): ManagedUser => ({
  id: 'u',
  email: 'dana@x.example',
  name: null,
  role: 'employee',
  created_at: '2026-05-18T17:00:00Z',
  last_sign_in_at: null,
  email_confirmed_at: null,
  phone: null,
  blocked: false,
  invite_expires_at: expires_at,
  reset_expires_at: expires_at,
  second_factor: false,
  version: 1,
  ...part,
});

it('says of an invitation that it was used, replaced, late or removed, and nothing while it works', () => {
  const end = (part: Partial<ManagedUser>, at = now) => linkEnd(kept('invite'), user(part), at, texts);
  expect(end({})).toBeNull();
  expect(end({ invite_expires_at: '2026-05-19T18:00:01.200Z' })).toBeNull();
  expect(end({ email_confirmed_at: '2026-05-18T19:00:00Z', invite_expires_at: null })).toContain(
    'accept the invitation',
  );
  expect(end({ invite_expires_at: '2026-05-19T19:00:00.000Z' })).toContain('newer link');
  expect(end({ invite_expires_at: null }, new Date('2026-05-19T18:00:00Z'))).toContain('expired');
  expect(linkEnd(kept('invite'), undefined, now, texts)).toContain('removed');
});

it('says of a password link that it was used, also where the account was confirmed long ago', () => {
  const end = (part: Partial<ManagedUser>) =>
    linkEnd(kept('reset'), user({ email_confirmed_at: '2026-01-01T00:00:00Z', ...part }), now, texts);
  expect(end({})).toBeNull();
  expect(end({ reset_expires_at: null })).toContain('was used');
  expect(end({ reset_expires_at: '2026-05-19T20:00:00Z' })).toContain('newer link');
});
