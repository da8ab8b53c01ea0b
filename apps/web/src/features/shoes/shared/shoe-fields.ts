import { formatDate } from '@rxweb/domain/text/format';
import type { FormTexts } from '../../../texts/shoes/form-en.ts';

type Words = keyof FormTexts['choices'];

/** `tick`: yes or no. `known`: yes, no or unknown. `number`: a whole number up to `most`. */
type Kind =
  | { kind: 'text'; most: number; isLong?: true }
  | { kind: 'day' }
  | { kind: 'tick' }
  | { kind: 'known' }
  | { kind: 'number'; most: number; unit?: 'mm' }
  | { kind: 'npi' }
  | { kind: 'choice'; words: Words }
  /** Edited in its own panel; the value is the JSON of `details.handover`. */
  | { kind: 'handover' }
  /** Edited in its own panel; the value is the JSON of `details.claim`. */
  | { kind: 'claim' };

export type ShoeField = Kind;

const text = (most = 200): ShoeField => ({ kind: 'text', most });
const long = (most = 10_000): ShoeField => ({ kind: 'text', most, isLong: true });
const day: ShoeField = { kind: 'day' };
const tick: ShoeField = { kind: 'tick' };
const known: ShoeField = { kind: 'known' };
const npi: ShoeField = { kind: 'npi' };
const count: ShoeField = { kind: 'number', most: 99 };
const millimetres = (most: number): ShoeField => ({ kind: 'number', most, unit: 'mm' });
const choice = (words: Words): ShoeField => ({ kind: 'choice', words });

