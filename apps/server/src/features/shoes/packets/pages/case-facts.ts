import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatDate, formatPhone } from '@rxweb/domain/text/format';
import type { Field } from './page.ts';

/** What was typed, or null when there is nothing but space. */
export const written = (text: string | null | undefined): string | null => text?.trim() || null;

export const writtenDate = (date: string | null | undefined): string | null => (date ? formatDate(date) : null);

/** A day of birth, of which nobody asks for the weekday. */
const bornOn = (date: string | null | undefined): string | null =>
  date ? formatDate(date).replace(/^\w+, /, '') : null;

/** Who the store is, in one line. */
export const storeLine = ({ name, address, phone }: StoreInfo): string =>
  `${name} · ${address} · ${formatPhone(phone)}`;

/** Who the patient is, as papers for Medicare name them. */
export function patientFields({ patient_name, details }: ShoeCaseFile): Field[] {
  return [
    ['Patient', patient_name],
    ['Date of birth', bornOn(details.patient?.birthDate)],
    ['Medicare number (MBI)', written(details.patient?.medicareId)],
  ];
}
