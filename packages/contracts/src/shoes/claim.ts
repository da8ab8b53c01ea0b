import * as z from 'zod/mini';
import { storable } from '../shared/text.ts';
import { count, oneOf, part, text, tick } from './checks.ts';
import { ifGiven } from './fields.ts';

export const claimSides = ['RT', 'LT'] as const;
export type ClaimSide = (typeof claimSides)[number];

export const claimResends = ['returned', 'replacement', 'void'] as const;

/** What the form takes; X12 and the payer allow less (`checkShoeClaim`). */
export const claimLimits = { lines: 24, diagnoses: 12, modifiers: 4, pointers: 4, chargeCents: 99_999_999 } as const;

const list = <S extends z.core.$ZodType>(item: S, most: number) =>
  z._default(z.array(item, 'a list').check(z.maxLength(most, `at most ${most}`)), []);
const shortText = (maxChars: number) =>
  storable(z.string('a text').check(z.maxLength(maxChars, `at most ${maxChars} characters`)));
const cents = z._default(
  z.nullable(z.int('a whole number of cents').check(z.gte(0), z.lte(claimLimits.chargeCents))),
  null,
);

const address = { street: text(55), city: text(30), state: text(2), zip: text(10) };

/** One line of the claim: one side, so RT and LT are on separate lines (domain facts 2, G9). */
const claimLine = z.strictObject({
  code: text(5),
  side: oneOf(claimSides),
  units: count,
  modifiers: list(shortText(2), claimLimits.modifiers),
  /** For all units of the line. */
  chargeCents: cents,
  /** Positions in the list of diagnoses, from 1. */
  pointers: list(z.int().check(z.gte(1), z.lte(claimLimits.diagnoses)), claimLimits.pointers),
  /** Says what an A5507 is. */
  narrative: text(80),
});
export type ClaimLine = z.infer<typeof claimLine>;

/** What a claim needs beyond the case (domain facts 2, G8 to G14). Stored as typed: `checkShoeClaim` says what can't be billed. */
export const shoeClaim = part({
  lines: list(claimLine, claimLimits.lines),
  /** ICD-10-CM, the first one diabetes. */
  diagnoses: list(shortText(8), claimLimits.diagnoses),
  /** The note from which the codes were copied. */
  diagnosisSource: text(200),
  placeOfService: text(2),
  assignment: oneOf(['A', 'C']),
  /** Patient control number (box 26). */
  number: text(20),
  /** As on the card. */
  patient: part({
    lastName: text(60),
    firstName: text(35),
    middleName: text(25),
    sex: oneOf(['F', 'M', 'U']),
    ...address,
  }),
  /** Member number of a Medicare Advantage plan. */
  memberId: text(80),
  /** Null: the payer of the store's billing file. */
  payer: part({ name: text(60), id: text(80) }),
  signatureOnFile: tick,
  medicareFirst: tick,
  orderedBy: part({ lastName: text(60), firstName: text(35), npi: text(10) }),
  /**
   * Sent before. `returned`: the payer sent it back unprocessed, so it's corrected and sent as new. `replacement` and `void` change a claim
   * that the payer decided (X12 frequency 7 and 8).
   */
  resend: ifGiven(oneOf(claimResends)),
  /** The payer's number of the claim that is replaced or voided. */
  payerClaimNumber: ifGiven(text(50)),
  /** Where the patient lives, unless at home (place of service 12). */
  facility: part({ name: text(60), npi: text(10), ...address }),
});
export type ShoeClaim = NonNullable<z.infer<typeof shoeClaim>>;

const words = (maxChars: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxChars));
const party = z.strictObject({
  name: words(60),
  id: words(15),
  /** Of X12 ISA05 and ISA07. */
  qualifier: z._default(z.string().check(z.regex(/^[A-Z0-9]{2}$/, 'two letters or digits')), 'ZZ'),
});

/** `BILLING_FILE`: who bills and where claim files go. Not public. */
export const claimSupplier = z.strictObject({
  /** As enrolled with Medicare. */
  name: words(60),
  npi: z.string().check(z.regex(/^\d{10}$/, '10 digits')),
  taxId: z.string().check(z.regex(/^\d{9}$/, '9 digits, without dashes')),
  taxonomy: z.optional(z.string().check(z.regex(/^[0-9A-Z]{10}$/, '10 letters and digits'))),
  street: words(55),
  city: words(30),
  state: z.string().check(z.regex(/^[A-Z]{2}$/, 'two capital letters')),
  zip: z.string().check(z.regex(/^\d{9}$/, '9 digits, as X12 wants for the supplier')),
  contact: z.strictObject({ name: words(60), phone: z.string().check(z.regex(/^\d{10}$/, '10 digits')) }),
  submitter: party,
  receiver: party,
  /** The DME MAC, for Part B. */
  payer: z.strictObject({ name: words(60), id: words(80) }),
  /** `true` marks files as tests (ISA15 T). */
  isTest: z._default(z.boolean(), true),
});
export type ClaimSupplier = z.infer<typeof claimSupplier>;
