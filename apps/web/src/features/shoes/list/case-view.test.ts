import { expect, it } from 'vitest';
import { type CaseView, caseFilterOf, caseViewQuery, everyCase, parseCaseView } from './case-view.ts';

const me = '11111111-1111-4111-8111-111111111111';
const view: CaseView = { status: 'open', owner: 'mine', missing: 'proof_of_delivery', due: 'closing' };

it('keeps the filters in the address and reads them back', () => {
  expect(caseViewQuery(view)).toBe('?status=open&owner=mine&missing=proof_of_delivery&due=closing');
  expect(parseCaseView(caseViewQuery(view))).toEqual(view);
  expect(caseViewQuery(everyCase)).toBe('');
  expect(parseCaseView('')).toEqual(everyCase);
});

it('counts what it does not know in an address as not set, a name too', () => {
  expect(parseCaseView('?status=lost&owner=harold&missing=shoe&due=never&search=Harold')).toEqual(everyCase);
});

it('asks the server for the signed-in user, for unassigned cases, or for a person', () => {
  expect(caseFilterOf(view, me)).toEqual({
    status: 'open',
    owner: me,
    missing: 'proof_of_delivery',
    due: 'closing',
  });
  expect(caseFilterOf({ ...everyCase, owner: 'none' }, me)).toEqual({ owner: 'none' });
  expect(caseFilterOf(everyCase, me)).toEqual({});
});
