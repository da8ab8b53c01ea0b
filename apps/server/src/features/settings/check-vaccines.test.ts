import type { Settings } from '@rxweb/contracts/settings';
import { expect, it } from 'vitest';
import { testStore } from '../../../testing/test-store.ts';
import { checkVaccines } from './check-vaccines.ts';

const check = (checked: Record<string, string>) => {
  const vaccines = Object.entries(checked).map(([vaccine, checkedOn]) => ({ vaccine, ages: 'all', checkedOn }));
  const current: Settings = { store: testStore, appointments: { services: [], vaccines, schedulingLinks: false } };
  return checkVaccines({ current }, new Date('2026-11-23T20:00:00Z'));
};

it('S28-344 Health names the vaccines that no one has checked for 60 days, the oldest first, and where to do it', () => {
  expect(check({ Flu: '2026-09-24' })).toMatchObject({ state: 'green', nextStep: null });
  const finding = check({ Flu: '2026-09-23', RSV: '2026-01-02', MMR: '2026-11-20' });
  expect(finding).toMatchObject({
    state: 'amber',
    text: '2 vaccines haven’t been checked for 60 days: RSV, Flu.',
  });
  expect(finding.nextStep?.admin).toContain('Store settings, Vaccines');
  const many = check({ A: '2026-01-01', B: '2026-01-02', C: '2026-01-03', D: '2026-01-04' });
  expect(many.text).toContain('A, B, C and 1 more.');
});

it('S28-344 a store without a table of vaccines need not have one', () => {
  expect(check({}).state).toBe('gray');
});
