import * as z from 'zod/mini';
import { storable } from '../shared/text.ts';
import { certifierRoute, extendedParts, measurements, supervisorNpi, visitor } from './extended.ts';
import { count, date, day, oneOf, orNull, part, text, tick } from './fields.ts';

export { count, date, day, oneOf, part, text, tick } from './fields.ts';

const seenHow = oneOf(['in_person', 'telehealth']);

/** Pairs and modifications. Custom-molded shoes include their inserts; `insertPairs` are additional. */
const items = part({ depthPairs: count, customPairs: count, insertPairs: count, modifications: count });

/** The record of one delivery of therapeutic shoes. Any part may be null (unknown). Dates are `YYYY-MM-DD`. */
export const shoeCase = z.strictObject(
  {
    id: z.union(
      [z.string().check(z.minLength(1), z.maxLength(200)), z.int()],
      'a text of 1 to 200 characters or a number',
    ),
    /** The date for which an undelivered case is checked. */
    today: z.nullable(date),
    /** With the certifying physician, about diabetes. */
    visit: part({ date: day, mode: seenHow, ...visitor }),
    /** The exam that documents a qualifying foot condition. */
    exam: part({
      date: day,
      mode: seenHow,
      by: oneOf(['certifier', 'other']),
      /** When the certifier agreed with another provider's exam. */
      agreed: day,
    }),
    certification: part({
      date: day,
      credential: oneOf(['MD', 'DO', 'NP', 'PA', 'DPM', 'CNS']),
      /** The MD or DO who supervises a certifying NP or PA, and when they signed the notes. */
      supervisor: part({ name: text(200), date: day, ...supervisorNpi }),
      ...certifierRoute,
    }),
    order: part({ date: day, complete: tick, prescriberVisit: day }),
    /** The store's own evaluation of the feet. */
    evaluation: part({ date: day, mode: seenHow, abnormalities: text(10_000), measured: tick, ...measurements }),
    /** When the items were selected. */
    chosen: day,
    delivery: part({
      date: day,
      mode: oneOf(['in_person', 'mailed']),
      /** Whether the fit was assessed on the patient with shoes and inserts. */
      wearing: tick,
      note: text(10_000),
    }),
    proofOfDelivery: tick,
    billed: day,
    conditions: orNull(
      z
        .array(
          storable(z.string('a text').check(z.maxLength(1_000, 'a text of at most 1000 characters'))),
          'a list of texts',
        )
        .check(z.maxLength(50, 'at most 50 texts')),
    ),
    /** What this delivery brings, in addition to `suppliedThisYear`. */
    items,
    /** What the patient received before in the same calendar year. */
    suppliedThisYear: items,
    ...extendedParts,
  },
  'an object',
);
export type ShoeCase = z.infer<typeof shoeCase>;
export type ShoeItems = { [K in keyof NonNullable<ShoeCase['items']>]: number };

/** The checks, in the order of denial reasons (domain facts A: CGS first, then CGS JC, then unranked ones). */
export const shoeChecks = [
  'exam_within_6_months',
  'exam_in_person',
  'exam_on_or_before_certification',
  'other_exam_agreed',
  'certification_on_or_after_visit',
  'order_on_or_after_prescriber_visit',
  'visit_within_6_months',
  'certifier_credential',
  'fit_in_person_objective',
  'certification_within_3_months',
  'evaluation_in_person_before_choice',
  'qualifying_condition',
  'order_complete',
  'order_before_claim',
  'proof_of_delivery',
  'yearly_limit',
  'claim_within_year',
] as const;
export type ShoeCheck = (typeof shoeChecks)[number];

/** Checks that only an extended input can answer: one with papers, people or claim lines (domain facts 2, F9 and F10). */
export const evidenceChecks = [
  'visit_by_certifier',
  'measurements_present',
  'document_dated_by_delivery',
  'note_signed_by_author',
  'adr_answered',
  'plan_authorization',
] as const;
export type EvidenceCheck = (typeof evidenceChecks)[number];
export type AnyShoeCheck = ShoeCheck | EvidenceCheck;
export const allShoeChecks: readonly AnyShoeCheck[] = [...shoeChecks, ...evidenceChecks];

export const shoeCheckStates = ['pass', 'warning', 'fail', 'unknown', 'not_applicable'] as const;
export type ShoeCheckState = (typeof shoeCheckStates)[number];

const finding = z.strictObject({ state: z.enum(shoeCheckStates), reason: z.string().check(z.minLength(1)) });

/** Advice on one case. The store's DME MAC decides. */
export const shoeVerdict = z.strictObject({
  id: shoeCase.shape.id,
  /** The last day on which visit, exam and statement all count; null while one is missing. */
  latestSafeDelivery: z.nullable(z.string()),
  runsOutFirst: z.nullable(z.enum(['visit', 'exam', 'certification'])),
  /** How long the documents must be kept; null before delivery. */
  keepUntil: z.nullable(z.string()),
  /** The order of the dates (G2), for an extended input; `holds` is null while a date is unknown. */
  dateOrder: z.exactOptional(z.array(z.strictObject({ rule: z.string(), holds: z.nullable(z.boolean()) }))),
  /** In that order. The evidence checks are there for an extended input only. */
  checks: z.strictObject({ ...shape(shoeChecks, finding), ...shape(evidenceChecks, z.exactOptional(finding)) }),
});
export type ShoeVerdict = z.infer<typeof shoeVerdict>;

function shape<K extends string, S extends z.core.$ZodType>(keys: readonly K[], schema: S): Record<K, S> {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>;
}
