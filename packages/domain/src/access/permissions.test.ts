import { roles } from '@rxweb/contracts/shared/roles';
import { expect, it } from 'vitest';
import { admins, canOpen } from './permissions.ts';

it('a role without a session opens nothing', () => {
  expect(canOpen(admins, 'admin', false)).toBe(false);
  expect(canOpen('signed-in', 'admin', false)).toBe(false);
});

it('opens public pages for everyone, and others for those with the session or role', () => {
  expect(canOpen('public', 'public', false)).toBe(true);
  expect(canOpen('signed-in', 'public', true)).toBe(true);
  expect(canOpen(roles, 'public', true)).toBe(false);
  expect(canOpen(roles, 'employee', true)).toBe(true);
});
