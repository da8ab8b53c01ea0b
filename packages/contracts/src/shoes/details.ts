import * as z from 'zod/mini';
import { count, day, oneOf, part, shoeCase, text, tick } from './checks.ts';
import { shoeClaim } from './claim.ts';
import { payerKinds } from './extended.ts';
import { ifGiven } from './fields.ts';

/** Measurements of one foot, in millimeters. */
const footSize = part({ lengthMm: millimetres(400), widthMm: millimetres(200) });

/** Findings on a worn shoe. */
const shoeFit = part({
  toeSpaceMm: millimetres(60),
  heelSlipMm: millimetres(60),
  width: oneOf(['right', 'tight', 'loose']),
  /** Whether the skin showed no pressure marks after walking. */
  skinClear: tick,
});

/** Pen strokes as an SVG path of `M` and `L`, in a 600 by 200 box. */
export const signatureBox = { width: 600, height: 200 } as const;
const signature = z._default(
  z.nullable(
    z
      .string()
      .check(z.maxLength(20_000), z.regex(/^(M\d{1,3} \d{1,3}( ?L\d{1,3} \d{1,3})* ?)+$/, 'strokes of M and L')),
  ),
  null,
);

const npi = z._default(z.nullable(z.string().check(z.regex(/^\d{10}$/, 'an NPI of 10 digits'))), null);

const { visit, exam, certification, order, evaluation, chosen, delivery, billed, conditions, items } = shoeCase.shape;

/**
 * What Medicare needs beyond the spec's checklist (domain facts, part A): input of the checks and of the printed packets. Any part may be
 * null (unknown).
 */
export const shoeCaseDetails = z.strictObject({
  visit,
  exam,
  /** Another clinician's foot exam beside the certifier's own (domain facts 2, F3). */
  otherExam: part({ date: day, mode: oneOf(['in_person', 'telehealth']), agreed: day }),
  certification,
  order,
  evaluation,
  chosen,
  delivery,
  /** A signed paper slip is on file. A `handover` signed on screen proves delivery too. */
  proofOfDelivery: tick,
  billed,
  conditions,
  /** The document that shows each condition (fact 1), with its own wording. */
  conditionDocuments: part({
    amputation: text(300),
    pastUlcer: text(300),
    preUlcerativeCallus: text(300),
    neuropathyWithCallus: text(300),
    deformity: text(300),
    poorCirculation: text(300),
  }),
  items,
  /** What other suppliers gave in the calendar year; this store's share is counted from its cases. */
  suppliedElsewhere: items,
  /** Who pays, and what the plan answered (domain facts 2, G15). */
  plan: part({
    kind: oneOf(payerKinds),
    name: text(200),
    /** Its number. */
    authorization: text(100),
    authNeeded: ifGiven(tick),
    authFrom: ifGiven(day),
    authUntil: ifGiven(day),
    /** Whether it covers these items within its own limit. */
    withinLimit: ifGiven(tick),
    /** Whether this certifier may certify, where the plan decides. */
    certifierAllowed: ifGiven(tick),
    contact: ifGiven(text(300)),
  }),
  patient: part({ birthDate: day, medicareId: text(20), address: text(300) }),
  certifier: part({ name: text(200), npi, phone: text(40), fax: text(40) }),
  prescriber: part({ name: text(200), npi, phone: text(40), fax: text(40) }),
  /** A contractor's request for records (domain facts 2, G16). `due`: as the letter says. */
  recordsRequest: part({
    letterDate: day,
    due: day,
    contractor: text(200),
    claimControlNumber: text(50),
    method: oneOf(['portal', 'fax', 'mail', 'esmd']),
    sentOn: day,
  }),
  /** When each document was last requested. */
  requested: part({ visit: day, exam: day, certification: day, order: day }),
  feet: part({ left: footSize, right: footSize }),
  fit: part({ left: shoeFit, right: shoeFit, walked: tick }),
  /** Proof of delivery (fact 21), signed on screen. */
  handover: part({
    receivedBy: text(200),
    /** Relationship to the patient, when someone else received the items. */
    relationship: text(100),
    address: text(300),
    goods: z._default(
      z.nullable(
        z
          .array(z.strictObject({ code: text(10), description: text(300), quantity: count }))
          .check(z.maxLength(20, 'at most 20 items')),
      ),
      null,
    ),
    signature,
    signedOn: day,
  }),
  claim: shoeClaim,
});
export type ShoeCaseDetails = z.infer<typeof shoeCaseDetails>;

function millimetres(most: number) {
  return z._default(z.nullable(z.int().check(z.gte(0), z.lte(most, `at most ${most} mm`))), null);
}
