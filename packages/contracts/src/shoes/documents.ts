import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { fileName } from '../shared/file-name.ts';
import { fileState, viewPage } from '../shared/file-state.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
import { date } from './checks.ts';
import { paperCredentials } from './evidence.ts';
import { caseParams, shoeRoles } from './records.ts';

/** The requirement that a document proves, in the order of denial reasons. */
export const shoeRequirements = [
  'foot_exam',
  'agreement',
  'visit_notes',
  'certifying_statement',
  'order',
  'prescriber_notes',
  'fitting',
  'evaluation',
  'proof_of_delivery',
  'invoice',
  'abn',
  'adr_letter',
  'signature_log',
  'other',
] as const;
export const shoeRequirement = z.enum(shoeRequirements);
export type ShoeRequirement = z.infer<typeof shoeRequirement>;

/** What a paper says: its date, its author and credential, and whether the author signed it. Stamps don't count. */
export const paperFacts = ['dated', 'author', 'credential', 'signed'] as const;
export type PaperFact = (typeof paperFacts)[number];

/** What a person reads off the paper to verify it (domain facts 2, G1, G5 and F9). Other facts are optional. */
export const factsAsked: Record<ShoeRequirement, readonly PaperFact[]> = {
  foot_exam: ['dated', 'author', 'credential', 'signed'],
  agreement: ['dated', 'author', 'signed'],
  visit_notes: ['dated', 'author', 'credential', 'signed'],
  certifying_statement: ['dated', 'author', 'credential', 'signed'],
  order: ['dated', 'author', 'signed'],
  prescriber_notes: ['dated', 'author', 'signed'],
  fitting: ['dated', 'author'],
  evaluation: ['dated', 'author'],
  /** The author is who received the items. */
  proof_of_delivery: ['dated', 'author', 'signed'],
  invoice: ['dated'],
  abn: ['dated', 'signed'],
  adr_letter: ['dated'],
  signature_log: ['author'],
  other: [],
};

export const shoeDocument = z.object({
  id: z.string(),
  requirement: shoeRequirement,
  /** Original file name. */
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
  size: z.number(),
  pages: z.nullable(z.number()),
  /** What the paper says, as it was read last. It counts only while the document is verified. */
  dated: z.nullable(z.string()),
  author: z.nullable(z.string()),
  credential: z.nullable(z.enum(paperCredentials)),
  signed: z.nullable(z.boolean()),
  addedAt: z.string(),
  addedBy: person,
  verifiedAt: z.nullable(z.string()),
  verifiedBy: z.nullable(person),
  file: z.optional(fileState),
});
export type ShoeDocument = z.infer<typeof shoeDocument>;

const encodedName = z.pipe(
  z.string().check(z.maxLength(255 * 9)),
  z.pipe(
    z.transform((encoded: string, context) => {
      try {
        return decodeURIComponent(encoded);
      } catch {
        context.issues.push({ code: 'custom', message: 'a percent-encoded file name', input: encoded });
        return z.NEVER;
      }
    }),
    fileName,
  ),
);

const documentParams = z.strictObject({ ...caseParams.shape, documentId: z.guid().check(z.toLowerCase()) });

/**
 * Stores a PDF, JPEG or PNG (by its bytes) with a case. The name, often a patient's, is percent-encoded in a header. `conflict`: page codes put all of it in other cases.
 */
export const addShoeDocument = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe/:id/documents',
  access: shoeRoles,
  input: {
    params: caseParams,
    headers: z.object({ 'x-file-name': encodedName }),
    query: z.strictObject({ requirement: shoeRequirement }),
    body: 'raw',
  },
  output: shoeDocument,
  errors: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'storage_full', 'unavailable'],
});

const author = z.pipe(typedText(200), z.string().check(z.trim(), z.minLength(1), z.maxLength(200)));

/**
 * Sets what a document proves, or that a person verified it. `verified: true` throws `invalid_input` while a fact of `factsAsked` is
 * unknown. Left-out facts stay, unless the requirement changes.
 */
export const updateShoeDocument = defineEndpoint({
  method: 'PATCH',
  path: '/api/dme-shoe/:id/documents/:documentId',
  access: shoeRoles,
  input: {
    params: documentParams,
    body: z
      .strictObject({
        requirement: z.optional(shoeRequirement),
        verified: z.optional(z.boolean()),
        dated: z.optional(z.nullable(date)),
        author: z.optional(z.nullable(author)),
        credential: z.optional(z.nullable(z.enum(paperCredentials))),
        signed: z.optional(z.nullable(z.boolean())),
      })
      .check(
        z.refine((body) => body.verified === true || paperFacts.every((fact) => body[fact] === undefined), {
          error: 'what the paper says comes with `verified: true`',
          path: ['verified'],
        }),
      ),
  },
  output: shoeDocument,
  errors: ['not_found'],
});

/** Removes a document from the case. The file stays for the retention period. */
export const removeShoeDocument = defineEndpoint({
  method: 'DELETE',
  path: '/api/dme-shoe/:id/documents/:documentId',
  access: shoeRoles,
  input: { params: documentParams },
  output: z.object({ id: z.string() }),
  errors: ['not_found'],
});

/** Deletes an infected file for good, and takes its document from the case. `conflict` for any other file. */
export const deleteInfectedShoeDocument = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe/:id/documents/:documentId/delete-infected',
  access: shoeRoles,
  input: { params: documentParams },
  output: fileState,
  errors: ['not_found', 'conflict', 'unavailable'],
});

export const readShoeDocument = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/documents/:documentId',
  access: shoeRoles,
  input: { params: documentParams },
  output: 'file',
  errors: ['not_found', 'file_blocked', 'file_unscanned', 'unavailable'],
});

/** A picture, or a page of a PDF, redrawn as a JPEG. */
export const viewShoeDocument = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/documents/:documentId/view',
  access: shoeRoles,
  input: { params: documentParams, query: viewPage },
  output: 'file',
  errors: ['not_found', 'file_blocked', 'file_unscanned', 'unavailable'],
});
