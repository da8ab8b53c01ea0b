import * as z from 'zod/mini';
import { paperCredentials, shoeEvidence } from './evidence.ts';
import { count, day, ifGiven, npi, oneOf, orNull, part, text, tick } from './fields.ts';

/* The parts of an extended case (docs/shoes.md). A case with none of them gets today's 17 checks. */

/** Who made the diabetes visit (F9). */
export const visitor = {
  by: ifGiven(oneOf(['certifier', 'other'])),
  credential: ifGiven(oneOf(paperCredentials)),
};

/** How an NP certifies without the supervisor (F4), and the name of the organization. */
export const certifierRoute = { route: ifGiven(oneOf(['aco_reach', 'lead'])), organization: ifGiven(text(200)) };

export const supervisorNpi = { npi: ifGiven(npi) };

const footSize = part({ lengthMm: millimeters(400), widthMm: millimeters(200) });

/** The numbers of the evaluation. */
export const measurements = { feet: ifGiven(part({ left: footSize, right: footSize })) };

function millimeters(most: number) {
  return orNull(z.int('a whole number').check(z.gte(0, 'a number of at least 0'), z.lte(most, `at most ${most} mm`)));
}

const list = <S extends z.core.$ZodType>(item: S, most: number) =>
  orNull(z.array(item, 'a list').check(z.maxLength(most, `at most ${most} entries`)));

export const payerKinds = ['part_b', 'advantage', 'medicaid', 'other'] as const;
export type PayerKind = (typeof payerKinds)[number];

export const extendedParts = {
  /** The papers. With them, only what a verified paper says can pass. */
  evidence: ifGiven(shoeEvidence),
  /** Another clinician's foot exam beside the certifier's own (F3). */
  otherExam: ifGiven(part({ date: day, mode: oneOf(['in_person', 'telehealth']), agreed: day })),
  /** Names to compare with authors and signers. */
  people: ifGiven(
    part({
      patient: text(200),
      certifier: text(200),
      prescriber: text(200),
      staff: list(z.string('a text').check(z.maxLength(200)), 100),
    }),
  ),
  /** What the proof of delivery says (G5). Its date and signature are in the evidence. */
  receipt: ifGiven(
    part({
      receivedBy: text(200),
      relationship: text(100),
      address: text(300),
      goods: list(z.strictObject({ code: text(10), units: count }, 'an object'), 20),
    }),
  ),
  /** The claim's lines: one a side, in units of one shoe, insert or modification (G8, G9). */
  lines: ifGiven(list(z.strictObject({ code: text(10), side: oneOf(['RT', 'LT']), units: count }, 'an object'), 50)),
  /** Who pays (G15). Null is Medicare Part B. */
  payer: ifGiven(
    part({
      kind: oneOf(payerKinds),
      name: text(200),
      /** Whether the plan says that these items are within its own limit. */
      withinLimit: tick,
      authNumber: text(100),
      authFrom: day,
      authUntil: day,
      /** Whether it wants an authorization. */
      authNeeded: ifGiven(tick),
      /** Whether this certifier may certify, where the payer decides that. */
      certifierAllowed: ifGiven(tick),
    }),
  ),
  /** A request for records (G16). Without a due date: 45 days from the letter's date. */
  adr: ifGiven(part({ letterDate: day, dueDate: day, answered: day })),
};
