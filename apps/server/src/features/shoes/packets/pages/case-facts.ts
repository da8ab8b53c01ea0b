import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatDate, formatPhone } from '@rxweb/domain/text/format';
import type { Field } from './page.ts';

export const written = (text: string | null | undefined): string | null => text?.trim() || null;

export const writtenDate = (date: string | null | undefined): string | null => (date ? formatDate(date) : null);

/** Without the weekday. */
const bornOn = (date: string | null | undefined): string | null =>
  date ? formatDate(date).replace(/^\w+, /, '') : null;

export const storeLine = ({ name, address, phone }: StoreInfo): string =>
  `${name} · ${address} · ${formatPhone(phone)}`;

/** The patient, as on Medicare documents. */
export function patientFields({ patient_name, details }: ShoeCaseFile): Field[] {
  return [
    ['Patient', patient_name],
    ['Date of birth', bornOn(details.patient?.birthDate)],
    ['Medicare number (MBI)', written(details.patient?.medicareId)],
  ];
}

export function nameAndNpi(person: { name: string | null; npi: string | null } | null): string | null {
  const parts = [written(person?.name), person?.npi ? `NPI ${person.npi}` : null].filter((part) => part !== null);
  return parts.join(' · ') || null;
}
