import type { ClaimLine, ShoeClaim } from '@rxweb/contracts/shoes/claim';
import { shoeClaim } from '@rxweb/contracts/shoes/claim';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { describe, expect, it } from 'vitest';
import { fullClaim, fullClaimDetails, fullClaimInput, supplier } from '../../../testing/claims/full-claim.ts';
import { type ClaimInput, checkShoeClaim, isBillable } from './check-shoe-claim.ts';

type Change = Partial<Omit<ClaimInput, 'details'>> & { details?: Partial<ShoeCaseDetails>; claim?: Partial<ShoeClaim> };

const inputWith = ({ details, claim, ...rest }: Change): ClaimInput => ({
  ...fullClaimInput,
  ...rest,
  details: { ...fullClaimDetails, ...details, claim: { ...fullClaim, ...claim } },
});
const lineWith = (change: Partial<ClaimLine>): Change => ({
  claim: { lines: fullClaim.lines.map((line, index) => (index === 0 ? { ...line, ...change } : line)) },
});
const linesWith = (change: Partial<ClaimLine>): Change => ({
  claim: { lines: fullClaim.lines.map((line) => ({ ...line, ...change })) },
});
const patientWith = (change: Partial<NonNullable<ShoeClaim['patient']>>): Change => ({
  claim: { patient: { ...(fullClaim.patient as NonNullable<ShoeClaim['patient']>), ...change } },
});
const first = 'details.claim.lines.0';
const [right] = fullClaim.lines as [ClaimLine];

const advantage: Change = {
  details: { plan: { kind: 'advantage', name: 'Sun Plan', authorization: null }, billed: '2026-03-10' },
  claim: { memberId: 'M77', payer: { name: 'Sun Plan', id: 'P9' } },
};
const again = (resend: 'returned' | 'replacement' | 'void', payerClaimNumber: string | null = null): Change => ({
  ...advantage,
  claim: { ...advantage.claim, resend, payerClaimNumber },
});

