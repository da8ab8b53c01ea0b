import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
import { addShoeDocument, shoeRequirement } from './documents.ts';
import { caseParams, shoeRoles } from './records.ts';

/** Who is asked for papers. `examiner`: did the foot exam, if not the certifier. `supervisor`: the MD or DO of a certifying NP or PA. */
export const letterRecipients = ['certifier', 'prescriber', 'examiner', 'supervisor'] as const;
export const letterRecipient = z.enum(letterRecipients);
export type LetterRecipient = z.infer<typeof letterRecipient>;

/** What a letter asks for. `supervised_notes`: the notes of an NP or PA, signed by the supervisor. */
export const letterAsks = [
  'visit_notes',
  'foot_exam',
  'agreement',
  'certifying_statement',
  'order',
  'prescriber_notes',
  'supervised_notes',
] as const;
export type LetterAsk = (typeof letterAsks)[number];

/** `made`: not marked yet. `wrong_number`: it reached someone else, which is an incident. */
export const faxOutcomes = ['made', 'sent', 'failed', 'not_sent', 'wrong_number'] as const;
export type FaxOutcome = (typeof faxOutcomes)[number];

/** One packet that was made to be sent. */
export const shoeFax = z.object({
  id: z.string(),
  at: z.string(),
  by: person,
  recipient: letterRecipient,
  name: z.nullable(z.string()),
  /** Null: the number is written by hand. */
  number: z.nullable(z.string()),
  /** With the fax cover. */
  pages: z.number(),
  outcome: z.enum(faxOutcomes),
  outcomeAt: z.nullable(z.string()),
  outcomeBy: z.nullable(person),
});
export type ShoeFax = z.infer<typeof shoeFax>;

const addressee = { name: z.nullable(z.string()), phone: z.nullable(z.string()), fax: z.nullable(z.string()) };

/** What can leave the store, what is left out and why, and what was made before, latest first. */
export const getShoePapers = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/papers',
  access: shoeRoles,
  input: { params: caseParams },
  output: z.object({
    /** Null: packets leave a line to write the store's fax number on. */
    storeFax: z.nullable(z.string()),
    letters: z.array(
      z.object({
        recipient: letterRecipient,
        ...addressee,
        /** Nothing: there is no letter to send. */
        asks: z.array(z.enum(letterAsks)),
        /** Received but not verified: asked for again. */
        unverified: z.array(shoeRequirement),
        replyBy: z.string(),
        /** Numbers that were confirmed for this person before, digits only. */
        knownNumbers: z.array(z.string()),
      }),
    ),
    /** Documents that the audit packet leaves out. */
    leftOut: z.array(
      z.object({
        id: z.string(),
        requirement: shoeRequirement,
        name: z.string(),
        why: z.enum(['unverified', 'unreadable']),
      }),
    ),
    faxes: z.array(shoeFax),
  }),
  errors: ['not_found'],
});

const written = (maxChars: number) => z._default(z.nullable(typedText(maxChars)), null);

/**
 * Fax cover, letter and forms for one recipient (domain facts 2, G20 to G22), logged. A PDF. `conflict`: nothing to ask, or an unconfirmed
 * fax number.
 */
export const makeShoeLetter = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe/:id/letters',
  access: shoeRoles,
  input: {
    params: caseParams,
    body: z.strictObject({
      recipient: letterRecipient,
      name: written(200),
      phone: written(40),
      fax: written(40),
      /** A person compared the number with the office. */
      isConfirmed: z._default(z.boolean(), false),
    }),
  },
  output: 'file',
  errors: ['not_found', 'conflict', 'unavailable'],
});

/** What became of a packet in the fax log. */
export const markShoeFax = defineEndpoint({
  method: 'PATCH',
  path: '/api/dme-shoe/:id/faxes/:faxId',
  access: shoeRoles,
  input: {
    params: z.strictObject({ ...caseParams.shape, faxId: z.guid().check(z.toLowerCase()) }),
    body: z.strictObject({ outcome: z.enum(faxOutcomes) }),
  },
  output: shoeFax,
  errors: ['not_found'],
});

/**
 * Files papers that came back (a fax or scan, of one or more cases) by their page codes. The body is as for `addShoeDocument`.
 * `invalid_input` without a code.
 */
export const addReturnedPapers = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe/returned',
  access: shoeRoles,
  input: { headers: addShoeDocument.input.headers, body: 'raw' },
  output: z.object({
    filed: z.array(
      z.object({ caseId: z.string(), patientName: z.string(), requirement: shoeRequirement, pages: z.number() }),
    ),
  }),
  errors: ['payload_too_large', 'unsupported_media_type', 'storage_full', 'unavailable'],
});

/**
 * For an auditor: an index and every verified document in order, with page numbers outside the image (domain facts 2, G19). A PDF.
 */
export const getAuditPacket = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/audit-packet',
  access: shoeRoles,
  input: { params: caseParams },
  output: 'file',
  errors: ['not_found', 'conflict', 'payload_too_large', 'unavailable'],
});

/** The same for the store only: with checks, dates and unverified documents, every page marked. */
export const getReviewPacket = defineEndpoint({ ...getAuditPacket, path: '/api/dme-shoe/:id/review-packet' });
