import type { ManagedUser } from '@rxweb/contracts/users';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionKinds, actionsFor } from './user-actions.ts';

const user: ManagedUser = {
  id: 'u',
  email: 'dana@alder.example',
  name: null,
  role: 'employee',
  created_at: '2026-01-06T18:00:00Z',
  last_sign_in_at: null,
  email_confirmed_at: '2026-01-06T18:00:00Z',
  phone: null,
  blocked: false,
  invite_expires_at: null,
  reset_expires_at: null,
  second_factor: false,
  version: 1,
};
const others = { isOwn: false, hasLink: false };
const invited: ManagedUser = { ...user, email_confirmed_at: null, invite_expires_at: '2026-05-20T00:00:00Z' };

it('A14 offers nothing about one’s own account, whatever it is like', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (blocked, second_factor, hasLink) => {
      expect(actionsFor({ ...user, blocked, second_factor }, { isOwn: true, hasLink })).toEqual([]);
    }),
  );
});

it('offers to renew or revoke an invitation, and no new password, before it is accepted', () => {
  expect(actionsFor(invited, others)).toEqual(expect.arrayContaining(['resend-invite', 'revoke-invite']));
  expect(actionsFor(invited, others)).not.toContain('reset-password');
  expect(actionsFor(invited, others)).not.toContain('delete');
});

it('offers to invite again or delete when the invitation has ended', () => {
  const acts = actionsFor({ ...invited, invite_expires_at: null }, others);
  expect(acts).toEqual(expect.arrayContaining(['resend-invite', 'delete']));
  expect(acts).not.toContain('revoke-invite');
});

it('offers either to block or to unblock, and no links to who is blocked', () => {
  expect(actionsFor(user, others)).toEqual(
    expect.arrayContaining(['block', 'reset-password', 'end-sessions', 'delete']),
  );
  const acts = actionsFor({ ...user, blocked: true }, others);
  expect(acts).toContain('unblock');
  for (const kind of ['block', 'reset-password', 'resend-invite'] as const) expect(acts).not.toContain(kind);
});

it('offers a second factor’s removal and a known link only where there is one, in the order of the menu', () => {
  expect(actionsFor(user, others)).not.toContain('remove-factor');
  const acts = actionsFor({ ...user, second_factor: true }, { isOwn: false, hasLink: true });
  expect(acts).toEqual(actionKinds.filter((kind) => acts.includes(kind)));
  expect(acts).toEqual(expect.arrayContaining(['remove-factor', 'copy-link']));
});
