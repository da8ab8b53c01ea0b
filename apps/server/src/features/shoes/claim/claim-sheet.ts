import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ClaimLine, ClaimSupplier, ShoeClaim } from '@rxweb/contracts/shoes/claim';
import type { StoreInfo } from '@rxweb/contracts/store';
import { type ClaimProblem, serviceDate } from '@rxweb/domain/shoes/claim/check-shoe-claim';
import { bareMbi } from '@rxweb/domain/shoes/claim/identifiers';
import { joinLines } from '@rxweb/domain/shoes/claim/join-lines';
import { emptyClaim } from '@rxweb/domain/shoes/claim/propose-claim';
import { formatDate } from '@rxweb/domain/text/format';
import type { Block, Field, Page } from '../packets/pages/page.ts';

export interface ClaimToPrint {
  file: ShoeCaseFile;
  /** Null without a billing file. */
  supplier: ClaimSupplier | null;
  problems: readonly ClaimProblem[];
  store: StoreInfo;
}

/** The boxes of a CMS-1500, in its order (domain facts 2, G14). Not the form itself, which must be the printed red one. */
export function claimSheetPage({ file, supplier, problems, store }: ClaimToPrint): Page {
  const claim = file.details.claim ?? emptyClaim;
  return {
    section: 'Claim sheet',
    title: 'Claim sheet',
    subtitle: `In the order of form CMS-1500 · ${supplier?.name ?? store.name} · printed ${formatDate(file.today)}`,
    blocks: [
      ...warnings(problems),
      { kind: 'heading', text: 'Patient and insurance' },
      { kind: 'fields', rows: patientRows(file, claim) },
      { kind: 'heading', text: 'Claim' },
      { kind: 'fields', rows: claimRows(file, claim) },
      lineTable(file, claim),
      { kind: 'fields', rows: totalRows(claim, supplier) },
      {
        kind: 'text',
        tone: 'small',
        text: 'For your biller. Medicare takes claims electronically; paper only from suppliers that are exempt. The DME MAC decides.',
      },
    ],
  };
}

function warnings(problems: readonly ClaimProblem[]): Block[] {
  const [reasons, hints] = [problems.filter(({ refuses }) => refuses), problems.filter(({ refuses }) => !refuses)];
  return [
    ...(reasons.length > 0
      ? ([
          { kind: 'heading', text: 'DO NOT BILL YET' },
          { kind: 'list', items: joinLines(reasons) },
        ] as const)
      : []),
    ...(hints.length > 0
      ? ([
          { kind: 'heading', text: 'Look at these' },
          { kind: 'list', items: joinLines(hints) },
        ] as const)
      : []),
  ];
}

const filled = (text: string | null | undefined): string | null => text?.trim() || null;
const joined = (parts: readonly (string | null | undefined)[], separator = ', ') =>
  parts
    .map(filled)
    .filter((part) => part !== null)
    .join(separator) || null;
