import type { ClaimSupplier, ShoeClaim } from '@rxweb/contracts/shoes/claim';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { ClaimInput } from '../../src/shoes/claim/check-shoe-claim.ts';
import { emptyDetails } from '../../src/shoes/shoe-case.ts';

/** An invented store. Its numbers have the right form and belong to no one known. */
export const supplier: ClaimSupplier = {
  name: 'Alder Street Pharmacy LLC',
  npi: '1234567893',
  taxId: '987654321',
  taxonomy: '332B00000X',
  street: '214 Alder Street',
  city: 'Millbrook',
  state: 'OR',
  zip: '970001234',
  contact: { name: 'Billing', phone: '5555550100' },
  submitter: { name: 'Alder Street Pharmacy LLC', id: 'ALDER01', qualifier: 'ZZ' },
  receiver: { name: 'Sample Clearinghouse', id: 'CLEAR99', qualifier: 'ZZ' },
  payer: { name: 'Sample DME MAC', id: '19003' },
  isTest: true,
};

const line = (code: string, side: 'RT' | 'LT', units: number, chargeCents: number) => ({
  code,
  side,
  units,
  modifiers: ['KX'],
  chargeCents,
  pointers: [1, 2],
  narrative: null,
});

/** Depth pair with three pairs of inserts (domain facts 2, G9). */
export const fullClaim: ShoeClaim = {
  lines: [
    line('A5500', 'RT', 1, 7_950),
    line('A5500', 'LT', 1, 7_950),
    line('A5512', 'RT', 3, 11_025),
    line('A5512', 'LT', 3, 11_025),
  ],
  diagnoses: ['E11.42', 'L84'],
  diagnosisSource: 'Dr. Petrova’s note of January 10',
  placeOfService: '12',
  assignment: 'A',
  number: '3F6C2A109B7E',
  patient: {
    lastName: 'Torres',
    firstName: 'Ana',
    middleName: 'Maria',
    sex: 'F',
    street: '12 Cedar Lane',
    city: 'Millbrook',
    state: 'OR',
    zip: '97000',
  },
  memberId: null,
  payer: null,
  signatureOnFile: true,
  medicareFirst: true,
  orderedBy: { lastName: 'Ellis', firstName: 'George', npi: '1245319599' },
  facility: null,
};

export const fullClaimDetails: ShoeCaseDetails = {
  ...emptyDetails,
  order: { date: '2026-02-06', complete: true, prescriberVisit: '2026-01-15' },
  delivery: { date: '2026-03-03', mode: 'in_person', wearing: true, note: null },
  items: { depthPairs: 1, customPairs: 0, insertPairs: 3, modifications: 0 },
  plan: { kind: 'part_b', name: null, authorization: null },
  patient: { birthDate: '1949-07-02', medicareId: '1EG4-TE5-MK73', address: '12 Cedar Lane, Millbrook, OR 97000' },
  prescriber: { name: 'George Ellis, DPM', npi: '1245319599', phone: null, fax: null },
  handover: {
    receivedBy: 'Ana María Torres',
    relationship: null,
    address: '12 Cedar Lane, Millbrook, OR 97000',
    goods: [
      { code: 'A5500', description: 'Depth shoes', quantity: 2 },
      { code: 'A5512', description: 'Heat-molded inserts', quantity: 6 },
    ],
    signature: 'M60 140 L80 90',
    signedOn: '2026-03-03',
  },
  claim: fullClaim,
};

/** A claim without a problem. */
export const fullClaimInput: ClaimInput = {
  details: fullClaimDetails,
  patientName: 'Ana María Torres',
  supplier,
  today: '2026-03-15',
  isReadyForKx: true,
  hasAbn: false,
};
