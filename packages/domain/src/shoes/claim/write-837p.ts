import type { ClaimLine, ClaimSupplier, ShoeClaim } from '@rxweb/contracts/shoes/claim';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { changesDecided, serviceDate } from './claim-check.ts';
import { bareCode } from './diagnosis-codes.ts';
import { bareMbi, bareZip } from './identifiers.ts';
import { delimiters, type Segment, writeIsa, writeSegments } from './x12.ts';

export interface ClaimFileInput {
  /** Without problems that refuse ({@link checkShoeClaim}). */
  details: ShoeCaseDetails;
  supplier: ClaimSupplier;
  /** Store time, `YYYY-MM-DD` and `HH:MM`. */
  date: string;
  time: string;
  /** A number of at most 9 digits that no other file of this store has. */
  controlNumber: number;
}

const version = '005010X222A1';

/** A claim as an 837P file for a clearinghouse or biller (domain facts 2, G13 and G14). */
export function writeClaimFile(input: ClaimFileInput): string {
  const { details, controlNumber } = input;
  const { claim } = details;
  if (!claim) throw new RangeError('a case without a claim');
  const control = String(controlNumber);
  const body = [
    ...headSegments(input),
    ...supplierSegments(input.supplier),
    ...patientSegments(input, claim),
    ...claimSegments(details, claim),
    ...claim.lines.flatMap((line, index) => lineSegments(details, claim, line, index)),
  ];
  const set = writeSegments([['ST', '837', '0001', version], ...body, ['SE', String(body.length + 2), '0001']]);
  return [
    writeIsa(isaElements(input)),
    writeSegments([groupSegment(input)]),
    set,
    writeSegments([
      ['GE', '1', control],
      ['IEA', '1', control.padStart(9, '0')],
    ]),
  ].join('');
}

function isaElements({ supplier, date, time, controlNumber }: ClaimFileInput): string[] {
  const { submitter, receiver, isTest } = supplier;
  const party = ({ qualifier, id }: ClaimSupplier['submitter']) => [qualifier, id.toUpperCase().padEnd(15)];
  return [
    ...['00', ' '.repeat(10), '00', ' '.repeat(10)],
    ...party(submitter),
    ...party(receiver),
    ...[compact(date).slice(2), compact(time), delimiters.repetition, '00501'],
    ...[String(controlNumber).padStart(9, '0'), '0', isTest ? 'T' : 'P', delimiters.component],
  ];
}

const groupSegment = ({ supplier, date, time, controlNumber }: ClaimFileInput): Segment => [
  'GS',
  ...[
    'HC',
    supplier.submitter.id,
    supplier.receiver.id,
    compact(date),
    compact(time),
    String(controlNumber),
    'X',
    version,
  ],
];

/** Loops 1000A and 1000B. */
function headSegments({ supplier, date, time, controlNumber }: ClaimFileInput): Segment[] {
  const { submitter, receiver, contact } = supplier;
  return [
    ['BHT', '0019', '00', String(controlNumber), compact(date), compact(time), 'CH'],
    ['NM1', '41', '2', submitter.name, null, null, null, null, '46', submitter.id],
    ['PER', 'IC', contact.name, 'TE', contact.phone],
    ['NM1', '40', '2', receiver.name, null, null, null, null, '46', receiver.id],
  ];
}

/** Loops 2000A and 2010AA. */
function supplierSegments({ name, npi, taxId, taxonomy, street, city, state, zip }: ClaimSupplier): Segment[] {
  return [
    ['HL', '1', null, '20', '1'],
    ...(taxonomy ? [['PRV', 'BI', 'PXC', taxonomy] as const] : []),
    ['NM1', '85', '2', name, null, null, null, null, 'XX', npi],
    ['N3', street],
    ['N4', city, state, zip],
    ['REF', 'EI', taxId],
  ];
}

