import type { AuditEntry } from '@rxweb/contracts/audit';
import { roles, type SessionRole } from '@rxweb/contracts/shared/roles';
import { todayKinds } from '@rxweb/contracts/today';
import { canOpen } from '@rxweb/domain/access/permissions';
import { expect, it } from 'vitest';
import { targetText as targetOf } from '../features/audit/audit-labels.ts';
import { auditEn } from '../texts/admin/audit-en.ts';
import { auditTarget } from './audit-target.ts';
import { features } from './features.ts';
import { loadTodayCards } from './overview.tsx';
import { pathOf, staffPages } from './staff-pages.ts';

const all = staffPages.map(({ path }) => path);
const open: Record<'visitor' | 'noRole' | 'employee' | 'pharmacist' | 'admin', string[]> = {
  visitor: ['/setup'],
  noRole: ['/setup', '/app/dashboard', '/app/account'],
  employee: [
    ...['/setup', '/app/dashboard', '/app/account', '/app/requests', '/app/requests/:id', '/app/requests/day'],
    ...['/app/people', '/app/people/:id', '/app/people/of/:place/:id'],
  ],
  pharmacist: [
    ...['/setup', '/app/dashboard', '/app/account', '/app/pharmacist', '/app/dme', '/app/diabetic-shoe-checklist'],
    ...[
      '/app/conversations',
      '/app/requests',
      '/app/requests/:id',
      '/app/requests/day',
      '/app/dme/cases',
      '/app/dme/cases/:id',
      '/app/dme/board',
      '/app/dme/recall',
      '/app/dme/denials',
    ],
    ...['/app/knowledge', '/app/knowledge/pages/:id', '/app/knowledge/questions', '/app/knowledge/check-questions'],
    ...['/app/reports', '/app/people', '/app/people/:id', '/app/people/of/:place/:id'],
  ],
  admin: all,
};

it.each([
  ['visitor', 'public', false],
  ['noRole', 'public', true],
  ['employee', 'employee', true],
  ['pharmacist', 'pharmacist', true],
  ['admin', 'admin', true],
] as const)('%s opens what spec section 6 gives, and nothing else', (who, role, isSignedIn) => {
  const shown = staffPages.filter(({ access }) => canOpen(access, role, isSignedIn)).map(({ path }) => path);
  expect(shown.sort()).toEqual([...open[who]].sort());
});

it('names each feature, page and short address once', () => {
  const names = features.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const addresses = staffPages.flatMap(({ path, shortPath }) => (shortPath ? [path, shortPath] : [path]));
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('leads with each entry of the menu to a page, and shows it to no role that the page refuses', () => {
  const everyone: SessionRole[] = ['public', ...roles];
  for (const { path, access } of features.flatMap(({ nav = [] }) => nav)) {
    const page = staffPages.find((each) => each.path === path);
    expect(page, path).toBeDefined();
    for (const role of everyone) {
      if (page && access && canOpen(access, role, true)) expect(canOpen(page.access, role, true), path).toBe(true);
    }
  }
});

it('has one card for each kind of the Today list, which leads to a page', async () => {
  const cards = await loadTodayCards();
  expect(Object.keys(cards).sort()).toEqual([...todayKinds].sort());
  const kinds = await Promise.all(features.map(async ({ today }) => Object.keys((await today?.()) ?? {})));
  expect(kinds.flat()).toHaveLength(todayKinds.length);
  for (const { href } of Object.values(cards)) expect(all).toContain(href.replace(/\?.*/, ''));
});

it('knows where the pages are that the frame leads to', () => {
  const found = (['dashboard', 'account', 'audit', 'shoes', 'today'] as const).map(pathOf);
  expect(found).toEqual(['/app/dashboard', '/app/account', '/app/audit', '/app/dme', '/']);
});

const targetText = (entry: AuditEntry) => targetOf(entry, auditTarget, auditEn);
const entry: AuditEntry = {
  seq: 1,
  at: '2026-05-18T15:26:05.123Z',
  action: 'role_changed',
  outcome: 'ok',
  actor_id: '11111111-1111-4111-8111-111111111111',
  actor_name: null,
  actor_email: 'priya@alder.example',
  actor_role: null,
  target: '22222222-2222-4222-8222-222222222222',
  target_kind: null,
  target_name: null,
  target_email: 'dana@alder.example',
  detail: 'employee to pharmacist',
  address: '203.0.113.7',
  device: null,
};

it('says which case of diabetic shoes it was, by the beginning of its id', () => {
  const caseId = '3f0c22d1-2222-4222-8222-222222222222';
  const read = { ...entry, action: 'case_read' as const, target_email: null };
  expect(targetText({ ...read, target: caseId })).toBe('Case 3f0c22d1');
  expect(targetText({ ...read, target: `${caseId}/${entry.actor_id}` })).toBe('Case 3f0c22d1, document 11111111');
  expect(targetText({ ...read, action: 'cases_listed', target: null })).toBeNull();
});
