import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { shoeChecklist } from '@rxweb/contracts/shoes/records';
import { storeInfo } from '@rxweb/contracts/store';
import { checkShoeCase, isReadyForKx, isReadyToBill } from '@rxweb/domain/shoes/check-case';
import { evidenceOf, progress } from '@rxweb/domain/shoes/evidence';
import { missingSteps } from '@rxweb/domain/shoes/missing-steps';
import { openRequestDue } from '@rxweb/domain/shoes/records-request';
import { emptyDetails, toShoeCase } from '@rxweb/domain/shoes/shoe-case';

export const store = storeInfo.parse({
  name: 'Alder Street Pharmacy',
  address: '214 Alder Street, Millbrook, OR 97000',
  phone: '+15555550100',
  fax: '+15555550101',
  timeZone: 'America/Los_Angeles',
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
});

const nothing = { depthPairs: 0, customPairs: 0, insertPairs: 0, modifications: 0 };
const rosa = { id: '11111111-1111-4111-8111-111111111111', name: 'Rosa Diaz' };

/** All that can be known of a case, delivered and billed in time. */
export const fullDetails: ShoeCaseDetails = {
  ...emptyDetails,
  visit: { date: '2026-01-10', mode: 'in_person' },
  exam: { date: '2026-01-15', mode: 'in_person', by: 'other', agreed: '2026-02-01' },
  certification: { date: '2026-02-05', credential: 'MD', supervisor: null },
  order: { date: '2026-02-06', complete: true, prescriberVisit: '2026-01-15' },
  evaluation: {
    date: '2026-02-10',
    mode: 'in_person',
    abnormalities: 'Bunion of the left foot, hammer toes.',
    measured: true,
  },
  chosen: '2026-02-12',
  delivery: { date: '2026-03-03', mode: 'in_person', wearing: true, note: 'Flex point at the ball of the foot.' },
  billed: '2026-03-10',
  conditions: ['neuropathy with callus', 'deformity', 'Dropped arch of the right foot'],
  items: { ...nothing, depthPairs: 1, insertPairs: 3 },
  suppliedElsewhere: nothing,
  plan: { kind: 'part_b', name: null, authorization: null },
  patient: { birthDate: '1949-07-02', medicareId: '1EG4-TE5-MK73', address: '12 Cedar Lane, Millbrook, OR 97000' },
  certifier: {
    name: 'Irina Валентиновна Petrova, MD',
    npi: '1234567893',
    phone: '(555) 555-0142',
    fax: '(555) 555-0143',
  },
  prescriber: { name: 'Γιώργος Ellis, DPM', npi: '1987654320', phone: null, fax: null },
  requested: null,
  feet: { left: { lengthMm: 262, widthMm: 104 }, right: { lengthMm: 264, widthMm: 103 } },
  fit: {
    left: { toeSpaceMm: 10, heelSlipMm: 2, width: 'right', skinClear: true },
    right: { toeSpaceMm: 11, heelSlipMm: 3, width: 'right', skinClear: true },
    walked: true,
  },
  handover: {
    receivedBy: 'Ana María Torres',
    relationship: null,
    address: '12 Cedar Lane, Millbrook, OR 97000',
    goods: [
      { code: 'A5500', description: 'Depth shoes, black, size 9 wide', quantity: 2 },
      { code: 'A5512', description: 'Heat-molded inserts', quantity: 6 },
    ],
    signature:
      'M60 140 L80 90 L110 60 L130 90 L120 150 L150 120 L180 100 L200 140 M230 130 L260 80 L300 70 L310 120 L350 140 L420 90 L540 120',
    signedOn: '2026-03-03',
  },
};

/** A case as it is read, judged for `today`. */
export function caseFile(details: ShoeCaseDetails, change: Partial<ShoeCaseFile> = {}): ShoeCaseFile {
  const [id, today] = ['3f6c2a10-9b7e-4d52-8a51-7c1f0e2d4b69', change.today ?? '2026-03-15'];
  const checklist = change.checklist ?? shoeChecklist.parse({});
  const evidence = evidenceOf(details, checklist, change.documents ?? []);
  const shoeCase = toShoeCase(details, { id, today, suppliedHere: nothing });
  const verdict = checkShoeCase(shoeCase);
  return {
    id,
    patient_id: 'P-1042',
    patient_name: 'Ana María Torres',
    patient_phone: '(555) 555-0177',
    status: 'open',
    owner: rosa,
    nextDeadline: verdict.latestSafeDelivery,
    runsOutFirst: verdict.runsOutFirst,
    // Without documents given, as if each recorded paper were on file.
    missing: missingSteps(shoeCase, change.documents ? evidence : null),
    progress: progress(evidence),
    next: null,
    waitingSince: null,
    requestDue: openRequestDue(details.recordsRequest),
    updatedAt: '2026-03-15T17:00:00.000Z',
    version: 3,
    shoe_size: '9 wide',
    diabetes_dx_date: '2011-05-01',
    notes: null,
    checklist,
    details,
    createdAt: '2026-02-01T17:00:00.000Z',
    createdBy: rosa,
    today,
    evidence,
    verdict,
    readyForKx: isReadyForKx(shoeCase, verdict),
    readyToBill: isReadyToBill(shoeCase, verdict),
    staffNames: [],
    otherCases: [],
    suppliedHere: nothing,
    caseNotes: [],
    documents: [],
    ...change,
  };
}