/** Loops 2000B, 2010BA and 2010BB: the patient is the subscriber, Medicare pays first. */
function patientSegments({ details, supplier }: ClaimFileInput, claim: ShoeClaim): Segment[] {
  const isPartB = details.plan?.kind === 'part_b';
  const member = isPartB ? bareMbi(details.patient?.medicareId ?? '') : claim.memberId;
  const payer = isPartB ? supplier.payer : claim.payer;
  const { patient } = claim;
  return [
    ['HL', '2', '1', '22', '0'],
    // 16: a Medicare Advantage plan; MB: Part B.
    ['SBR', 'P', '18', null, null, null, null, null, null, isPartB ? 'MB' : '16'],
    [
      'NM1',
      'IL',
      '1',
      patient?.lastName ?? null,
      patient?.firstName ?? null,
      patient?.middleName ?? null,
      null,
      null,
      'MI',
      member,
    ],
    ['N3', patient?.street ?? null],
    cityOf(patient),
    ['DMG', 'D8', compact(details.patient?.birthDate ?? ''), patient?.sex ?? null],
    ['NM1', 'PR', '2', payer?.name ?? null, null, null, null, null, 'PI', payer?.id ?? null],
  ];
}

/** Loops 2300 and 2310C. */
function claimSegments(details: ShoeCaseDetails, claim: ShoeClaim): Segment[] {
  const { number, lines, placeOfService, assignment, diagnoses, facility } = claim;
  const total = lines.reduce((sum, { chargeCents }) => sum + (chargeCents ?? 0), 0);
  const authorization = details.plan?.kind === 'advantage' ? details.plan.authorization?.trim() : '';
  const codes = diagnoses.map((code, index) => [index === 0 ? 'ABK' : 'ABF', bareCode(code)]);
  return [
    // Signature of the supplier, assignment, benefits assigned, release of information.
    ['CLM', number, amount(total), null, null, [placeOfService, 'B', frequency(claim)], 'Y', assignment, 'Y', 'Y'],
    ...(authorization ? [['REF', 'G1', authorization] as const] : []),
    ...(changesDecided(claim) ? [['REF', 'F8', claim.payerClaimNumber ?? null] as const] : []),
    ['HI', ...codes],
    ...(placeOfService !== '12' && facility
      ? ([
          ['NM1', '77', '2', facility.name, null, null, null, null, ...(facility.npi ? ['XX', facility.npi] : [])],
          ['N3', facility.street],
          cityOf(facility),
        ] as const)
      : []),
  ];
}

/** CLM05-3: 1 original, 7 replacement, 8 void. A returned claim was never taken in, so it's sent as original. */
const frequency = ({ resend }: ShoeClaim): string => (resend === 'replacement' ? '7' : resend === 'void' ? '8' : '1');

/** Loops 2400 and 2420E. */
function lineSegments(details: ShoeCaseDetails, claim: ShoeClaim, line: ClaimLine, index: number): Segment[] {
  const { code, side, modifiers, chargeCents, units, pointers, narrative } = line;
  const { orderedBy } = claim;
  return [
    ['LX', String(index + 1)],
    [
      'SV1',
      ['HC', code, side, ...modifiers],
      amount(chargeCents ?? 0),
      'UN',
      String(units ?? 0),
      null,
      null,
      pointers.map(String),
    ],
    ['DTP', '472', 'D8', compact(serviceDate(details) ?? '')],
    ...(narrative?.trim() ? [['NTE', 'ADD', narrative] as const] : []),
    [
      'NM1',
      'DK',
      '1',
      orderedBy?.lastName ?? null,
      orderedBy?.firstName ?? null,
      null,
      null,
      null,
      'XX',
      orderedBy?.npi ?? null,
    ],
  ];
}

const cityOf = (place: { city: string | null; state: string | null; zip: string | null } | null): Segment => [
  'N4',
  ...[place?.city ?? null, place?.state ?? null, bareZip(place?.zip ?? '')],
];

const compact = (dateOrTime: string): string => dateOrTime.replace(/[-:]/g, '');

/** Dollars without zeros at the end, as X12 wants: `150`, `67.5`. */
function amount(cents: number): string {
  const [dollars, rest] = [Math.floor(cents / 100), cents % 100];
  return rest === 0 ? String(dollars) : `${dollars}.${String(rest).padStart(2, '0').replace(/0$/, '')}`;
}
