import { listAudit, whoSaw } from '@rxweb/contracts/audit';
import { listConversations } from '@rxweb/contracts/conversations';
import { findPersonOf, listPeople, readPerson } from '@rxweb/contracts/people';
import { listReportQuestions, readWeekReport } from '@rxweb/contracts/reports';
import { readAppointmentDay } from '@rxweb/contracts/requests/day';
import { listRequests, readRequest } from '@rxweb/contracts/requests/staff';
import type { SessionRole } from '@rxweb/contracts/shared/roles';
import { getShoeBoard, getShoeCase, listShoeCases, listShoeRecall } from '@rxweb/contracts/shoes/cases';
import { createShoeCase } from '@rxweb/contracts/shoes/records';
import { getShoeDenials } from '@rxweb/contracts/shoes/reports';
import { createUser, listUsers } from '@rxweb/contracts/users';
import { expect, it } from 'vitest';
import { decideGuard } from './guard-decision.ts';
import { staffPages } from './staff-pages.ts';

/** How the browser sees each principal: one that the server refuses has no session here; null is signed out. */
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
  '/app/dashboard': ['public', 'employee', 'pharmacist', 'admin'],
  '/app/account': ['public', 'employee', 'pharmacist', 'admin'],
  '/app/diabetic-shoe-checklist': ['pharmacist', 'admin'],
  '/app/pharmacist': ['pharmacist', 'admin'],
  '/app/dme': ['pharmacist', 'admin'],
  '/app/dme/cases': ['pharmacist', 'admin'],
  '/app/dme/cases/:id': ['pharmacist', 'admin'],
  '/app/dme/board': ['pharmacist', 'admin'],
  '/app/dme/recall': ['pharmacist', 'admin'],
  '/app/dme/denials': ['pharmacist', 'admin'],
  '/app/conversations': ['pharmacist', 'admin'],
  '/app/requests': ['employee', 'pharmacist', 'admin'],
  '/app/requests/:id': ['employee', 'pharmacist', 'admin'],
  '/app/requests/day': ['employee', 'pharmacist', 'admin'],
  '/app/people': ['employee', 'pharmacist', 'admin'],
  '/app/people/:id': ['employee', 'pharmacist', 'admin'],
  '/app/people/of/:place/:id': ['employee', 'pharmacist', 'admin'],
  '/app/people/:id/seen': ['admin'],
  '/app/knowledge': ['pharmacist', 'admin'],
  '/app/knowledge/pages/:id': ['pharmacist', 'admin'],
  '/app/knowledge/questions': ['pharmacist', 'admin'],
  '/app/knowledge/check-questions': ['pharmacist', 'admin'],
  '/app/reports': ['pharmacist', 'admin'],
  '/app/admin': ['admin'],
  '/app/users': ['admin'],
  '/app/sms': ['admin'],
  '/app/settings': ['admin'],
  '/app/integrations': ['admin'],
  '/app/setup': ['admin'],
  '/app/audit': ['admin'],
};
const guarded = staffPages.filter(({ access }) => access !== 'public');
const cells = guarded.flatMap((page) =>
  Object.entries(principals).map(([principal, role]) => ({ page, path: page.path, principal, role })),
);

it.each(cells)('Z1 $path as $principal', ({ page, path, role }) => {
  const roles = opensFor[path];
  expect(roles, `${path} is declared by nobody`).toBeDefined();
  const decision = decideGuard(page, { loading: false, isSignedIn: role !== null, role: role ?? 'public' });
  if (role === null) expect(decision).toBe('log-in');
  else if (roles?.includes(role)) expect(decision).toBe('show');
  else expect(['to-dashboard', 'deny']).toContain(decision);
});

it('Z1 lets no one open a page whose calls the server refuses', () => {
  const accessOf = (wanted: string) => staffPages.find(({ path }) => path === wanted)?.access;
  const [users, audit, conversations] = ['/app/users', '/app/audit', '/app/conversations'].map(accessOf);
  const shoes = [
    '/app/dme',
    '/app/dme/cases',
    '/app/dme/cases/:id',
    '/app/dme/board',
    '/app/dme/recall',
    '/app/dme/denials',
  ];
  expect(shoes.map(accessOf)).toEqual([
    createShoeCase.access,
    listShoeCases.access,
    getShoeCase.access,
    getShoeBoard.access,
    listShoeRecall.access,
    getShoeDenials.access,
  ]);
  expect([users, users, audit]).toEqual([listUsers.access, createUser.access, listAudit.access]);
  expect(conversations).toEqual(listConversations.access);
  expect(['/app/reports', '/app/reports'].map(accessOf)).toEqual([readWeekReport.access, listReportQuestions.access]);
  expect(['/app/requests', '/app/requests/:id', '/app/requests/day'].map(accessOf)).toEqual([
    listRequests.access,
    readRequest.access,
    readAppointmentDay.access,
  ]);
  const people = ['/app/people', '/app/people/:id', '/app/people/of/:place/:id', '/app/people/:id/seen'];
  expect(people.map(accessOf)).toEqual([listPeople, readPerson, findPersonOf, whoSaw].map(({ access }) => access));
});