/** `07/02/1949`, as the form has it. */
const usDate = (date: string | null): string | null =>
  date && `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
const dollars = (cents: number | null): string => (cents === null ? '' : `$${(cents / 100).toFixed(2)}`);

interface Place {
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
}

const placeText = (place: Place | null): string | null =>
  joined([
    place?.street,
    joined([place?.city, joined([place?.state, place?.zip?.replace(/^(\d{5})-?(\d{4})$/, '$1-$2')], ' ')]),
  ]);

function patientRows({ details }: ShoeCaseFile, claim: ShoeClaim): Field[] {
  const { patient, plan } = details;
  const isAdvantage = plan?.kind === 'advantage';
  const number = isAdvantage ? claim.memberId : patient?.medicareId && bareMbi(patient.medicareId);
  const { lastName, firstName, middleName, sex } = claim.patient ?? {};
  return [
    ['1   Insurance', insurances[plan?.kind ?? 'none']],
    ['1a  Insured’s number', filled(number)],
    ['2   Patient’s name', joined([lastName, firstName, middleName])],
    ['3   Birth date, sex', joined([usDate(patient?.birthDate ?? null), sex])],
    ['4   Insured’s name', claim.medicareFirst ? 'Same as the patient; leave blank' : null],
    ['5   Address', placeText(claim.patient)],
    ['6   Relationship', 'Self'],
    ['11  Other insurance', claim.medicareFirst ? 'NONE' : null],
    ['12  Patient’s signature', claim.signatureOnFile ? 'Signature on file' : null],
  ];
}

const insurances = {
  part_b: 'Medicare',
  advantage: 'Medicare Advantage plan',
  medicaid: 'Medicaid',
  other: 'Another payer',
  none: null,
};

function claimRows({ details }: ShoeCaseFile, claim: ShoeClaim): Field[] {
  const { orderedBy, diagnoses, lines } = claim;
  const isAdvantage = details.plan?.kind === 'advantage';
  const narratives = lines.map(({ narrative }) => narrative);
  return [
    ['17  Ordered by (DK)', joined([joined([orderedBy?.firstName, orderedBy?.lastName], ' ')])],
    ['17b NPI', filled(orderedBy?.npi)],
    ['19  Description', joined(narratives, '; ') ?? 'None'],
    [
      '21  Diagnoses (ICD-10)',
      joined(
        diagnoses.map((code, at) => `${letters[at]} ${code.toUpperCase()}`),
        '   ',
      ),
    ],
    ['     Copied from', filled(claim.diagnosisSource)],
    ['22  Sent before', sentBefore(claim)],
    ['23  Authorization', isAdvantage ? filled(details.plan?.authorization) : 'None'],
  ];
}

function sentBefore({ resend, payerClaimNumber }: ShoeClaim): string {
  if (resend === 'replacement') return joined(['7 Replacement of', payerClaimNumber], ' ') ?? '';
  if (resend === 'void') return joined(['8 Void of', payerClaimNumber], ' ') ?? '';
  return resend === 'returned' ? 'None: returned by the payer, corrected' : 'None';
}

const letters = 'ABCDEFGHIJKL';

function lineTable({ details }: ShoeCaseFile, { lines, placeOfService }: ShoeClaim): Block {
  const day = usDate(serviceDate(details)) ?? '';
  const row = ({ code, side, modifiers, pointers, chargeCents, units }: ClaimLine, at: number) => [
    String(at + 1),
    day,
    placeOfService ?? '',
    code ?? '',
    [side ?? '??', ...modifiers].join(' '),
    pointers.map((pointer) => letters[pointer - 1] ?? '?').join(''),
    dollars(chargeCents),
    String(units ?? ''),
  ];
  return {
    kind: 'table',
    columns: [
      { title: '24', share: 0.5 },
      { title: 'A From = to', share: 1.5 },
      { title: 'B Place', share: 0.8 },
      { title: 'D Code', share: 1 },
      { title: 'D Modifiers', share: 1.5 },
      { title: 'E Pointer', share: 1 },
      { title: 'F Charge', share: 1.2 },
      { title: 'G Units', share: 0.9 },
    ],
    rows: lines.map(row),
  };
}

function totalRows(claim: ShoeClaim, supplier: ClaimSupplier | null): Field[] {
  const { placeOfService, facility, assignment, lines } = claim;
  const total = lines.reduce((sum, { chargeCents }) => sum + (chargeCents ?? 0), 0);
  const place =
    placeOfService === '12' ? 'None: at home' : joined([facility?.name, placeText(facility), facility?.npi]);
  return [
    ['25  Tax ID', supplier && `${supplier.taxId.slice(0, 2)}-${supplier.taxId.slice(2)}`],
    ['26  Claim number', filled(claim.number)],
    ['27  Accept assignment', assignment && (assignment === 'A' ? 'Yes' : 'No')],
    ['28  Total charge', lines.length > 0 ? dollars(total) : null],
    ['32  Service facility', place],
    ['33  Billing supplier', supplier && joined([supplier.name, placeText(supplier), supplier.contact.phone])],
    ['33a NPI', supplier?.npi ?? null],
  ];
}
