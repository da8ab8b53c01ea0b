import { listAudit } from '@rxweb/contracts/audit';
import { listConversations } from '@rxweb/contracts/conversations';
import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { getShoeBoard, getShoeCase, listShoeCases, listShoeRecall } from '@rxweb/contracts/shoes/cases';
import { createShoeCase } from '@rxweb/contracts/shoes/records';
import { createUser, listUsers } from '@rxweb/contracts/users';
import { areaAccess } from '@rxweb/domain/access/permissions';
import { expect, it } from 'vitest';
import { decideGuard } from './guard-decision.ts';
import { paths } from './paths.ts';
import { staffAreas } from './staff-areas.ts';

/** What the browser takes each principal for: whoever the server refuses has no session here; null is signed out. */
const principals: Record<string, SessionRole | null> = {
  nobody: null,
  'anon key': null,
  employee: 'employee',
  pharmacist: 'pharmacist',
  admin: 'admin',
  blocked: null,
  expired: null,
  // Their sessions ended; the next one says what they are now.
  demoted: 'employee',
  'service key': null,
};

/** Spec sections 2 and 6, and design.md section 6 for our own pages. */
const opensFor: Record<string, readonly SessionRole[]> = {
  [paths.dashboard]: ['public', 'employee', 'pharmacist', 'admin'],
  [paths.account]: ['public', 'employee', 'pharmacist', 'admin'],
  [paths.shoeChecklist]: ['pharmacist', 'admin'],
  [paths.pharmacist]: ['pharmacist', 'admin'],
  [paths.dme]: ['pharmacist', 'admin'],
  [paths.dmeCases]: ['pharmacist', 'admin'],
  [paths.dmeCase]: ['pharmacist', 'admin'],
  [paths.dmeBoard]: ['pharmacist', 'admin'],
  [paths.dmeRecall]: ['pharmacist', 'admin'],
  [paths.conversations]: ['pharmacist', 'admin'],
  [paths.admin]: ['admin'],
  [paths.users]: ['admin'],
  [paths.sms]: ['admin'],
  [paths.audit]: ['admin'],
};
const cells = staffAreas.flatMap((area) =>
  Object.entries(principals).map(([principal, role]) => ({ area, path: area.path, principal, role })),
);

it.each(cells)('Z1 $path as $principal', ({ area, path, role }) => {
  const roles = opensFor[path];
  expect(roles, `${path} is declared by nobody`).toBeDefined();
  const decision = decideGuard(area, { loading: false, isSignedIn: role !== null, role: role ?? 'public' });
  if (role === null) expect(decision).toBe('log-in');
  else if (roles?.includes(role)) expect(decision).toBe('show');
  else expect(['to-dashboard', 'deny']).toContain(decision);
});

it('Z1 lets nobody open a page whose calls the server refuses them', () => {
  const { users, audit, conversations, dme, dmeCases, dmeCase, dmeBoard, dmeRecall } = areaAccess;
  expect([dme, dmeCases, dmeCase, dmeBoard, dmeRecall]).toEqual([
    createShoeCase.access,
    listShoeCases.access,
    getShoeCase.access,
    getShoeBoard.access,
    listShoeRecall.access,
  ]);
  expect([users, users, audit]).toEqual([listUsers.access, createUser.access, listAudit.access]);
  expect(conversations).toEqual(listConversations.access);
});
