import * as z from 'zod/mini';
import { serviceSlug } from '../settings/appointments.ts';
import { calendarDate } from '../shared/calendar-date.ts';
import { typedText } from '../shared/text.ts';
import { requestLimits } from './kinds.ts';

/** The fields of each kind of request (domain facts 2, H2). Nothing here may ask for a reason, a diagnosis, an SSN or a card number. */

const { maxAddressChars, maxFieldChars, maxNameChars, maxRxNumbers } = requestLimits;

const filled = (maxChars: number) =>
  typedText(maxChars, 1).check(z.refine((text) => text.trim() !== '', 'Fill in this field.'));
const text = z._default(typedText(maxFieldChars), '');
const shortText = z._default(typedText(100), '');

/** As on the label: digits, at times with letters or dashes. */
const rxNumber = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,19}$/, 'the number on the label'));
const rxNumbers = z._default(z.array(rxNumber).check(z.maxLength(maxRxNumbers)), []);

export const handovers = ['pickup', 'delivery'] as const;

/** Rx numbers, medicines or a photo of the label: one of them is needed. */
export const refillDetails = z.strictObject({
  rxNumbers,
  medicines: text,
  handover: z._default(z.enum(handovers), 'pickup'),
  /** Of a delivery. */
  address: z._default(typedText(maxAddressChars), ''),
  /** Who may take it at the door. */
  receiver: shortText,
});

/** A transfer to this store. Whether a prescription may move is the pharmacist's to say (domain facts 2, H4). */
export const transferDetails = z.strictObject({
  pharmacyName: filled(maxNameChars),
  /** As people write it. */
  pharmacyPhone: filled(40),
  isEverything: z._default(z.boolean(), false),
  rxNumbers,
  medicines: text,
  prescriber: shortText,
  allergies: text,
  insurance: text,
});

const insuranceCard = z.strictObject({ bin: shortText, pcn: shortText, group: shortText, memberId: shortText });

export const newPatientDetails = z.strictObject({
  address: text,
  allergies: text,
  conditions: text,
  medicines: text,
  insurance: z.optional(insuranceCard),
  easyOpenCaps: z._default(z.boolean(), false),
  /** The visitor confirms having been shown the Notice of Privacy Practices (domain facts 2, I1). */
  hasSeenNotice: z._default(z.boolean(), false),
});

export const appointmentDetails = z.strictObject({
  /** One of the store's services. */
  service: serviceSlug,
  /** An offered slot's start, ISO 8601 in UTC. Without it staff find a time. */
  startsAt: z.optional(z.iso.datetime()),
  vaccine: shortText,
  doseNumber: shortText,
  /** Of a minor. */
  guardian: shortText,
  insurance: text,
});

export const deliveryDetails = z.strictObject({
  address: filled(maxAddressChars),
  /** Who may take it at the door. */
  receiver: shortText,
  /** The day that suits, for staff to confirm. */
  wantedOn: z.optional(calendarDate),
  instructions: text,
});

export const requestDetails = {
  refill: refillDetails,
  transfer: transferDetails,
  new_patient: newPatientDetails,
  appointment: appointmentDetails,
  delivery: deliveryDetails,
} as const;
