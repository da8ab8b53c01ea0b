import { expect, it } from 'vitest';
import { type Area, areaAccess, canOpen } from './permissions.ts';

const open: Record<'visitor' | 'noRole' | 'employee' | 'pharmacist' | 'admin', Area[]> = {
  visitor: ['chat'],
  noRole: ['chat', 'dashboard', 'account'],
  employee: ['chat', 'dashboard', 'account'],
  pharmacist: [
    ...(['chat', 'dashboard', 'account', 'pharmacist', 'dme', 'shoeChecklist', 'conversations'] as const),
    ...(['dmeCases', 'dmeCase', 'dmeBoard', 'dmeRecall'] as const),
  ],
  admin: Object.keys(areaAccess) as Area[],
};

it.each([
  ['visitor', 'public', false],
  ['noRole', 'public', true],
  ['employee', 'employee', true],
  ['pharmacist', 'pharmacist', true],
  ['admin', 'admin', true],
] as const)('%s opens what spec section 6 gives, and nothing else', (who, role, isSignedIn) => {
  const areas = Object.keys(areaAccess) as Area[];
  expect(areas.filter((area) => canOpen(area, role, isSignedIn)).sort()).toEqual([...open[who]].sort());
});

it('a role without a session opens nothing', () => {
  expect(canOpen('admin', 'admin', false)).toBe(false);
  expect(canOpen('dashboard', 'admin', false)).toBe(false);
});
