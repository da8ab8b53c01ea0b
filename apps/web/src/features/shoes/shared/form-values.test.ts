import { shoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { shoeCaseBody, shoeChecklist } from '@rxweb/contracts/shoes/records';
import { emptyClaim, emptyLine } from '@rxweb/domain/shoes/claim/propose-claim';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formEn } from '../../../texts/shoes/form-en.ts';
import { emptyValues, type FormValues, fillForm, hasDetails, isSame, readForm } from './form-values.ts';
import { choicesOf, type FieldPath, fieldPaths, shoeField } from './shoe-fields.ts';

const signed = JSON.stringify({
  receivedBy: 'Harold Jensen',
  relationship: null,
  address: '12 Elm Street',
  goods: [{ code: 'A5500', description: 'Depth shoe', quantity: 2 }],
  signature: 'M10 10 L20 20',
  signedOn: '2026-05-27',
});

const claim = JSON.stringify({ ...emptyClaim, lines: [{ ...emptyLine, code: 'A5500', side: 'RT' }] });

/** Forms as people fill them in: each field empty or with something that its kind allows. */
const forms: fc.Arbitrary<FormValues> = fc
  .record(Object.fromEntries(fieldPaths.map((path) => [path, fc.oneof(fc.constant(''), filled(path))])))
  .map((values) => ({ ...values, 'checklist.insurance.outOfNetwork': '' }) as unknown as FormValues);

function filled(path: FieldPath): fc.Arbitrary<string> {
  const field = shoeField(path);
  if (field.kind === 'tick') return fc.constant('yes');
  if (field.kind === 'known') return fc.constantFrom('yes', 'no');
  if (field.kind === 'choice') return fc.constantFrom(...Object.keys(choicesOf(field, formEn)));
  if (field.kind === 'number') return fc.integer({ min: 0, max: field.most }).map(String);
  if (field.kind === 'npi') return fc.stringMatching(/^\d{10}$/);
  if (field.kind === 'day')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (field.kind === 'handover') return fc.constant(signed);
  if (field.kind === 'claim') return fc.constant(claim);
  return fc.constantFrom('a', 'Dr. Alvarez', 'note no. 3');
}

describe('the form and the record', () => {
  it('S3-18 keeps every field on the way to the record and back, and the record is what the contract allows', () => {
    fc.assert(
      fc.property(forms, (values) => {
        const record = readForm(values);
        expect(shoeCaseDetails.parse(record.details)).toEqual(record.details);
        expect(shoeChecklist.parse(record.checklist)).toEqual(record.checklist);
        const again = readForm(fillForm(record));
        expect(again).toEqual(record);
      }),
      { numRuns: 60 },
    );
  });

  it('S3-18 S3-19 names exactly the keys of the checklist, all unticked and empty at first', () => {
    const { checklist } = readForm(emptyValues);
    expect(checklist).toEqual(shoeChecklist.parse({}));
    expect(Object.keys(checklist)).toHaveLength(12);
  });

  it('S5-06 sends null for empty fields', () => {
    const { details, checklist, ...record } = readForm({ ...emptyValues, patient_id: 'P-1', patient_name: 'A' });
    expect(Object.values(details).every((part) => part === null)).toBe(true);
    const body = { ...record, checklist_data: JSON.stringify(checklist) };
    expect(shoeCaseBody.parse(body)).toMatchObject({ patient_id: 'P-1', patient_phone: null, diabetes_dx_date: null });
  });

  it('counts empty items as none once one is filled in, and leaves all unknown before', () => {
    const values = { ...emptyValues, 'details.items.depthPairs': '1' };
    expect(readForm(values).details.items).toEqual({ depthPairs: 1, customPairs: 0, insertPairs: 0, modifications: 0 });
    expect(readForm(emptyValues).details.items).toBeNull();
  });

  it('keeps a condition apart from the words of its document, and other words as they were written', () => {
    const values: FormValues = {
      ...emptyValues,
      'details.conditions.deformity': 'yes',
      'details.conditionDocuments.deformity': 'note no. 3 on the ulcer',
      'details.conditions.other': 'bunion\nhallux valgus',
    };
    const { conditions, conditionDocuments } = readForm(values).details;
    expect(conditions).toEqual(['deformity', 'bunion', 'hallux valgus']);
    expect(conditionDocuments).toMatchObject({ deformity: 'note no. 3 on the ulcer', pastUlcer: null });
    expect(isSame(fillForm(readForm(values)), values)).toBe(true);
  });

  it('says whether anything beyond the record of the specification was entered', () => {
    expect(hasDetails({ ...emptyValues, notes: 'a', 'checklist.fitted': 'yes' })).toBe(false);
    expect(hasDetails({ ...emptyValues, 'details.visit.date': '2026-02-10' })).toBe(true);
  });

  it('reads a year that is still being typed as no day', () => {
    expect(readForm({ ...emptyValues, 'details.visit.date': '20266-02-10' }).details.visit).toBeNull();
  });
});
