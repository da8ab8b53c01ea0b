import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { AppError } from '../../../../kernel/errors/app-error.ts';

/** Letters that the embedded fonts lack would print as empty boxes. */
const otherLetter = /[\p{L}--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]]/v;

/** Throws `conflict`, naming the letter, if a text within the value has one that pages can't show. */
export function refuseUnprintable(value: unknown): void {
  const [letter] = otherLetter.exec(JSON.stringify(value)) ?? [];
  if (letter === undefined) return;
  throw new AppError('conflict', {
    message: `Pages can’t show “${letter}”. They have Latin, Greek and Cyrillic letters. Write that text in one of these first.`,
  });
}

/** The texts of a case that leave the store. */
export const leavingTexts = ({ patient_name, patient_id, details }: ShoeCaseFile): unknown => [
  patient_name,
  patient_id,
  details,
];

/** The texts of a case that staff see on paper: its notes and the names of its files as well. */
export const allTexts = (file: ShoeCaseFile): unknown => [
  leavingTexts(file),
  file.notes,
  file.caseNotes,
  file.documents.map(({ name }) => name),
];
