import { type ShoeCaseDetails, shoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { expect, it } from 'vitest';
import { emptyValues, readForm } from './form-values.ts';
import { keepUnshown } from './keep-unshown.ts';

const formOf = (change: object) => readForm({ ...emptyValues, ...change }).details;
const with_ = (details: object) => details as ShoeCaseDetails;

it('keeps what a case has beyond the fields of the form, in its parts too', () => {
  const before = {
    ...shoeCaseDetails.parse({ visit: { date: '2026-02-10', mode: 'in_person' } }),
    appeal: { lines: [{ code: 'A5500' }] },
  };
  const later = with_({ ...before, visit: { ...before.visit, by: 'certifier' } });
  const saved = keepUnshown(later, formOf({ 'details.visit.date': '2026-02-11' }));
  expect(saved).toMatchObject({
    visit: { date: '2026-02-11', mode: null, by: 'certifier' },
    appeal: { lines: [{ code: 'A5500' }] },
  });
  expect(keepUnshown(later, formOf({})).visit).toEqual({ date: null, mode: null, by: 'certifier' });
});

it('takes all fields of the form as they are, emptied ones too', () => {
  const before = shoeCaseDetails.parse({
    visit: { date: '2026-02-10' },
    conditions: ['deformity', 'bunion'],
    certifier: { name: 'Irina Petrova', fax: '555' },
    handover: { receivedBy: 'Al' },
  });
  expect(keepUnshown(before, formOf({}))).toEqual(formOf({}));
  const typed = formOf({ 'details.certifier.name': 'Ann Lee', 'details.conditions.other': 'bunion' });
  expect(keepUnshown(before, typed)).toEqual(typed);
  expect(keepUnshown(shoeCaseDetails.parse({}), typed)).toEqual(typed);
});
