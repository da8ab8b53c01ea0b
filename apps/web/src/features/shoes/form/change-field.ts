import { isPastDate } from '@rxweb/domain/shoes/past-dates';
import { formTexts } from '../../../texts/shoes/use-form-texts.ts';
import type { FormValues } from '../shared/form-values.ts';
import { type FieldPath, fieldPaths, shoeField } from '../shared/shoe-fields.ts';

/** Checkboxes for events in the store, with their date fields. */
const checkboxDates: Partial<Record<FieldPath, FieldPath>> = {
  'checklist.rxRequested': 'details.requested.order',
  'checklist.faceToFaceRequested': 'details.requested.visit',
  'checklist.fitted': 'details.evaluation.date',
  'checklist.patientReceivesShoesBilled': 'details.delivery.date',
};

/** Checking one clears the other (spec section 4). */
const opposites: Partial<Record<FieldPath, FieldPath>> = {
  'checklist.insurance.inNetwork': 'checklist.insurance.outOfNetwork',
  'checklist.insurance.outOfNetwork': 'checklist.insurance.inNetwork',
};

/**
 * Checking a box fills its empty date with `today`; unchecking clears today's date. Dates on documents are never suggested: a document
 * received today was signed earlier.
 */
export function changeField(values: FormValues, path: FieldPath, value: string, today: string): FormValues {
  const changed: Record<FieldPath, string> = { ...values, [path]: value };
  const opposite = opposites[path];
  if (opposite && value === 'yes') changed[opposite] = '';
  const day = checkboxDates[path];
  if (day && value === 'yes' && values[day] === '') changed[day] = today;
  if (day && value === '' && values[day] === today) changed[day] = '';
  return changed;
}

export const lastDay = '2199-12-31';

const required: readonly FieldPath[] = ['patient_id', 'patient_name'];

/** What makes a value impossible to save, or null. Advice is elsewhere. `today` matters for dates only. */
export function fieldError(path: FieldPath, value: string, today = lastDay): string | null {
  const { problems } = formTexts.current();
  if (value.trim() === '') return required.includes(path) ? problems.missing : null;
  const field = shoeField(path);
  if (field.kind === 'text' && value.length > field.most) return problems.tooLong(field.most);
  if (field.kind === 'npi' && !/^\d{10}$/.test(value)) return problems.npi;
  if (field.kind === 'number' && !(/^\d+$/.test(value) && Number(value) <= field.most))
    return problems.number(field.most);
  if (field.kind === 'day' && !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return problems.day;
  if (isPastDate(path) && value > today) return problems.ahead;
  return null;
}

export type FieldErrors = ReadonlyMap<FieldPath, string>;

/** In form order. */
export function fieldErrorsOf(values: FormValues, today: string): FieldErrors {
  return new Map(
    fieldPaths.flatMap((path) => {
      const problem = fieldError(path, values[path], today);
      return problem === null ? [] : [[path, problem] as const];
    }),
  );
}
