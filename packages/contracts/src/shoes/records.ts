import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { typedText } from '../shared/text.ts';
import { date } from './checks.ts';
import { shoeCaseDetails } from './details.ts';

/** Roles that work with diabetic shoe cases (spec section 6). */
export const shoeRoles = ['pharmacist', 'admin'] as const;

const tick = z._default(z.boolean(), false);
const words = z._default(typedText(1_000), '');

const insurance = z
  .strictObject({ inNetwork: tick, outOfNetwork: tick, otherInfo: words })
  .check(
    z.refine(({ inNetwork, outOfNetwork }) => !(inNetwork && outOfNetwork), 'in network or out of network, not both'),
  );

/** The checklist, with exactly the keys of spec section 3. Missing keys are unchecked. */
export const shoeChecklist = z.strictObject({
  insurance: z.prefault(insurance, {}),
  rxRequested: tick,
  rxReceived: tick,
  faceToFaceRequested: tick,
  faceToFaceReceived: tick,
  medicarePacket: tick,
  appointmentMade: words,
  fitted: tick,
  shoesOrdered: words,
  shoesReceived: tick,
  patientAppointment: words,
  patientReceivesShoesBilled: tick,
});
export type ShoeChecklist = z.infer<typeof shoeChecklist>;

/** Largest `checklist_data`: its four texts, fully escaped. */
const maxChecklistChars = 30_000;

/** On the wire the checklist is a JSON string (spec section 3). */
const checklistData = z.pipe(
  z.string().check(z.maxLength(maxChecklistChars)),
  z.pipe(
    z.transform((text: string, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', message: 'a JSON object as a string', input: text });
        return z.NEVER;
      }
    }),
    shoeChecklist,
  ),
);

const required = (maxChars: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxChars));
const optional = (maxChars: number) => z._default(z.nullable(typedText(maxChars)), null);

/** The record of spec section 3. Only patient id and name are required (spec section 5). */
export const shoeCaseRecord = {
  patient_id: z.pipe(typedText(100), required(100)),
  patient_name: z.pipe(typedText(200), required(200)),
  patient_phone: optional(40),
  shoe_size: optional(40),
  diabetes_dx_date: z._default(
    z.nullable(
      z.pipe(
        z.union([z.literal(''), date]),
        z.transform((day: string) => day || null),
      ),
    ),
    null,
  ),
  notes: optional(10_000),
  checklist_data: z.prefault(checklistData, '{}'),
};

export const shoeCaseBody = z.strictObject({
  ...shoeCaseRecord,
  /** Sent by the page; the server stores the account from the token. */
  created_by: z.optional(z.nullable(typedText(254))),
  /** Dates and documents that Medicare asks for and the spec's record lacks. */
  details: z.optional(shoeCaseDetails),
});
export type ShoeCaseBody = z.infer<typeof shoeCaseBody>;

const onceKey = z.optional(z.string().check(z.minLength(8), z.maxLength(100)));

/** Creates a case. The same form with the same `idempotency-key` creates one record (security row R12). */
export const createShoeCase = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe',
  access: shoeRoles,
  input: { headers: z.object({ 'idempotency-key': onceKey }), body: shoeCaseBody },
  /** `openCaseId`: an earlier case of the same patient that isn't delivered yet. */
  output: z.object({ data: z.object({ id: z.string(), openCaseId: z.optional(z.string()) }) }),
  errors: ['idempotency_mismatch'],
});

export const caseParams = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
