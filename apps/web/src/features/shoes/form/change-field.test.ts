import { describe, expect, it } from 'vitest';
import { emptyValues } from '../shared/form-values.ts';
import { changeField, fieldError, fieldErrorsOf } from './change-field.ts';

const today = '2026-05-19';

describe('a change of one field', () => {
  it('S4-48 S4-49 ticking one of the networks clears the other, unticking clears nothing', () => {
    const inside = changeField(emptyValues, 'checklist.insurance.inNetwork', 'yes', today);
    const outside = changeField(inside, 'checklist.insurance.outOfNetwork', 'yes', today);
    expect(outside).toMatchObject({ 'checklist.insurance.inNetwork': '', 'checklist.insurance.outOfNetwork': 'yes' });
    const insideAgain = changeField(outside, 'checklist.insurance.inNetwork', 'yes', today);
    expect(insideAgain['checklist.insurance.outOfNetwork']).toBe('');
    expect(changeField(inside, 'checklist.insurance.outOfNetwork', '', today)['checklist.insurance.inNetwork']).toBe(
      'yes',
    );
  });

  it('suggests today for what happens here, and takes it back', () => {
    const asked = changeField(emptyValues, 'checklist.rxRequested', 'yes', today);
    expect(asked['details.requested.order']).toBe(today);
    expect(changeField(asked, 'checklist.rxRequested', '', today)['details.requested.order']).toBe('');
  });

  it('never overwrites a date, and never suggests the date of a document', () => {
    const dated = { ...emptyValues, 'details.evaluation.date': '2026-04-08' };
    const fitted = changeField(dated, 'checklist.fitted', 'yes', today);
    expect(fitted['details.evaluation.date']).toBe('2026-04-08');
    expect(changeField(fitted, 'checklist.fitted', '', today)['details.evaluation.date']).toBe('2026-04-08');
    expect(changeField(emptyValues, 'checklist.rxReceived', 'yes', today)['details.order.date']).toBe('');
  });
});

describe('what keeps a form from being sent', () => {
  it('S5-04 S5-05 S5-06 is a missing id or name, and of the rest nothing that is left empty', () => {
    expect([...fieldErrorsOf(emptyValues, today).keys()]).toEqual(['patient_id', 'patient_name']);
    expect(fieldError('patient_id', '   ', today)).not.toBeNull();
    expect(fieldErrorsOf({ ...emptyValues, patient_id: 'P-1', patient_name: 'A' }, today).size).toBe(0);
  });

  it.each([
    ['details.certifier.npi', '123', '1234567890'],
    ['details.items.insertPairs', '100', '99'],
    ['details.fit.left.toeSpaceMm', '1.5', '10'],
    ['details.visit.date', '0026-02-10', '2026-02-10'],
    ['details.delivery.date', '2026-06-19', today],
    ['diabetes_dx_date', '2026-05-20', today],
    ['shoe_size', 'x'.repeat(41), '10½ wide'],
  ] as const)('is what the record cannot hold: %s of %s', (path, wrong, right) => {
    expect(fieldError(path, wrong, today)).not.toBeNull();
    expect(fieldError(path, right, today)).toBeNull();
  });
});
