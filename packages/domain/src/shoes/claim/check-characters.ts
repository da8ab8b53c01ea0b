import { type ClaimCheck, type ClaimProblem, changesDecided, refused } from './claim-check.ts';
import { unwritable } from './claim-text.ts';

/** Refuses characters that X12 can't carry, such as accents: names stay unchanged. */
export function checkCharacters({ claim, details, supplier, say }: ClaimCheck): ClaimProblem[] {
  const { fields } = say;
  const { patient, payer, orderedBy, facility } = claim;
  const isHome = claim.placeOfService === '12';
  const isAdvantage = details.plan?.kind === 'advantage';
  const texts: [field: string, name: string, text: string | null | undefined][] = [
    ['details.claim.patient.lastName', fields.lastName, patient?.lastName],
    ['details.claim.patient.firstName', fields.firstName, patient?.firstName],
    ['details.claim.patient.middleName', fields.middleName, patient?.middleName],
    ['details.claim.patient.street', fields.street, patient?.street],
    ['details.claim.patient.city', fields.city, patient?.city],
    ['details.claim.memberId', fields.memberId, isAdvantage ? claim.memberId : null],
    ['details.claim.payer.name', fields.payerName, isAdvantage ? payer?.name : null],
    ['details.claim.payer.id', fields.payerId, isAdvantage ? payer?.id : null],
    ['details.plan.authorization', fields.authorization, isAdvantage ? details.plan?.authorization : null],
    [
      'details.claim.payerClaimNumber',
      fields.payerClaimNumber,
      isAdvantage && changesDecided(claim) ? claim.payerClaimNumber : null,
    ],
    ['details.claim.orderedBy.lastName', fields.orderedByLast, orderedBy?.lastName],
    ['details.claim.orderedBy.firstName', fields.orderedByFirst, orderedBy?.firstName],
    ['details.claim.facility.name', fields.facilityName, isHome ? null : facility?.name],
    ['details.claim.facility.street', fields.facilityStreet, isHome ? null : facility?.street],
    ['details.claim.facility.city', fields.facilityCity, isHome ? null : facility?.city],
    ...claim.lines.map(
      ({ narrative }, index) =>
        [`details.claim.lines.${index}.narrative`, fields.narrative(index + 1), narrative] as [string, string, string],
    ),
    ['supplier', fields.supplier, supplier && supplierTexts(supplier).join('')],
  ];
  return texts.flatMap(([field, name, text]) => {
    const characters = unwritable(text ?? '');
    if (characters.length === 0) return [];
    return [refused(field, say.unwritable(name, characters.map(shown).join(', ')))];
  });
}

const supplierTexts = (supplier: NonNullable<ClaimCheck['supplier']>): string[] => [
  ...[supplier.name, supplier.street, supplier.city, supplier.contact.name],
  ...[supplier.submitter, supplier.receiver, supplier.payer].flatMap(({ name, id }) => [name, id]),
];

/** An invisible character by its number. */
const shown = (character: string): string =>
  /\p{C}|\p{Z}|\p{M}/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : `“${character}”`;
