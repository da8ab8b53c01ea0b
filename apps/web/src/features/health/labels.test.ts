import type { HealthReport } from '@rxweb/contracts/health';
import { expect, it } from 'vitest';
import { healthEn as texts } from '../../texts/admin/health-en.ts';
import { sortReports, stateStyles, summaryOf } from './labels.ts';

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
  [['green', 'green', 'gray'], '2 parts are working. 1 isn’t set up.'],
  [['gray', 'amber', 'red', 'gray'], '1 of 2 parts isn’t working. 1 needs attention. 2 aren’t set up.'],
] as const)('says %j as one sentence', (states, words) => {
  expect(
    summaryOf(
      states.map((state) => report('disk', state)),
      texts,
    ),
  ).toBe(words);
});

it('never calls a part working that is not set up', () => {
  expect(stateStyles.gray.tone).toBe('off');
  expect(texts.states.gray).toBe('Not set up');
  expect(sortReports([report('webhook', 'gray'), report('disk', 'green')]).map(({ part }) => part)).toEqual([
    'disk',
    'webhook',
  ]);
});