/** Each with the field that is named and words of the reason. */
const bad: [what: string, Change, field: string, reason: RegExp][] = [
  ['no lines', { claim: { lines: [] } }, 'details.claim.lines', /at least one line/],
  ['a line without a side', lineWith({ side: null }), `${first}.side`, /right \(RT\) or left \(LT\).*unprocessable/],
  ['RTLT typed as a modifier', lineWith({ modifiers: ['KX', 'LT'] }), `${first}.modifiers`, /one line is one side/],
  ['both feet on one line', lineWith({ units: 2 }), `${first}.units`, /one foot, so 1 unit/],
  ['a line without a code', lineWith({ code: null }), `${first}.code`, /enter the code/],
  ['a code of something else', lineWith({ code: 'L3000' }), `${first}.code`, /L3000 isn’t a code/],
  ['a deluxe feature', lineWith({ code: 'A5508', modifiers: [] }), `${first}.code`, /isn’t covered/],
  ['no units', lineWith({ units: 0 }), `${first}.units`, /enter the units/],
  ['no charge', lineWith({ chargeCents: null }), `${first}.chargeCents`, /enter the charge/],
  ['a charge of nothing', lineWith({ chargeCents: 0 }), `${first}.chargeCents`, /enter the charge/],
  ['no pointer', lineWith({ pointers: [] }), `${first}.pointers`, /choose the diagnosis/],
  ['a pointer to nothing', lineWith({ pointers: [1, 3] }), `${first}.pointers`, /no diagnosis 3/],
  ['a pointer twice', lineWith({ pointers: [1, 1] }), `${first}.pointers`, /chosen twice/],
  ['the same shoe twice', { claim: { lines: [...fullClaim.lines, right] } }, 'details.claim.lines.4.code', /as line 1/],
  ['KX before the papers are verified', { isReadyForKx: false }, `${first}.modifiers`, /every requirement is met/],
  ['GA with GY', lineWith({ modifiers: ['GA', 'GY'] }), `${first}.modifiers`, /GA and GY never go together/],
  ['GA with GZ', lineWith({ modifiers: ['GA', 'GZ'] }), `${first}.modifiers`, /GZ that none is/],
  ['GA without an ABN', lineWith({ modifiers: ['GA'] }), `${first}.modifiers`, /needs a signed ABN/],
  ['KX with GY', lineWith({ modifiers: ['KX', 'GY'] }), `${first}.modifiers`, /GY says they aren’t/],
  ['KX with EY', lineWith({ modifiers: ['KX', 'EY'] }), `${first}.modifiers`, /EY says they aren’t/],
  ['GX with GA', { ...lineWith({ modifiers: ['GX', 'GA'] }), hasAbn: true }, `${first}.modifiers`, /GX goes with GY/],
  ['GZ with GY', lineWith({ modifiers: ['GZ', 'GY'] }), `${first}.modifiers`, /GY for items that are excluded/],
  ['EY though there is an order', lineWith({ modifiers: ['EY', 'GY'] }), `${first}.modifiers`, /the case has one/],
  [
    'no order and no EY',
    { ...linesWith({ modifiers: ['GY'] }), details: { order: null } },
    `${first}.modifiers`,
    /there’s no order/,
  ],
  ['a modifier twice', lineWith({ modifiers: ['KX', 'KX'] }), `${first}.modifiers`, /there twice/],
  ['four modifiers and a side', lineWith({ modifiers: ['GY', 'GX', 'CR', 'SC'] }), `${first}.modifiers`, /at most 3/],
  ['half a modifier', lineWith({ modifiers: ['K'] }), `${first}.modifiers`, /isn’t a modifier/],
  [
    'depth and custom shoes',
    { claim: { lines: [...fullClaim.lines, { ...right, code: 'A5501' }] } },
    'details.claim.lines',
    /A5501 replaces A5500/,
  ],
  [
    'two shoes for one foot',
    { claim: { lines: [right, { ...right, pointers: [1] }] } },
    'details.claim.lines',
    /More than one shoe for the right foot/,
  ],
  [
    'a fourth pair of inserts',
    { claim: { lines: fullClaim.lines.map((line) => (line.code === 'A5512' ? { ...line, units: 4 } : line)) } },
    'details.claim.lines',
    /8 inserts .* a year has 6/,
  ],
  [
    'all inserts for one foot',
    {
      claim: {
        lines: fullClaim.lines.map((line) =>
          line.code === 'A5512' ? { ...line, units: line.side === 'RT' ? 4 : 2 } : line,
        ),
      },
    },
    'details.claim.lines',
    /4 inserts .* right foot/,
  ],
  [
    'more than was delivered',
    { claim: { lines: [...fullClaim.lines, { ...right, code: 'A5513', units: 1 }] } },
    'details.claim.lines',
    /A5513: 1 billed, but 0 delivered/,
  ],
  ['A5507 without words', lineWith({ code: 'A5507' }), `${first}.narrative`, /needs words/],
  [
    'another insurer before Medicare',
    { claim: { medicareFirst: false } },
    'details.claim.medicareFirst',
    /leave this claim to your biller: a second claim needs what that insurer paid/,
  ],
  [
    'a replacement to Part B',
    { details: { billed: '2026-03-10' }, claim: { resend: 'replacement', payerClaimNumber: '26069' } },
    'details.claim.resend',
    /Part B takes no replacement or void claims/,
  ],
  [
    'a void to Part B',
    { details: { billed: '2026-03-10' }, claim: { resend: 'void', payerClaimNumber: '26069' } },
    'details.claim.resend',
    /ask your DME MAC to reopen or redetermine/,
  ],
  [
    'a returned claim that was never billed',
    { claim: { resend: 'returned' } },
    'details.billed',
    /the day the first claim was billed/,
  ],
  ['a replacement of no claim', again('replacement'), 'details.claim.payerClaimNumber', /claim to replace or void/],
  ['a void of no claim', again('void', ' '), 'details.claim.payerClaimNumber', /on the remittance/],
  [
    'a claim number that X12 can’t carry',
    again('replacement', 'A*1'),
    'details.claim.payerClaimNumber',
    /can’t carry “\*”/,
  ],
  ['no diagnosis', { claim: { diagnoses: [] } }, 'details.claim.diagnoses', /diabetes first/],
  ['prediabetes', { claim: { diagnoses: ['R73.03', 'L84'] } }, 'details.claim.diagnoses.0', /doesn’t qualify/],
  [
    'diabetes in pregnancy',
    { claim: { diagnoses: ['O24.419', 'L84'] } },
    'details.claim.diagnoses.0',
    /doesn’t qualify/,
  ],
  [
    'the foot before diabetes',
    { claim: { diagnoses: ['L84', 'E11.42'] } },
    'details.claim.diagnoses.0',
    /must be diabetes/,
  ],
  ['a cut diagnosis', { claim: { diagnoses: ['E11.4', 'L84'] } }, 'details.claim.diagnoses.0', /isn’t complete/],
  [
    'words for a diagnosis',
    { claim: { diagnoses: ['diabetes', 'L84'] } },
    'details.claim.diagnoses.0',
    /isn’t an ICD-10 code/,
  ],
  ['a diagnosis twice', { claim: { diagnoses: ['E11.42', 'E1142'] } }, 'details.claim.diagnoses.1', /there twice/],
  ['diagnoses from nowhere', { claim: { diagnosisSource: null } }, 'details.claim.diagnosisSource', /never chosen/],
  [
    'the office as place',
    { claim: { placeOfService: '11' } },
    'details.claim.placeOfService',
    /not where you fit them/,
  ],
  ['no place', { claim: { placeOfService: null } }, 'details.claim.placeOfService', /usually home/],
  [
    'assisted living without its address',
    { claim: { placeOfService: '13' } },
    'details.claim.facility',
    /facility’s name/,
  ],
  [
    'nothing delivered',
    { details: { delivery: null, handover: null } },
    'details.delivery.date',
    /haven’t been delivered/,
  ],
  ['a delivery to come', { today: '2026-03-02' }, 'details.delivery.date', /after today/],
  ['a year later', { today: '2027-03-04' }, 'details.delivery.date', /filing limit was 2027-03-03/],
  ['no plan', { details: { plan: null } }, 'details.plan.kind', /plan type/],
  [
    'Medicaid',
    { details: { plan: { kind: 'other', name: null, authorization: null } } },
    'details.plan.kind',
    /for Medicare/,
  ],
  ['another insurer first', { claim: { medicareFirst: false } }, 'details.claim.medicareFirst', /Medicare pays first/],
  [
    'a Social Security number for an MBI',
    { details: { patient: { birthDate: '1949-07-02', medicareId: '123-45-6789A', address: null } } },
    'details.patient.medicareId',
    /isn’t an MBI/,
  ],
  [
    'a plan without a member number',
    { details: { plan: { kind: 'advantage', name: 'Plan', authorization: null } } },
    'details.claim.memberId',
    /member number/,
  ],
  ['no last name', patientWith({ lastName: ' ' }), 'details.claim.patient.lastName', /last name/],
  ['no sex', patientWith({ sex: null }), 'details.claim.patient.sex', /sex/],
  ['no such state', patientWith({ state: 'XX' }), 'details.claim.patient.state', /state/],
  ['half a ZIP code', patientWith({ zip: '970' }), 'details.claim.patient.zip', /ZIP/],
  [
    'an accent',
    patientWith({ firstName: 'María' }),
    'details.claim.patient.firstName',
    /First name: .*can’t carry “í”/,
  ],
  [
    'a delimiter',
    patientWith({ street: '12 Cedar Lane * Apt 3~' }),
    'details.claim.patient.street',
    /can’t carry “\*”, “~”/,
  ],
  [
    'an invisible character',
    patientWith({ city: 'Mill\u200bbrook' }),
    'details.claim.patient.city',
    /can’t carry U\+200B/,
  ],
  [
    'someone not yet born',
    { details: { patient: { birthDate: '2026-05-01', medicareId: '1EG4-TE5-MK73', address: null } } },
    'details.patient.birthDate',
    /after the date of service/,
  ],
  ['no signature on file', { claim: { signatureOnFile: null } }, 'details.claim.signatureOnFile', /signature/],
  ['no assignment', { claim: { assignment: null } }, 'details.claim.assignment', /assignment/],
  ['no claim number', { claim: { number: null } }, 'details.claim.number', /box 26/],
  ['a claim number with the name', { claim: { number: 'TORRES-26' } }, 'details.claim.number', /Choose another/],
  ['a claim number with the birth date', { claim: { number: 'C07021949' } }, 'details.claim.number', /Choose another/],
  [
    'a claim number with a slash',
    { claim: { number: '2026/17' } },
    'details.claim.number',
    /letters, digits and dashes/,
  ],
  [
    'an NPI with a typing error',
    { claim: { orderedBy: { lastName: 'Ellis', firstName: 'George', npi: '1245319598' } } },
    'details.claim.orderedBy.npi',
    /last digit doesn’t fit/,
  ],
  [
    'another practitioner than on the order',
    { claim: { orderedBy: { lastName: 'Ellis', firstName: 'George', npi: '2000000002' } } },
    'details.claim.orderedBy.npi',
    /isn’t the one on the order/,
  ],
  [
    'the store as who ordered',
    { claim: { orderedBy: { lastName: 'Alder', firstName: 'Store', npi: supplier.npi } } },
    'details.claim.orderedBy.npi',
    /can’t be the ordering/,
  ],
  ['no one who ordered', { claim: { orderedBy: null } }, 'details.claim.orderedBy.npi', /NPI of who ordered/],
  ['a store without billing details', { supplier: null }, 'supplier', /BILLING_FILE/],
  ['a store with a wrong NPI', { supplier: { ...supplier, npi: '1234567890' } }, 'supplier.npi', /last digit/],
  ['a store at a P.O. box', { supplier: { ...supplier, street: 'P.O. Box 12' } }, 'supplier.street', /P\.O\. box/],
  ['a made-up tax ID', { supplier: { ...supplier, taxId: '999999999' } }, 'supplier.taxId', /tax ID/],
];

