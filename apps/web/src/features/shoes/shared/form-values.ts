import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { ShoeChecklist } from '@rxweb/contracts/shoes/records';
import { conditionKeys, readConditions, writeConditions } from './conditions.ts';
import { type FieldPath, fieldPaths, shoeField } from './shoe-fields.ts';

/** By field path: text, a date as `YYYY-MM-DD`, `yes` or `no`, or empty. */
export type FormValues = Readonly<Record<FieldPath, string>>;

/** A case as sent and returned. */
export interface ShoeRecord {
  patient_id: string;
  patient_name: string;
  patient_phone: string | null;
  shoe_size: string | null;
  diabetes_dx_date: string | null;
  notes: string | null;
  checklist: ShoeChecklist;
  details: ShoeCaseDetails;
}

export const emptyValues = Object.fromEntries(fieldPaths.map((path) => [path, ''])) as FormValues;

const partsOfItems = ['depthPairs', 'customPairs', 'insertPairs', 'modifications'] as const;

export function fillForm(record: Pick<ShoeCaseFile, keyof ShoeRecord>): FormValues {
  const values = { ...emptyValues };
  for (const path of fieldPaths) {
    if (!path.startsWith('details.conditions.')) values[path] = asText(path, valueAt(record, path));
  }
  const { named, other } = readConditions(record.details.conditions);
  for (const key of named) values[`details.conditions.${key}`] = 'yes';
  return { ...values, 'details.conditions.other': other };
}

export function readForm(values: FormValues): ShoeRecord {
  const record: Record<string, unknown> = {};
  const filled = withZeros(values);
  for (const path of fieldPaths) {
    if (!path.startsWith('details.conditions.')) setAt(record, path.split('.'), fieldValue(path, filled[path]));
  }
  const details = { ...emptyPartsToNull(record.details), conditions: conditionsIn(values) };
  const { checklist, patient_id, patient_name, patient_phone, shoe_size, diabetes_dx_date, notes } =
    record as unknown as ShoeRecord;
  // Every key of the contract is a field path; a test validates the result.
  return {
    patient_id: patient_id ?? '',
    patient_name: patient_name ?? '',
    patient_phone,
    shoe_size,
    diabetes_dx_date,
    notes,
    checklist,
    details: details as ShoeCaseDetails,
  };
}

export function isSame(one: FormValues, other: FormValues): boolean {
  return fieldPaths.every((path) => one[path] === other[path]);
}

export function hasDetails(values: FormValues): boolean {
  return fieldPaths.some((path) => path.startsWith('details.') && values[path].trim() !== '');
}

/** Once one item count is filled in, empty ones are zero. */
function withZeros(values: FormValues): FormValues {
  const filled: Record<FieldPath, string> = { ...values };
  for (const part of ['items', 'suppliedElsewhere'] as const) {
    const paths = partsOfItems.map((item) => `details.${part}.${item}` as const);
    if (paths.some((path) => values[path] !== '')) for (const path of paths) filled[path] ||= '0';
  }
  return filled;
}

function conditionsIn(values: FormValues): string[] | null {
  const named = conditionKeys.filter((key) => values[`details.conditions.${key}`] === 'yes');
  return writeConditions({ named, other: values['details.conditions.other'] });
}

function fieldValue(path: FieldPath, value: string): unknown {
  const { kind } = shoeField(path);
  const isOfChecklist = path.startsWith('checklist.');
  if (kind === 'tick') return value === 'yes';
  if (isOfChecklist) return value;
  if (value.trim() === '') return null;
  if (kind === 'known') return value === 'yes';
  if (kind === 'number') return Number(value);
  if (kind === 'handover' || kind === 'claim') return JSON.parse(value);
  // While typing, a year may have more than four digits.
  return kind === 'day' && !/^\d{4}-\d\d-\d\d$/.test(value) ? null : value;
}

function asText(path: FieldPath, value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return shoeField(path).kind === 'known' ? 'no' : '';
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function valueAt(record: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), record);
}

function setAt(record: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    record[key] = value;
    return;
  }
  const below = isObject(record[key]) ? record[key] : {};
  record[key] = below;
  setAt(below, rest, value);
}

/** A part without values becomes null. */
function emptyPartsToNull(parts: unknown): Record<string, unknown> {
  if (!isObject(parts)) return {};
  return Object.fromEntries(
    Object.entries(parts).map(([key, part]) => {
      // A delivery and a claim are complete or missing.
      if (!isObject(part) || key === 'handover' || key === 'claim') return [key, part];
      const known = emptyPartsToNull(part);
      return [key, Object.values(known).every((value) => value === null) ? null : known];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
