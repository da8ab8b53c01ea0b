import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { CaseBody, NewCaseBody } from '../shoes.api.ts';
import { type FormValues, hasDetails, readForm, type ShoeRecord } from './form-values.ts';
import { keepUnshown } from './keep-unshown.ts';

/** Spec section 3, with `details` only if any were entered. */
export function newCaseBody(values: FormValues, createdBy: string): NewCaseBody {
  const { checklist, details, ...record } = trimmed(readForm(values));
  return {
    ...record,
    created_by: createdBy,
    checklist_data: JSON.stringify(checklist),
    ...(hasDetails(values) && { details }),
  };
}

/** The whole record as read, plus the changes. */
export function caseBody(
  file: ShoeCaseFile,
  change: Partial<ShoeRecord & { ownerId: string | null; archived: boolean }>,
): CaseBody {
  const { checklist, details, patient_id, patient_name, patient_phone, shoe_size, diabetes_dx_date, notes } = {
    ...file,
    ...change,
  };
  return {
    ...{ patient_id, patient_name, patient_phone, shoe_size, diabetes_dx_date, notes, details },
    checklist_data: JSON.stringify(checklist),
    ownerId: change.ownerId === undefined ? (file.owner?.id ?? null) : change.ownerId,
    archived: change.archived ?? file.status === 'archived',
    version: file.version,
  };
}

export function editedCaseBody(file: ShoeCaseFile, values: FormValues): CaseBody {
  const record = trimmed(readForm(values));
  return caseBody(file, { ...record, details: keepUnshown(file.details, record.details) });
}

function trimmed(record: ShoeRecord): ShoeRecord {
  return { ...record, patient_id: record.patient_id.trim(), patient_name: record.patient_name.trim() };
}