describe('a claim', () => {
  it('with all of it has no problem, in a form that can be stored', () => {
    expect(checkShoeClaim(fullClaimInput)).toEqual([]);
    expect(shoeClaim.parse(fullClaim)).toEqual(fullClaim);
  });

  it.each(bad)('S26-08 is refused with %s', (_, change, field, reason) => {
    const problems = checkShoeClaim(inputWith(change));
    const found = problems.find((problem) => problem.field === field && reason.test(problem.text));
    expect(found, JSON.stringify(problems, null, 1)).toMatchObject({ refuses: true });
    expect(isBillable(problems)).toBe(false);
    // In Spanish too, about the same field and in other words.
    const spanish = checkShoeClaim(inputWith(change), 'es');
    expect(spanish.map((problem) => problem.field)).toEqual(problems.map((problem) => problem.field));
    expect(spanish.map(({ text }) => text)).not.toContain(found?.text);
  });

  it('that doesn’t exist yet can’t be billed', () => {
    expect(checkShoeClaim({ ...fullClaimInput, details: { ...fullClaimDetails, claim: null } })).toEqual([
      { field: 'details.claim', refuses: true, text: 'There’s no claim yet. Add its lines.' },
    ]);
  });

  it.each<[string, Change, RegExp]>([
    ['no foot diagnosis', { claim: { diagnoses: ['E11.9', 'I10'] } }, /names the foot condition/],
    ['a line without KX or a reason', lineWith({ modifiers: [] }), /likely to be returned/],
    ['an unusual modifier', lineWith({ modifiers: ['KX', 'CR'] }), /isn’t a usual modifier/],
    ['GX alone', lineWith({ modifiers: ['GX'] }), /usually goes with GY/],
    ['GZ though an ABN is on file', { ...linesWith({ modifiers: ['GZ'] }), hasAbn: true }, /the modifier is GA/],
    ['a line that isn’t for diabetes', lineWith({ pointers: [2] }), /none of its diagnoses is diabetes/],
    [
      'a pharmacy as place',
      {
        claim: {
          placeOfService: '01',
          facility: { name: 'A', npi: null, street: '1 B', city: 'C', state: 'OR', zip: '97000' },
        },
      },
      /01 is the pharmacy/,
    ],
    [
      'another date on the receipt',
      { details: { delivery: { date: '2026-03-04', mode: null, wearing: null, note: null } } },
      /receipt says 2026-03-03/,
    ],
    ['a claim sent before', { details: { billed: '2026-03-10' } }, /second claim is a duplicate/],
    [
      'shoes by mail',
      { details: { delivery: { date: '2026-03-03', mode: 'mailed', wearing: null, note: null } } },
      /fitted in person/,
    ],
    ['someone else’s name', { patientName: 'Harold Jensen' }, /Check the name on the card/],
    ['fewer than delivered', { claim: { lines: fullClaim.lines.slice(0, 3) } }, /3 billed, 6 delivered/],
    [
      'an authorization of Part B',
      { details: { plan: { kind: 'part_b', name: null, authorization: 'X1' } } },
      /left out/,
    ],
    [
      'another last name on the order',
      { claim: { orderedBy: { lastName: 'Elis', firstName: 'George', npi: '1245319599' } } },
      /The order is by George Ellis/,
    ],
  ])('with %s gets advice and may go out', (_, change, reason) => {
    const problems = checkShoeClaim(inputWith(change));
    expect(problems.map(({ text }) => text).join('\n')).toMatch(reason);
    expect(isBillable(problems), JSON.stringify(problems)).toBe(true);
  });

  it('S26-09 goes out again: corrected as new, and to a plan as replacement or void', () => {
    const returned = inputWith({ details: { billed: '2026-03-10' }, claim: { resend: 'returned' } });
    const replaced = inputWith(again('replacement', '26069'));
    expect([returned, replaced].map((input) => checkShoeClaim(input))).toEqual([[], []]);
    // Months later, and with the KX that shouldn't have been there.
    const voided = { ...inputWith(again('void', '26069')), today: '2027-06-01', isReadyForKx: false };
    expect(checkShoeClaim(voided)).toEqual([]);
    expect(isBillable(checkShoeClaim({ ...returned, today: '2027-06-01' }))).toBe(false);
  });

  it('without KX goes out whatever the papers, with GY or with GA and an ABN', () => {
    const gy = inputWith({ ...linesWith({ modifiers: ['GY', 'GX'] }), isReadyForKx: false });
    const ga = inputWith({ ...linesWith({ modifiers: ['GA'] }), isReadyForKx: false, hasAbn: true });
    const ey = inputWith({ ...linesWith({ modifiers: ['EY', 'GY'] }), isReadyForKx: false, details: { order: null } });
    expect([gy, ga, ey].map((input) => checkShoeClaim(input))).toEqual([[], [], []]);
  });

  it('for custom shoes has two more pairs of inserts', () => {
    const custom = (units: number) =>
      inputWith({
        details: { handover: null },
        claim: {
          lines: (['RT', 'LT'] as const).flatMap((side) => [
            { ...right, code: 'A5501', side },
            { ...right, code: 'A5513', side, units },
          ]),
        },
      });
    expect(checkShoeClaim(custom(2))).toEqual([]);
    expect(checkShoeClaim(custom(3))).toMatchObject([{ text: expect.stringMatching(/6 inserts .* has 4/) }]);
  });
});