/** By path in the record and the history, in form order. */
const shoeFields = {
  patient_id: text(100),
  patient_name: text(),
  patient_phone: text(40),
  shoe_size: text(40),
  diabetes_dx_date: day,
  'details.patient.birthDate': day,
  'details.patient.medicareId': text(20),
  'details.patient.address': text(300),

  'checklist.insurance.inNetwork': tick,
  'checklist.insurance.outOfNetwork': tick,
  'checklist.insurance.otherInfo': text(1_000),
  'details.plan.kind': choice('planKinds'),
  'details.plan.name': text(),
  'details.plan.contact': text(300),
  'details.plan.withinLimit': known,
  'details.plan.certifierAllowed': known,
  'details.plan.authNeeded': known,
  'details.plan.authorization': text(100),
  'details.plan.authFrom': day,
  'details.plan.authUntil': day,

  'checklist.rxRequested': tick,
  'checklist.rxReceived': tick,
  'details.requested.order': day,
  'details.order.date': day,
  'details.order.complete': known,
  'details.order.prescriberVisit': day,
  'details.prescriber.name': text(),
  'details.prescriber.npi': npi,
  'details.prescriber.phone': text(40),
  'details.prescriber.fax': text(40),

  'checklist.faceToFaceRequested': tick,
  'checklist.faceToFaceReceived': tick,
  'details.requested.visit': day,
  'details.visit.date': day,
  'details.visit.mode': choice('seenHow'),

  'details.requested.exam': day,
  'details.exam.date': day,
  'details.exam.mode': choice('seenHow'),
  'details.exam.by': choice('examiners'),
  'details.exam.agreed': day,
  'details.otherExam.date': day,
  'details.otherExam.mode': choice('seenHow'),
  'details.otherExam.agreed': day,

  'checklist.medicarePacket': tick,
  'details.requested.certification': day,
  'details.certification.date': day,
  'details.certification.credential': choice('credentials'),
  'details.certification.route': choice('routes'),
  'details.certification.organization': text(),
  'details.certification.supervisor.name': text(),
  'details.certification.supervisor.npi': npi,
  'details.certification.supervisor.date': day,
  'details.certifier.name': text(),
  'details.certifier.npi': npi,
  'details.certifier.phone': text(40),
  'details.certifier.fax': text(40),

  'details.recordsRequest.letterDate': day,
  'details.recordsRequest.due': day,
  'details.recordsRequest.contractor': text(),
  'details.recordsRequest.claimControlNumber': text(50),
  'details.recordsRequest.method': choice('answerBy'),
  'details.recordsRequest.sentOn': day,

  'details.conditions.amputation': tick,
  'details.conditionDocuments.amputation': text(300),
  'details.conditions.pastUlcer': tick,
  'details.conditionDocuments.pastUlcer': text(300),
  'details.conditions.preUlcerativeCallus': tick,
  'details.conditionDocuments.preUlcerativeCallus': text(300),
  'details.conditions.neuropathyWithCallus': tick,
  'details.conditionDocuments.neuropathyWithCallus': text(300),
  'details.conditions.deformity': tick,
  'details.conditionDocuments.deformity': text(300),
  'details.conditions.poorCirculation': tick,
  'details.conditionDocuments.poorCirculation': text(300),
  'details.conditions.other': long(1_000),

  'checklist.appointmentMade': text(1_000),
  'checklist.fitted': tick,
  'details.evaluation.date': day,
  'details.evaluation.mode': choice('seenHow'),
  'details.evaluation.abnormalities': long(),
  'details.evaluation.measured': known,
  'details.feet.left.lengthMm': millimetres(400),
  'details.feet.left.widthMm': millimetres(200),
  'details.feet.right.lengthMm': millimetres(400),
  'details.feet.right.widthMm': millimetres(200),

  'checklist.shoesOrdered': text(1_000),
  'checklist.shoesReceived': tick,
  'details.chosen': day,
  'details.items.depthPairs': count,
  'details.items.customPairs': count,
  'details.items.insertPairs': count,
  'details.items.modifications': count,
  'details.suppliedElsewhere.depthPairs': count,
  'details.suppliedElsewhere.customPairs': count,
  'details.suppliedElsewhere.insertPairs': count,
  'details.suppliedElsewhere.modifications': count,

  'checklist.patientAppointment': text(1_000),
  'checklist.patientReceivesShoesBilled': tick,
  'details.delivery.date': day,
  'details.delivery.mode': choice('deliveries'),
  'details.delivery.wearing': known,
  'details.fit.left.toeSpaceMm': millimetres(60),
  'details.fit.left.heelSlipMm': millimetres(60),
  'details.fit.left.width': choice('widths'),
  'details.fit.left.skinClear': known,
  'details.fit.right.toeSpaceMm': millimetres(60),
  'details.fit.right.heelSlipMm': millimetres(60),
  'details.fit.right.width': choice('widths'),
  'details.fit.right.skinClear': known,
  'details.fit.walked': known,
  'details.delivery.note': long(),
  'details.proofOfDelivery': known,
  'details.billed': day,

  notes: long(),
  'details.handover': { kind: 'handover' },
  'details.claim': { kind: 'claim' },
} as const satisfies Record<string, ShoeField>;

export type FieldPath = keyof typeof shoeFields;
export const fieldPaths = Object.keys(shoeFields) as FieldPath[];

export function shoeField(path: FieldPath): ShoeField {
  return shoeFields[path];
}

export function isFieldPath(path: string): path is FieldPath {
  return Object.hasOwn(shoeFields, path);
}

/** The values of a choice with their words. */
export function choicesOf({ words }: { words: Words }, { choices }: FormTexts): Readonly<Record<string, string>> {
  return choices[words];
}

export function valueText(path: FieldPath, value: string, texts: FormTexts): string {
  const field = shoeField(path);
  if (value === '') return field.kind === 'tick' ? texts.values.notChecked : texts.values.empty;
  if (field.kind === 'tick') return texts.values.checked;
  if (field.kind === 'known') return value === 'yes' ? texts.yes : texts.no;
  if (field.kind === 'handover' || field.kind === 'claim') return texts.values.filled;
  if (field.kind === 'number') return field.unit ? `${value} ${field.unit}` : value;
  if (field.kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, texts.language) : value;
  return field.kind === 'choice' ? (choicesOf(field, texts)[value] ?? value) : value;
}
