import type { FormValues } from '../shared/form-values.ts';
import { type FieldPath, fieldPaths, shoeField } from '../shared/shoe-fields.ts';

/** What happens here on the day it is ticked, and where that day is written. */
const daysOfTicks: Partial<Record<FieldPath, FieldPath>> = {
  'checklist.rxRequested': 'details.requested.order',
  'checklist.faceToFaceRequested': 'details.requested.visit',
  'checklist.fitted': 'details.evaluation.date',
  'checklist.patientReceivesShoesBilled': 'details.delivery.date',
};

/** Ticking one clears the other (spec section 4). */
const opposites: Partial<Record<FieldPath, FieldPath>> = {
  'checklist.insurance.inNetwork': 'checklist.insurance.outOfNetwork',
  'checklist.insurance.outOfNetwork': 'checklist.insurance.inNetwork',
};

/**
 * The form after one field was changed. A tick suggests `today` where its day is empty and never writes over one; unticking takes a day of
 * today back. The days that stand on papers are not suggested: a paper that came back today was signed before.
 */
export function changeField(values: FormValues, path: FieldPath, value: string, today: string): FormValues {
  const changed: Record<FieldPath, string> = { ...values, [path]: value };
  const opposite = opposites[path];
  if (opposite && value === 'yes') changed[opposite] = '';
  const day = daysOfTicks[path];
  if (day && value === 'yes' && values[day] === '') changed[day] = today;
  if (day && value === '' && values[day] === today) changed[day] = '';
  return changed;
}

const required: readonly FieldPath[] = ['patient_id', 'patient_name'];

/** What is wrong with a field, in words; null when nothing is. Only what the record itself cannot hold: no advice is in here. */
export function faultOf(path: FieldPath, value: string): string | null {
  if (value.trim() === '') return required.includes(path) ? 'Please fill in this field.' : null;
  const field = shoeField(path);
  if (field.kind === 'text' && value.length > field.most) return `At most ${field.most} characters.`;
  if (field.kind === 'npi' && !/^\d{10}$/.test(value)) return 'An NPI has 10 digits.';
  if (field.kind === 'number' && !(/^\d+$/.test(value) && Number(value) <= field.most))
    return `A whole number, at most ${field.most}.`;
  if (field.kind === 'day' && !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return 'A day from 1900 to 2199.';
  return null;
}

export type Faults = ReadonlyMap<FieldPath, string>;

/** Everything that keeps a form from being sent, in the order of the form. */
export function faultsOf(values: FormValues): Faults {
  return new Map(
    fieldPaths.flatMap((path) => {
      const fault = faultOf(path, values[path]);
      return fault === null ? [] : [[path, fault] as const];
    }),
  );
}
