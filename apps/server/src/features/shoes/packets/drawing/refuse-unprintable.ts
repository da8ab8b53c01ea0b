import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { findUnprintable, unprintableText } from '@rxweb/domain/shoes/printing/printable-letters';
import { AppError } from '../../../../kernel/errors/app-error.ts';

/** Throws `conflict`, naming letter and field, if a text within the value has a letter that pages can't show. */
export function refuseUnprintable(value: object): void {
  const found = findUnprintable(value);
  if (!found) return;
  const message = unprintableText(found);
  throw new AppError('conflict', { message, issues: [{ path: found.path, message }] });
}

/** The texts of a case that leave the store. */
export const leavingTexts = ({ patient_name, patient_id, details }: ShoeCaseFile) => ({
  patient_name,
  patient_id,
  details,
});

/** The texts of a case that staff see on paper: its notes and the names of its files as well. */
export const allTexts = (file: ShoeCaseFile) => ({
  ...leavingTexts(file),
  notes: file.notes,
  caseNotes: file.caseNotes,
  documents: file.documents.map(({ name }) => name),
  verifiers: file.documents.map(({ verifiedBy }) => verifiedBy?.name),
});
