import { isSamePerson } from '../extended/same-person.ts';
import { advice, type ClaimCheck, type ClaimProblem, isBlank, refused, serviceDate, those } from './claim-check.ts';
import { nameKey } from './claim-text.ts';
import { isMbi, isNpi, isState, isZip } from './identifiers.ts';

/** The patient as on the card (domain facts 2, G14, boxes 1 to 5 and 26). */
export function checkPatient(check: ClaimCheck): ClaimProblem[] {
  const { claim, details, say } = check;
  const { missing } = say;
  const patient = claim.patient;
  const field = (part: string) => `details.claim.patient.${part}`;
  const born = details.patient?.birthDate ?? null;
  const day = serviceDate(details);
  return [
    ...those(
      [isBlank(patient?.lastName), () => refused(field('lastName'), missing.patientLastName)],
      [isBlank(patient?.firstName), () => refused(field('firstName'), missing.patientFirstName)],
      [born === null, () => refused('details.patient.birthDate', missing.birthDate)],
      [born !== null && day !== null && born > day, () => refused('details.patient.birthDate', say.bornAfter)],
      [!patient?.sex, () => refused(field('sex'), missing.sex)],
      [isBlank(patient?.street), () => refused(field('street'), missing.patientStreet)],
      [isBlank(patient?.city), () => refused(field('city'), missing.patientCity)],
      [!isState(patient?.state ?? ''), () => refused(field('state'), missing.patientState)],
      [!isZip(patient?.zip ?? ''), () => refused(field('zip'), missing.patientZip)],
      [isOther(check), () => advice(field('lastName'), say.otherName(check.patientName))],
      [!claim.signatureOnFile, () => refused('details.claim.signatureOnFile', missing.signature)],
    ),
    ...checkNumber(check),
  ];
}

/** Whether the claim names someone else than the case. */
function isOther({ claim: { patient }, patientName }: ClaimCheck): boolean {
  if (isBlank(patient?.lastName)) return false;
  return isSamePerson(fullName(patient?.firstName, patient?.middleName, patient?.lastName), patientName) === false;
}

const fullName = (...parts: (string | null | undefined)[]): string => parts.filter((part) => !isBlank(part)).join(' ');

/** Box 26 returns with every answer of the payer, so it names no one. */
function checkNumber({ claim: { number, patient }, details, say }: ClaimCheck): ClaimProblem[] {
  const field = 'details.claim.number';
  if (number === null || isBlank(number)) return [refused(field, say.missing.number)];
  if (!/^[A-Za-z0-9-]{1,20}$/.test(number)) return [refused(field, say.numberShape)];
  const names = [patient?.lastName, patient?.firstName]
    .map((name) => nameKey(name ?? ''))
    .filter((key) => key.length > 2);
  const digits = number.replace(/\D/g, '');
  const [year = '', month = '', day = ''] = (details.patient?.birthDate ?? '').split('-');
  const births = [
    `${year}${month}${day}`,
    `${month}${day}${year}`,
    `${day}${month}${year}`,
    `${month}${day}${year.slice(2)}`,
  ];
  const isNamed = names.some((key) => nameKey(number).includes(key));
  const isDated = year !== '' && births.some((birth) => digits.includes(birth));
  return those([isNamed || isDated, () => refused(field, say.numberNamesPatient)]);
}

/** The payer (G14, boxes 1, 11 and 23; G15). */
export function checkPayer({ claim, details, say }: ClaimCheck): ClaimProblem[] {
  const kind = details.plan?.kind ?? null;
  if (kind === null) return [refused('details.plan.kind', say.noPlan)];
  if (kind === 'medicaid' || kind === 'other') return [refused('details.plan.kind', say.notMedicare)];
  const number = details.patient?.medicareId ?? '';
  const isPartB = kind === 'part_b';
  return those(
    [!claim.medicareFirst, () => refused('details.claim.medicareFirst', say.medicareNotFirst)],
    [isPartB && isBlank(number), () => refused('details.patient.medicareId', say.noMbi)],
    [isPartB && !isBlank(number) && !isMbi(number), () => refused('details.patient.medicareId', say.mbiShape)],
    [!isPartB && isBlank(claim.memberId), () => refused('details.claim.memberId', say.noMemberId)],
    [
      !isPartB && (isBlank(claim.payer?.name) || isBlank(claim.payer?.id)),
      () => refused('details.claim.payer', say.noPayer),
    ],
    [
      isPartB && !isBlank(details.plan?.authorization),
      () => advice('details.plan.authorization', say.authorizationLeftOut),
    ],
    [
      !isPartB && (details.plan?.authorization ?? '').trim().length > 50,
      () => refused('details.plan.authorization', say.authorizationLong),
    ],
    [!claim.assignment, () => refused('details.claim.assignment', say.missing.assignment)],
  );
}

/** Who ordered: equal to the order (G14, box 17). The certifier is nowhere on a claim. */
export function checkOrderedBy({ claim: { orderedBy }, details, supplier, say }: ClaimCheck): ClaimProblem[] {
  const npi = orderedBy?.npi ?? '';
  const onOrder = details.prescriber;
  const field = (part: string) => `details.claim.orderedBy.${part}`;
  return those(
    [
      isBlank(orderedBy?.lastName) || isBlank(orderedBy?.firstName),
      () => refused(field('lastName'), say.missing.orderedByName),
    ],
    [isBlank(npi), () => refused(field('npi'), say.missing.orderedByNpi)],
    [!isBlank(npi) && !isNpi(npi), () => refused(field('npi'), say.npiWrong(say.npiOf.orderedBy))],
    [isNpi(npi) && npi === supplier?.npi, () => refused(field('npi'), say.orderedByStore)],
    [isNpi(npi) && onOrder?.npi !== npi, () => refused(field('npi'), say.orderedByOther)],
    [
      !isBlank(orderedBy?.lastName) &&
        isSamePerson(fullName(orderedBy?.firstName, orderedBy?.lastName), onOrder?.name) === false,
      () => advice(field('lastName'), say.orderedByOtherName(onOrder?.name ?? '')),
    ],
  );
}

/** The store's own numbers, and that of the facility (boxes 25, 32 and 33). */
export function checkSupplier({ claim: { facility }, supplier, say }: ClaimCheck): ClaimProblem[] {
  const npi = facility?.npi ?? '';
  const ofFacility = those([
    !isBlank(npi) && !isNpi(npi),
    () => refused('details.claim.facility.npi', say.npiWrong(say.npiOf.facility)),
  ]);
  if (!supplier) return [...ofFacility, refused('supplier', say.noSupplier)];
  const isTaxId =
    /^\d{9}$/.test(supplier.taxId) && !/^(\d)\1{8}$/.test(supplier.taxId) && !supplier.taxId.startsWith('00');
  return [
    ...ofFacility,
    ...those(
      [!isNpi(supplier.npi), () => refused('supplier.npi', say.supplierNpi)],
      [!isTaxId, () => refused('supplier.taxId', say.supplierTaxId)],
      [/^\s*p\.? ?o\.? ?box/i.test(supplier.street), () => refused('supplier.street', say.supplierBox)],
    ),
  ];
}
