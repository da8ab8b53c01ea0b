import { roles, type SessionRole } from '@rxweb/contracts/shared/roles';
import { expect, it } from 'vitest';
import { decideGuard, type GuardDecision, placeAfterSignIn } from './guard-decision.ts';
import { paths } from './paths.ts';
import { type StaffArea, staffAreas } from './staff-areas.ts';

/** Spec section 6: what each role may open beyond the dashboard, which any signed-in person may. */
const mayOpen: Record<SessionRole, string[]> = {
  public: [paths.dashboard, paths.account],
  employee: [paths.dashboard, paths.account],
  pharmacist: [
    ...[paths.dashboard, paths.account, paths.pharmacist, paths.dme, paths.shoeChecklist, paths.conversations],
    ...[paths.dmeCases, paths.dmeCase, paths.dmeBoard, paths.dmeRecall],
  ],
  admin: staffAreas.map(({ path }) => path),
};
const everyone: SessionRole[] = [...roles, 'public'];
const cases = staffAreas.flatMap((area) => everyone.map((role) => ({ area, role, path: area.path })));

it.each(staffAreas)('S2-41 to S2-47 S6-01 asks a signed-out visitor of $path to log in', (area) => {
  expect(decideGuard(area, { loading: false, isSignedIn: false, role: 'public' })).toBe('log-in');
});

it.each(cases)('S2-48 to S2-56 S6-02 to S6-04 $role at $path', ({ area, role, path }) => {
  const elsewhere: GuardDecision = area.wrongRole === 'redirect' ? 'to-dashboard' : 'deny';
  const decision = decideGuard(area, { loading: false, isSignedIn: true, role });
  expect(decision).toBe(mayOpen[role].includes(path) ? 'show' : elsewhere);
});

it.each(cases)('S2-59 waits while the session of $role resolves at $path', ({ area, role }) => {
  expect(decideGuard(area, { loading: true, isSignedIn: role !== 'public', role })).toBe('wait');
});

it.each(everyone)('never sends a signed-in %s in a circle: the dashboard itself always shows', (role) => {
  const dashboard: StaffArea | undefined = staffAreas.find(({ path }) => path === paths.dashboard);
  expect(dashboard && decideGuard(dashboard, { loading: false, isSignedIn: true, role })).toBe('show');
});

it("S2-57 denies where no redirect is configured, and the spec's own seven routes all redirect", () => {
  const denying = staffAreas.filter(({ wrongRole }) => wrongRole === 'deny').map(({ path }) => path);
  expect(denying).toEqual([
    ...[paths.dmeCases, paths.dmeCase, paths.dmeBoard, paths.dmeRecall],
    ...[paths.conversations, paths.audit],
  ]);
});

it.each<[SessionRole, string | null, string | null]>([
  ['admin', null, paths.dashboard],
  ['admin', paths.users, paths.users],
  ['pharmacist', paths.users, paths.dashboard],
  ['pharmacist', paths.dme, paths.dme],
  ['employee', paths.dme, paths.dashboard],
  ['public', paths.dashboard, paths.dashboard],
  ['public', paths.users, null],
  ['public', null, null],
  ['admin', 'https://elsewhere.example/', paths.dashboard],
])('after the sign-in of %s who wanted %s goes to %s', (role, wanted, place) => {
  expect(placeAfterSignIn(role, wanted)).toBe(place);
});
