import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
import { caseParams, dmeShoeRoles } from './records.ts';

/** The requirement that a document proves, in the order in which auditors deny. */
export const shoeRequirements = [
  'foot_exam',
  'visit_notes',
  'certifying_statement',
  'order',
  'fitting',
  'evaluation',
  'proof_of_delivery',
  'abn',
  'other',
] as const;
export const shoeRequirement = z.enum(shoeRequirements);
export type ShoeRequirement = z.infer<typeof shoeRequirement>;

export const shoeDocument = z.object({
  id: z.string(),
  requirement: shoeRequirement,
  /** As the file was called. */
  name: z.string(),
  type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
  size: z.number(),
  pages: z.nullable(z.number()),
  addedAt: z.string(),
  addedBy: person,
  verifiedAt: z.nullable(z.string()),
  verifiedBy: z.nullable(person),
});
export type ShoeDocument = z.infer<typeof shoeDocument>;

const fileName = z.pipe(
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
    typedText(255, 1),
  ),
);

const documentParams = z.strictObject({ ...caseParams.shape, documentId: z.guid().check(z.toLowerCase()) });

/**
 * Keeps one file with a case. The body is the file itself: PDF, JPEG or PNG, by its bytes; its name is percent-encoded in a header, since files
 * are named after patients. Answered once the file is stored and its row committed.
 */
export const addShoeDocument = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe/:id/documents',
  access: dmeShoeRoles,
  input: {
    params: caseParams,
    headers: z.object({ 'x-file-name': fileName }),
    query: z.strictObject({ requirement: shoeRequirement }),
    body: 'raw',
  },
  output: shoeDocument,
  errors: ['not_found', 'payload_too_large', 'unsupported_media_type', 'storage_full', 'unavailable'],
});

/** Says what a document proves, or that a person has read it and found it in order; `verified: false` takes that back. */
export const updateShoeDocument = defineEndpoint({
  method: 'PATCH',
  path: '/api/dme-shoe/:id/documents/:documentId',
  access: dmeShoeRoles,
  input: {
    params: documentParams,
    body: z.strictObject({ requirement: z.optional(shoeRequirement), verified: z.optional(z.boolean()) }),
  },
  output: shoeDocument,
  errors: ['not_found'],
});

/** Takes a document from the case. The file itself is kept for as long as papers are kept. */
export const removeShoeDocument = defineEndpoint({
  method: 'DELETE',
  path: '/api/dme-shoe/:id/documents/:documentId',
  access: dmeShoeRoles,
  input: { params: documentParams },
  output: z.object({ id: z.string() }),
  errors: ['not_found'],
});

export const readShoeDocument = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/documents/:documentId',
  access: dmeShoeRoles,
  input: { params: documentParams },
  output: 'file',
  errors: ['not_found', 'unavailable'],
});

/** Cover letter, certifying statement and order, filled in, to send to the physician. A PDF. */
export const getPhysicianPacket = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/physician-packet',
  access: dmeShoeRoles,
  input: { params: caseParams },
  output: 'file',
  errors: ['not_found', 'unavailable'],
});

/**
 * Index, checks, our own notes and every document in denial order, with page numbers. A PDF. `payload_too_large` when the documents
 * together are larger than one packet takes.
 */
export const getAuditPacket = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/audit-packet',
  access: dmeShoeRoles,
  input: { params: caseParams },
  output: 'file',
  errors: ['not_found', 'payload_too_large', 'unavailable'],
});
