import { expect, it } from 'vitest';
import { stepMarks } from './use-step-marks.ts';

const dana = { id: '1', name: 'Dana' };
const rosa = { id: '2', name: 'Rosa' };
const change = (path: string, after: string) => ({ path, before: null, after });

it('says who set a field last, and when', () => {
  const marks = stepMarks([
    { version: 2, at: '2026-05-05T18:00:00Z', by: rosa, changes: [change('details.requested.visit', '"2026-05-05"')] },
    {
      version: 1,
      at: '2026-05-01T18:00:00Z',
      by: dana,
      changes: [change('details.requested.visit', '"2026-05-01"'), change('checklist.rxReceived', 'true')],
    },
  ]);
  expect(marks.get('details.requested.visit')).toEqual({ at: '2026-05-05T18:00:00Z', by: rosa });
  expect(marks.get('checklist.rxReceived')?.by).toBe(dana);
  expect(marks.get('details.requested.exam')).toBeUndefined();
});
