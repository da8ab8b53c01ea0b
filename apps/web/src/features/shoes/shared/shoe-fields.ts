import { formatDate } from '@rxweb/domain/text/format';

/** How a field is filled in. `tick`: yes or not. `known`: yes, no, or not known. `number`: a whole number up to `most`. */
type Kind =
  | { kind: 'text'; most: number; isLong?: true }
  | { kind: 'day' }
  | { kind: 'tick' }
  | { kind: 'known' }
  | { kind: 'number'; most: number; unit?: 'mm' }
  | { kind: 'npi' }
  | { kind: 'choice'; words: Readonly<Record<string, string>> }
  /** Signed on a panel of its own; its text is the JSON of `details.handover`. */
  | { kind: 'handover' };

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

/** Every field of a case by its path in the record, as the history names it, in the order of the form. */
const shoeFields = {
  patient_id: text('Patient ID', 100),
  patient_name: text('Patient name'),
  patient_phone: text('Phone', 40),
  shoe_size: text('Shoe size', 40),
  diabetes_dx_date: day('Diabetes since'),
  'details.patient.birthDate': day('Date of birth'),
  'details.patient.medicareId': text('Medicare number', 20),
  'details.patient.address': text('Address', 300),

  'checklist.insurance.inNetwork': tick('In network'),
  'checklist.insurance.outOfNetwork': tick('Out of network'),
  'checklist.insurance.otherInfo': text('Other insurance information', 1_000),
  'details.plan.kind': choice('Kind of plan', {
    part_b: 'Medicare Part B',
    advantage: 'Medicare Advantage',
    other: 'Another payer',
  }),
  'details.plan.name': text('Plan name'),
  'details.plan.authorization': text('Authorization number', 100),

  'checklist.rxRequested': tick('Prescription requested'),
  'checklist.rxReceived': tick('Prescription received'),
  'details.requested.order': day('Order asked for on'),
  'details.order.date': day('Order signed on'),
  'details.order.complete': known('Order is complete'),
  'details.order.prescriberVisit': day('Visit with the prescriber on'),
  'details.prescriber.name': text('Prescriber'),
  'details.prescriber.npi': { kind: 'npi', label: 'NPI of the prescriber' },

  'checklist.faceToFaceRequested': tick('Visit notes requested'),
  'checklist.faceToFaceReceived': tick('Visit notes received'),
  'details.requested.visit': day('Visit notes asked for on'),
  'details.visit.date': day('Diabetes visit on'),
  'details.visit.mode': choice('How the visit was held', seenHow),

  'details.requested.exam': day('Exam note asked for on'),
  'details.exam.date': day('Foot exam on'),
  'details.exam.mode': choice('How the exam was held', seenHow),
  'details.exam.by': choice('Who examined', {
    certifier: 'The certifying physician',
    other: 'Another clinician',
  }),
  'details.exam.agreed': day('Certifier agreed on'),

  'checklist.medicarePacket': tick('Medicare packet complete'),
  'details.requested.certification': day('Statement asked for on'),
  'details.certification.date': day('Statement signed on'),
  'details.certification.credential': choice('Credential of the certifier', {
    MD: 'MD',
    DO: 'DO',
    NP: 'NP',
    PA: 'PA',
    DPM: 'DPM (podiatrist)',
    CNS: 'CNS',
  }),
  'details.certification.supervisor.name': text('Supervising MD or DO'),
  'details.certification.supervisor.date': day('Supervisor signed on'),
  'details.certifier.name': text('Certifying physician'),
  'details.certifier.npi': { kind: 'npi', label: 'NPI of the certifier' },
  'details.certifier.phone': text('Phone of the certifier', 40),
  'details.certifier.fax': text('Fax of the certifier', 40),

  'details.conditions.amputation': tick('Amputation of a foot or a part of it'),
  'details.conditionDocuments.amputation': text('Document that shows the amputation', 300),
  'details.conditions.pastUlcer': tick('Past ulcer'),
  'details.conditionDocuments.pastUlcer': text('Document that shows the past ulcer', 300),
  'details.conditions.preUlcerativeCallus': tick('Pre-ulcerative callus'),
  'details.conditionDocuments.preUlcerativeCallus': text('Document that shows the pre-ulcerative callus', 300),
  'details.conditions.neuropathyWithCallus': tick('Neuropathy with callus'),
  'details.conditionDocuments.neuropathyWithCallus': text('Document that shows the neuropathy with callus', 300),
  'details.conditions.deformity': tick('Deformity of the foot'),
  'details.conditionDocuments.deformity': text('Document that shows the deformity', 300),
  'details.conditions.poorCirculation': tick('Poor circulation'),
  'details.conditionDocuments.poorCirculation': text('Document that shows the poor circulation', 300),
  'details.conditions.other': long('Condition in other words', 1_000),

  'checklist.appointmentMade': text('Appointment made', 1_000),
  'checklist.fitted': tick('Fitted'),
  'details.evaluation.date': day('Feet evaluated on'),
  'details.evaluation.mode': choice('How the feet were seen', seenHow),
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
  'details.suppliedElsewhere.depthPairs': count('From others: pairs of depth shoes'),
  'details.suppliedElsewhere.customPairs': count('From others: pairs of custom shoes'),
  'details.suppliedElsewhere.insertPairs': count('From others: pairs of inserts'),
  'details.suppliedElsewhere.modifications': count('From others: modifications'),

  'checklist.patientAppointment': text('Patient appointment', 1_000),
  'checklist.patientReceivesShoesBilled': tick('Patient receives shoes, billed'),
  'details.delivery.date': day('Delivered on'),
  'details.delivery.mode': choice('How it was delivered', { in_person: 'In person', mailed: 'By mail' }),
  'details.delivery.wearing': known('Worn while the fit was looked at'),
  'details.fit.left.toeSpaceMm': millimetres('Left shoe, toe space', 60),
  'details.fit.left.heelSlipMm': millimetres('Left shoe, heel slip', 60),
  'details.fit.left.width': choice('Left shoe, width', widths),
  'details.fit.left.skinClear': known('Left foot free of pressure marks'),
  'details.fit.right.toeSpaceMm': millimetres('Right shoe, toe space', 60),
  'details.fit.right.heelSlipMm': millimetres('Right shoe, heel slip', 60),
  'details.fit.right.width': choice('Right shoe, width', widths),
  'details.fit.right.skinClear': known('Right foot free of pressure marks'),
  'details.fit.walked': known('Walked with shoes and inserts on'),
  'details.delivery.note': long('What else was found'),
  'details.proofOfDelivery': known('Signed delivery slip on file'),
  'details.billed': day('Billed on'),

  notes: long('Notes'),
  'details.handover': { kind: 'handover', label: 'Hand-over' },
} as const satisfies Record<string, ShoeField>;

export type FieldPath = keyof typeof shoeFields;
export const fieldPaths = Object.keys(shoeFields) as FieldPath[];

/** A field by its path. */
export function shoeField(path: FieldPath): ShoeField {
  return shoeFields[path];
}

export function isFieldPath(path: string): path is FieldPath {
  return Object.hasOwn(shoeFields, path);
}

/** What stands in a field, in words. */
export function valueWords(path: FieldPath, value: string): string {
  const field = shoeField(path);
  if (value === '') return field.kind === 'tick' ? 'not ticked' : 'empty';
  if (field.kind === 'tick') return 'ticked';
  if (field.kind === 'known') return value === 'yes' ? 'Yes' : 'No';
  if (field.kind === 'handover') return 'filled in';
  if (field.kind === 'number') return field.unit ? `${value} ${field.unit}` : value;
  if (field.kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
  return field.kind === 'choice' ? (field.words[value] ?? value) : value;
}
