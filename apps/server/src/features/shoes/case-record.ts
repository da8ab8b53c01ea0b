import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { ShoeChecklist } from '@rxweb/contracts/shoes/records';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';

/** Replaced by each save. */
export interface CaseRecord {
  patient_id: string;
  patient_name: string;
  patient_phone: string | null;
  shoe_size: string | null;
  diabetes_dx_date: string | null;
  notes: string | null;
  checklist: ShoeChecklist;
  details: ShoeCaseDetails;
  ownerId: string | null;
  archived: boolean;
}

type Sent = Omit<CaseRecord, 'checklist' | 'details' | 'ownerId' | 'archived'> & {
  checklist_data: ShoeChecklist;
  details?: ShoeCaseDetails | undefined;
  ownerId?: string | null;
  archived?: boolean;
};

/** Drops empty fields. */
export function toRecord(sent: Sent): CaseRecord {
  const { patient_id, patient_name, patient_phone, shoe_size, diabetes_dx_date, notes } = sent;
  return {
    patient_id,
    patient_name,
    patient_phone: patient_phone || null,
    shoe_size: shoe_size || null,
    diabetes_dx_date,
    notes: notes || null,
    checklist: sent.checklist_data,
    details: sent.details ?? emptyDetails,
    ownerId: sent.ownerId ?? null,
    archived: sent.archived ?? false,
  };
}
