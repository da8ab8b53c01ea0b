import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { typedText } from '../shared/text.ts';
import { date } from './checks.ts';
import { dmeShoeDetails } from './details.ts';

/** Who works with cases of diabetic shoes (spec section 6). */
export const dmeShoeRoles = ['pharmacist', 'admin'] as const;

const tick = z._default(z.boolean(), false);
const words = z._default(typedText(1_000), '');

const insurance = z
  .strictObject({ inNetwork: tick, outOfNetwork: tick, otherInfo: words })
  .check(
    z.refine(({ inNetwork, outOfNetwork }) => !(inNetwork && outOfNetwork), 'in network or out of network, not both'),
  );

/** The checklist, with exactly the keys of spec section 3. What is left out is not ticked. */
export const dmeChecklist = z.strictObject({
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
export type DmeChecklist = z.infer<typeof dmeChecklist>;

/** Largest `checklist_data`: its four texts with everything in them escaped. */
const maxChecklistChars = 30_000;

/** On the way the checklist is a JSON string (spec section 3). */
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
    dmeChecklist,
  ),
);

const required = (maxChars: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxChars));
const optional = (maxChars: number) => z._default(z.nullable(typedText(maxChars)), null);

/** The record of spec section 3 as it is sent. Only the patient's id and name are required (spec section 5). */
export const dmeShoeRecord = {
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

export const dmeShoeBody = z.strictObject({
  ...dmeShoeRecord,
  /** The page says who it is; what is kept is who the token says. */
  created_by: z.optional(z.nullable(typedText(254))),
  /** What the spec's record has no place for: the dates and papers that Medicare asks for. */
  details: z.optional(dmeShoeDetails),
});
export type DmeShoeBody = z.infer<typeof dmeShoeBody>;

const onceKey = z.optional(z.string().check(z.minLength(8), z.maxLength(100)));

/** Saves a new case. With the same `idempotency-key` the same form makes one record (security row R12). */
export const createDmeShoe = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe',
  access: dmeShoeRoles,
  input: { headers: z.object({ 'idempotency-key': onceKey }), body: dmeShoeBody },
  output: z.object({ data: z.object({ id: z.string() }) }),
  errors: ['idempotency_mismatch'],
});

/** The case that an address names. */
export const caseParams = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
