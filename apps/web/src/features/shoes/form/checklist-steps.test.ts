import { expect, it } from 'vitest';
import { emptyValues } from '../shared/form-values.ts';
import { countSteps } from './checklist-steps.ts';

it('counts ticks and texts of the checklist and names the first that is open', () => {
  expect(countSteps(emptyValues)).toEqual({ done: 0, total: 11, next: 'request the prescription' });
  const values = {
    ...emptyValues,
    'checklist.rxRequested': 'yes',
    'checklist.rxReceived': 'yes',
    'checklist.shoesOrdered': 'A5500 ×2',
    'checklist.appointmentMade': '  ',
  };
  expect(countSteps(values)).toEqual({ done: 3, total: 11, next: 'request the face-to-face visit notes' });
});
