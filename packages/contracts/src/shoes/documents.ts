import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
import { caseParams, shoeRoles } from './records.ts';

/** The requirement that a document proves, in the order of denial reasons. */
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
  /** Original file name. */
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
 * Stores a file with a case. The body is the file: PDF, JPEG or PNG, detected by its bytes. The name is percent-encoded in a header,
 * because files are named after patients. Answers once file and row are committed.
 */
export const addShoeDocument = defineEndpoint({
  method: 'POST',
  path: '/api/dme-shoe/:id/documents',
  access: shoeRoles,
  input: {
    params: caseParams,
    headers: z.object({ 'x-file-name': fileName }),
    query: z.strictObject({ requirement: shoeRequirement }),
    body: 'raw',
  },
  output: shoeDocument,
  errors: ['not_found', 'payload_too_large', 'unsupported_media_type', 'storage_full', 'unavailable'],
});

/** Sets what a document proves, or that a person verified it; `verified: false` undoes that. */
export const updateShoeDocument = defineEndpoint({
  method: 'PATCH',
  path: '/api/dme-shoe/:id/documents/:documentId',
  access: shoeRoles,
  input: {
    params: documentParams,
    body: z.strictObject({ requirement: z.optional(shoeRequirement), verified: z.optional(z.boolean()) }),
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

export const readShoeDocument = defineEndpoint({
  method: 'GET',
  path: '/api/dme-shoe/:id/documents/:documentId',
  access: shoeRoles,
  input: { params: documentParams },
  output: 'file',
  errors: ['not_found', 'unavailable'],
});
