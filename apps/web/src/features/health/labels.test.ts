import type { HealthReport } from '@rxweb/contracts/health';
import { expect, it } from 'vitest';
import { sortReports, summaryOf } from './labels.ts';

const report = (part: HealthReport['part'], state: HealthReport['state']): HealthReport => ({
  part,
  state,
  text: '',
  nextStep: null,
});

it('shows what does not work first, then what needs attention, each in the order it came', () => {
  const reports = [report('database', 'green'), report('mail', 'amber'), report('sms', 'red'), report('disk', 'amber')];
  expect(sortReports(reports).map(({ part }) => part)).toEqual(['sms', 'mail', 'disk', 'database']);
});

it.each([
  [['green', 'green'], 'All 2 parts are working.'],
  [['green', 'amber'], '1 needs attention.'],
  [['amber', 'amber', 'red'], '1 of 3 parts isn’t working. 2 need attention.'],
  [['red', 'red'], '2 of 2 parts aren’t working.'],
] as const)('says %j as one sentence', (states, words) => {
  expect(summaryOf(states.map((state) => report('disk', state)))).toBe(words);
});
