import { formatDate } from '@rxweb/domain/text/format';

/** `tick`: yes or no. `known`: yes, no or unknown. `number`: a whole number up to `most`. */
type Kind =
  | { kind: 'text'; most: number; isLong?: true }
  | { kind: 'day' }
  | { kind: 'tick' }
  | { kind: 'known' }
  | { kind: 'number'; most: number; unit?: 'mm' }
  | { kind: 'npi' }
  | { kind: 'choice'; words: Readonly<Record<string, string>> }
  /** Edited in its own panel; the value is the JSON of `details.handover`. */
  | { kind: 'handover' }
  /** Edited in its own panel; the value is the JSON of `details.claim`. */
  | { kind: 'claim' };

export type ShoeField = Kind & { label: string };

const text = (label: string, most = 200): ShoeField => ({ kind: 'text', label, most });
const long = (label: string, most = 10_000): ShoeField => ({ kind: 'text', label, most, isLong: true });
const day = (label: string): ShoeField => ({ kind: 'day', label });
const tick = (label: string): ShoeField => ({ kind: 'tick', label });
const known = (label: string): ShoeField => ({ kind: 'known', label });
const count = (label: string): ShoeField => ({ kind: 'number', label, most: 99 });
const millimetres = (label: string, most: number): ShoeField => ({ kind: 'number', label, most, unit: 'mm' });
const choice = (label: string, words: Readonly<Record<string, string>>): ShoeField => ({
  kind: 'choice',
  label,
  words,
});

const seenHow = { in_person: 'In person', telehealth: 'Telehealth' };
const widths = { right: 'Right for the foot', tight: 'Tight', loose: 'Loose' };

