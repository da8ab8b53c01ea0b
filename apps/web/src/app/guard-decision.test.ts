import { roles, type SessionRole } from '@rxweb/contracts/shared/roles';
import { expect, it } from 'vitest';
import { decideGuard, type GuardDecision, placeAfterSignIn } from './guard-decision.ts';
import { pathOf, staffPages } from './staff-pages.ts';

const guarded = staffPages.filter(({ access }) => access !== 'public');
const knowledgePages = ['', '/pages/:id', '/questions', '/check-questions'].map((part) => `/app/knowledge${part}`);
const requestPages = ['/app/requests', '/app/requests/:id', '/app/requests/day'];
const peoplePages = ['/app/people', '/app/people/:id', '/app/people/of/:place/:id'];
const ownShoePages = ['/app/dme/cases', '/app/dme/cases/:id', '/app/dme/board', '/app/dme/recall', '/app/dme/denials'];

/** Spec section 6: what each role may open beyond the dashboard, which any signed-in person may. */
const mayOpen: Record<SessionRole, string[]> = {
  public: [pathOf('dashboard'), pathOf('account')],
  employee: [pathOf('dashboard'), pathOf('account'), ...requestPages, ...peoplePages],
  pharmacist: [
    ...[
      pathOf('dashboard'),
      pathOf('account'),
      pathOf('pharmacist'),
      '/app/dme',
      '/app/diabetic-shoe-checklist',
      pathOf('conversations'),
      ...knowledgePages,
      '/app/reports',
    ],
    ...ownShoePages,
    ...requestPages,
    ...peoplePages,
  ],
  admin: guarded.map(({ path }) => path),
};
const everyone: SessionRole[] = [...roles, 'public'];
const cases = guarded.flatMap((page) => everyone.map((role) => ({ page, role, path: page.path })));

it.each(guarded)('S2-41 to S2-47 S6-01 asks a signed-out visitor of $path to log in', (page) => {
  expect(decideGuard(page, { loading: false, isSignedIn: false, role: 'public' })).toBe('log-in');
});

it.each(cases)('S2-48 to S2-56 S6-02 to S6-04 $role at $path', ({ page, role, path }) => {
  const elsewhere: GuardDecision = page.wrongRole === 'redirect' ? 'to-dashboard' : 'deny';
  const decision = decideGuard(page, { loading: false, isSignedIn: true, role });
  expect(decision).toBe(mayOpen[role].includes(path) ? 'show' : elsewhere);
});

it.each(cases)('S2-59 waits while the session of $role resolves at $path', ({ page, role }) => {
  expect(decideGuard(page, { loading: true, isSignedIn: role !== 'public', role })).toBe('wait');
});

it.each(everyone)('never sends a signed-in %s in a circle: the dashboard itself always shows', (role) => {
  const dashboard = staffPages.find(({ path }) => path === pathOf('dashboard'));
  expect(dashboard && decideGuard(dashboard, { loading: false, isSignedIn: true, role })).toBe('show');
});

it("S2-57 denies where no redirect is configured, and the spec's own seven routes all redirect", () => {
  const denying = staffPages.filter(({ wrongRole }) => wrongRole === 'deny').map(({ path }) => path);
  expect(denying).toEqual([
    ...ownShoePages,
    ...[
      pathOf('conversations'),
      ...requestPages,
      ...peoplePages,
      '/app/people/:id/seen',
      ...knowledgePages,
      pathOf('reports'),
      pathOf('audit'),
    ],
    pathOf('settings'),
    '/app/setup',
    pathOf('integrations'),
  ]);
});

it.each<[SessionRole, string | null, string | null]>([
  ['admin', null, pathOf('dashboard')],
  ['admin', pathOf('users'), pathOf('users')],
  ['pharmacist', pathOf('users'), pathOf('dashboard')],
  ['pharmacist', '/app/dme', '/app/dme'],
  ['employee', '/app/dme', pathOf('dashboard')],
  ['public', pathOf('dashboard'), pathOf('dashboard')],
  ['public', pathOf('users'), null],
  ['public', null, null],
  ['admin', 'https://elsewhere.example/', pathOf('dashboard')],
  ['admin', '//elsewhere.example/app/users', pathOf('dashboard')],
  ['admin', '/app/users?role=admin&sort=-seen', '/app/users?role=admin&sort=-seen'],
  ['pharmacist', '/app/dme/cases/8d3f?tab=papers', '/app/dme/cases/8d3f?tab=papers'],
  ['pharmacist', '/app/dme/cases/', pathOf('dashboard')],
  ['employee', '/app/dme/cases/8d3f', pathOf('dashboard')],
])('after the sign-in of %s who wanted %s goes to %s', (role, wanted, place) => {
  expect(placeAfterSignIn(role, wanted)).toBe(place);
});
