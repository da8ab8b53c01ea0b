import { shoeChecklist } from '@rxweb/contracts/shoes/records';
import { denialChecks } from '@rxweb/contracts/shoes/reports';
import { expect, it } from 'vitest';
import { emptyDetails } from '../shoe-case.ts';
import { countDenials, type ShoeCaseSource } from './count-denials.ts';
import { denialReports, reportsNaming, reportText } from './denial-reports.ts';
import { denialTexts } from './denial-texts.ts';

const context = { today: '2026-05-06', staff: ['Tom Lund'], most: 2 };
const source = (id: string, details: Partial<ShoeCaseSource['details']> = {}): ShoeCaseSource => ({
  id,
  patient_name: `Patient ${id}`,
  checklist: shoeChecklist.parse({}),
  details: { ...emptyDetails, ...details },
  documents: [],
});
const signed = (date: string) => ({ certification: { date, credential: 'DPM' as const, supervisor: null } });

it('has a row and a remedy for exactly the reasons that the reports name', () => {
  const named = new Set(denialReports.flatMap(({ reasons }) => reasons));
  expect([...named].toSorted()).toEqual(denialChecks.toSorted());
  for (const check of denialChecks) {
    expect(reportsNaming(check), check).not.toEqual([]);
    expect(denialTexts[check].fix, check).toMatch(/\.$/);
  }
  expect(reportText(denialReports[0] ?? expect.fail())).toBe('Noridian JA, Q4 2025');
});

it('counts a broken rule as failing and one without a verified paper as not shown, the most common failure first', () => {
  const counts = countDenials(
    [source('a', signed('2026-05-01')), source('b', signed('2026-05-02')), source('c')],
    context,
  );
  expect(counts[0]).toEqual({
    check: 'certifier_credential',
    failing: 2,
    open: 1,
    named: [
      { id: 'a', patient_name: 'Patient a' },
      { id: 'b', patient_name: 'Patient b' },
    ],
  });
  expect(counts.find(({ check }) => check === 'visit_by_certifier')).toMatchObject({ failing: 0, open: 3, named: [] });
  expect(counts.find(({ check }) => check === 'adr_answered')).toMatchObject({ failing: 0, open: 0 });
});

it('names the first cases alone', () => {
  const cases = ['a', 'b', 'c'].map((id) => source(id, signed('2026-05-01')));
  expect(countDenials(cases, context)[0]).toMatchObject({ failing: 3, named: [{ id: 'a' }, { id: 'b' }] });
});