/** By path in the record and the history, in form order. */
const shoeFields = {
  patient_id: text('Patient ID', 100),
  patient_name: text('Patient name'),
  patient_phone: text('Phone', 40),
  shoe_size: text('Shoe size', 40),
  diabetes_dx_date: day('Diabetes diagnosed'),
  'details.patient.birthDate': day('Date of birth'),
  'details.patient.medicareId': text('Medicare number', 20),
  'details.patient.address': text('Address', 300),

  'checklist.insurance.inNetwork': tick('In network'),
  'checklist.insurance.outOfNetwork': tick('Out of network'),
  'checklist.insurance.otherInfo': text('Other insurance information', 1_000),
  'details.plan.kind': choice('Plan type', {
    part_b: 'Medicare Part B',
    advantage: 'Medicare Advantage',
    medicaid: 'Medicaid',
    other: 'Another payer',
  }),
  'details.plan.name': text('Plan name'),
  'details.plan.contact': text('Plan’s contact', 300),
  'details.plan.withinLimit': known('Plan covers these items within its limit'),
  'details.plan.certifierAllowed': known('Plan accepts this certifier'),
  'details.plan.authNeeded': known('Authorization needed'),
  'details.plan.authorization': text('Authorization number', 100),
  'details.plan.authFrom': day('Authorized from'),
  'details.plan.authUntil': day('Authorized through'),

  'checklist.rxRequested': tick('Prescription requested'),
  'checklist.rxReceived': tick('Prescription received'),
  'details.requested.order': day('Order requested on'),
  'details.order.date': day('Order signed on'),
  'details.order.complete': known('Order is complete'),
  'details.order.prescriberVisit': day('Prescriber visit date'),
  'details.prescriber.name': text('Prescriber'),
  'details.prescriber.npi': { kind: 'npi', label: 'Prescriber NPI' },
  'details.prescriber.phone': text('Prescriber’s phone', 40),
  'details.prescriber.fax': text('Prescriber’s fax', 40),

  'checklist.faceToFaceRequested': tick('Visit notes requested'),
  'checklist.faceToFaceReceived': tick('Visit notes received'),
  'details.requested.visit': day('Visit notes requested on'),
  'details.visit.date': day('Diabetes visit date'),
  'details.visit.mode': choice('Visit type', seenHow),

  'details.requested.exam': day('Exam note requested on'),
  'details.exam.date': day('Foot exam date'),
  'details.exam.mode': choice('Exam type', seenHow),
  'details.exam.by': choice('Examiner', {
    certifier: 'The certifying physician',
    other: 'Another clinician',
  }),
  'details.exam.agreed': day('Certifier agreed on'),
  'details.otherExam.date': day('Other clinician’s exam'),
  'details.otherExam.mode': choice('Type of the other exam', seenHow),
  'details.otherExam.agreed': day('Certifier agreed with it on'),

  'checklist.medicarePacket': tick('Medicare packet complete'),
  'details.requested.certification': day('Statement requested on'),
  'details.certification.date': day('Statement signed on'),
  'details.certification.credential': choice('Certifier’s credential', {
    MD: 'MD',
    DO: 'DO',
    NP: 'NP',
    PA: 'PA',
    DPM: 'DPM (podiatrist)',
    CNS: 'CNS',
  }),
  'details.certification.route': choice('An NP certifies by', { aco_reach: 'ACO REACH, through 2026' }),
  'details.certification.organization': text('Name of the ACO'),
  'details.certification.supervisor.name': text('Supervising MD or DO'),
  'details.certification.supervisor.npi': { kind: 'npi', label: 'Supervisor’s NPI' },
  'details.certification.supervisor.date': day('Supervisor signed on'),
  'details.certifier.name': text('Certifying physician'),
  'details.certifier.npi': { kind: 'npi', label: 'Certifier’s NPI' },
  'details.certifier.phone': text('Certifier’s phone', 40),
  'details.certifier.fax': text('Certifier’s fax', 40),

  'details.recordsRequest.letterDate': day('Letter dated'),
  'details.recordsRequest.due': day('Answer due'),
  'details.recordsRequest.contractor': text('Contractor'),
  'details.recordsRequest.claimControlNumber': text('Claim control number', 50),
  'details.recordsRequest.method': choice('Answer by', { portal: 'Portal', fax: 'Fax', mail: 'Mail', esmd: 'esMD' }),
  'details.recordsRequest.sentOn': day('Answer sent on'),

  'details.conditions.amputation': tick('Amputation of a foot or part of a foot'),
  'details.conditionDocuments.amputation': text('Document showing the amputation', 300),
  'details.conditions.pastUlcer': tick('Past ulcer'),
  'details.conditionDocuments.pastUlcer': text('Document showing the past ulcer', 300),
  'details.conditions.preUlcerativeCallus': tick('Pre-ulcerative callus'),
  'details.conditionDocuments.preUlcerativeCallus': text('Document showing the pre-ulcerative callus', 300),
  'details.conditions.neuropathyWithCallus': tick('Neuropathy with callus'),
  'details.conditionDocuments.neuropathyWithCallus': text('Document showing the neuropathy with callus', 300),
  'details.conditions.deformity': tick('Foot deformity'),
  'details.conditionDocuments.deformity': text('Document showing the deformity', 300),
  'details.conditions.poorCirculation': tick('Poor circulation'),
  'details.conditionDocuments.poorCirculation': text('Document showing the poor circulation', 300),
  'details.conditions.other': long('Other description of condition', 1_000),

  'checklist.appointmentMade': text('Appointment made', 1_000),
  'checklist.fitted': tick('Fitted'),
  'details.evaluation.date': day('Feet evaluated on'),
  'details.evaluation.mode': choice('Evaluation type', seenHow),
  'details.evaluation.abnormalities': long('Abnormalities to accommodate'),
  'details.evaluation.measured': known('Feet were measured'),
  'details.feet.left.lengthMm': millimetres('Left foot, length', 400),
  'details.feet.left.widthMm': millimetres('Left foot, width', 200),
  'details.feet.right.lengthMm': millimetres('Right foot, length', 400),
  'details.feet.right.widthMm': millimetres('Right foot, width', 200),

  'checklist.shoesOrdered': text('Shoes ordered', 1_000),
  'checklist.shoesReceived': tick('Shoes received'),
  'details.chosen': day('Items chosen on'),
  'details.items.depthPairs': count('Pairs of depth shoes'),
  'details.items.customPairs': count('Pairs of custom shoes'),
  'details.items.insertPairs': count('Pairs of inserts'),
  'details.items.modifications': count('Modifications'),
  'details.suppliedElsewhere.depthPairs': count('From other suppliers: pairs of depth shoes'),
  'details.suppliedElsewhere.customPairs': count('From other suppliers: pairs of custom shoes'),
  'details.suppliedElsewhere.insertPairs': count('From other suppliers: pairs of inserts'),
  'details.suppliedElsewhere.modifications': count('From other suppliers: modifications'),

  'checklist.patientAppointment': text('Patient appointment', 1_000),
  'checklist.patientReceivesShoesBilled': tick('Patient receives shoes, billed'),
  'details.delivery.date': day('Delivered on'),
  'details.delivery.mode': choice('Delivery method', { in_person: 'In person', mailed: 'By mail' }),
  'details.delivery.wearing': known('Worn during the fit check'),
  'details.fit.left.toeSpaceMm': millimetres('Left shoe, toe space', 60),
  'details.fit.left.heelSlipMm': millimetres('Left shoe, heel slip', 60),
  'details.fit.left.width': choice('Left shoe, width', widths),
  'details.fit.left.skinClear': known('Left foot has no pressure marks'),
  'details.fit.right.toeSpaceMm': millimetres('Right shoe, toe space', 60),
  'details.fit.right.heelSlipMm': millimetres('Right shoe, heel slip', 60),
  'details.fit.right.width': choice('Right shoe, width', widths),
  'details.fit.right.skinClear': known('Right foot has no pressure marks'),
  'details.fit.walked': known('Walked with shoes and inserts on'),
  'details.delivery.note': long('Other findings'),
  'details.proofOfDelivery': known('Signed delivery slip on file'),
  'details.billed': day('Billed on'),

  notes: long('Notes'),
  'details.handover': { kind: 'handover', label: 'Delivery' },
  'details.claim': { kind: 'claim', label: 'Claim' },
} as const satisfies Record<string, ShoeField>;

export type FieldPath = keyof typeof shoeFields;
export const fieldPaths = Object.keys(shoeFields) as FieldPath[];

export function shoeField(path: FieldPath): ShoeField {
  return shoeFields[path];
}

export function isFieldPath(path: string): path is FieldPath {
  return Object.hasOwn(shoeFields, path);
}

export function valueText(path: FieldPath, value: string): string {
  const field = shoeField(path);
  if (value === '') return field.kind === 'tick' ? 'not checked' : 'empty';
  if (field.kind === 'tick') return 'checked';
  if (field.kind === 'known') return value === 'yes' ? 'Yes' : 'No';
  if (field.kind === 'handover' || field.kind === 'claim') return 'filled in';
  if (field.kind === 'number') return field.unit ? `${value} ${field.unit}` : value;
  if (field.kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
  return field.kind === 'choice' ? (field.words[value] ?? value) : value;
}
