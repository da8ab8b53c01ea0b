import * as z from 'zod/mini';
import { count, day, oneOf, part, shoeCase, text, tick } from './checks.ts';

/** What was measured at one foot, in millimetres. */
const footSize = part({ lengthMm: millimetres(400), widthMm: millimetres(200) });

/** What was found at one worn shoe. */
const shoeFit = part({
  toeSpaceMm: millimetres(60),
  heelSlipMm: millimetres(60),
  width: oneOf(['right', 'tight', 'loose']),
  /** Whether the skin was free of pressure marks after walking. */
  skinClear: tick,
});

/** Strokes of a pen as an SVG path of `M` and `L`, in a box of 600 by 200. */
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
 * The clocks beside the spec's checklist (domain facts, part A): the parts that the window engine judges, and what the papers are filled in
 * from. Any part may be null: it is not known (yet).
 */
export const dmeShoeDetails = z.strictObject({
  visit,
  exam,
  certification,
  order,
  evaluation,
  chosen,
  delivery,
  /** A signed paper slip is on file. A `handover` signed on screen is a proof as well. */
  proofOfDelivery: tick,
  billed,
  conditions,
  /** The document that shows each condition (fact 1); apart from them, since its words may name others. */
  conditionDocuments: part({
    amputation: text(300),
    pastUlcer: text(300),
    preUlcerativeCallus: text(300),
    neuropathyWithCallus: text(300),
    deformity: text(300),
    poorCirculation: text(300),
  }),
  items,
  /** What others gave the patient in the calendar year; what this store gave is counted from its cases. */
  suppliedElsewhere: items,
  plan: part({ kind: oneOf(['part_b', 'advantage', 'other']), name: text(200), authorization: text(100) }),
  patient: part({ birthDate: day, medicareId: text(20), address: text(300) }),
  certifier: part({ name: text(200), npi, phone: text(40), fax: text(40) }),
  prescriber: part({ name: text(200), npi }),
  /** When each paper was asked for, last. */
  requested: part({ visit: day, exam: day, certification: day, order: day }),
  feet: part({ left: footSize, right: footSize }),
  fit: part({ left: shoeFit, right: shoeFit, walked: tick }),
  /** The proof of delivery (fact 21), signed on screen. */
  handover: part({
    receivedBy: text(200),
    /** To the patient, when somebody else received the items. */
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
});
export type DmeShoeDetails = z.infer<typeof dmeShoeDetails>;

function millimetres(most: number) {
  return z._default(z.nullable(z.int().check(z.gte(0), z.lte(most, `at most ${most} mm`))), null);
}
