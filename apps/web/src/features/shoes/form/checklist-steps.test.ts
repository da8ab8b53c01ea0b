import { expect, it } from 'vitest';
import { formEn } from '../../../texts/shoes/form-en.ts';
import { emptyValues } from '../shared/form-values.ts';
import { countSteps, progressText } from './checklist-steps.ts';

it('counts ticks and texts of the checklist and names the first that is open', () => {
  expect(countSteps(emptyValues)).toEqual({ done: 0, total: 11, next: 'rxRequested', unchecked: 11 });
  const values = {
    ...emptyValues,
    'checklist.rxRequested': 'yes',
    'checklist.rxReceived': 'yes',
    'checklist.shoesOrdered': 'A5500 ×2',
    'checklist.appointmentMade': '  ',
  };
  expect(countSteps(values)).toEqual({
    done: 3,
    total: 11,
    next: 'faceToFaceRequested',
    unchecked: 8,
  });
});

it('counts a step that a later one shows, but takes no typed date for a paper', () => {
  const later = { ...emptyValues, 'checklist.rxReceived': 'yes', 'checklist.faceToFaceReceived': 'yes' };
  expect(countSteps(later)).toMatchObject({ done: 4, next: 'medicarePacket', unchecked: 9 });
  const typed = { ...emptyValues, 'details.order.date': '2026-11-02', 'details.visit.date': '2026-08-20' };
  expect(countSteps(typed)).toMatchObject({ done: 0, next: 'rxRequested' });
});

it('never says of a delivered case that nothing is done', () => {
  const none = countSteps(emptyValues);
  expect(progressText(none, { delivered: false, billed: false }, formEn)).toEqual({
    lead: '0 of 11 steps done.',
    rest: 'Next: request the prescription',
  });
  expect(progressText(none, { delivered: true, billed: false }, formEn)).toEqual({
    lead: 'Delivered.',
    rest: 'Next: bill the claim. No box below is checked.',
  });
  expect(
    progressText({ done: 10, total: 11, next: 'rxReceived', unchecked: 1 }, { delivered: true, billed: true }, formEn),
  ).toEqual({
    lead: 'Delivered and billed.',
    rest: '1 of the 11 boxes below isn’t checked.',
  });
  expect(
    progressText({ done: 11, total: 11, next: null, unchecked: 0 }, { delivered: true, billed: true }, formEn).rest,
  ).toBe('');
});
