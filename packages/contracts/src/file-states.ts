import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { roles } from './shared/roles.ts';
import { buckets, fileScans, storedFile } from './uploads.ts';

/** What staff see of a file that came from outside, before they open it. */
export const fileState = z.object({
  scan: z.enum(fileScans),
  /** The scanner's name for the malware, or why it couldn't tell. */
  found: z.nullable(z.string()),
  /** Staff deleted it because it is infected. */
  isDeleted: z.boolean(),
});
export type FileState = z.infer<typeof fileState>;

/** The state of a file that nothing is known of. */
export const unknownState: FileState = { scan: 'unscanned', found: null, isDeleted: false };

/** Header of a view: how many pages the file has. */
export const pagesHeader = 'x-rx-pages';
/** Staff see as many pages of a PDF as pictures. */
export const maxViewPages = 20;

/** The page of a PDF; a picture has one. */
export const viewPage = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxViewPages)), 1),
});

/** A picture, or a page of a PDF, drawn anew as a JPEG for staff. `file_blocked` for a file of another kind, or one that may not be opened. */
export const viewFile = defineEndpoint({
  method: 'GET',
  path: '/api/storage/view',
  access: roles,
  input: { query: z.strictObject({ ...storedFile.shape, ...viewPage.shape }) },
  output: 'file',
  errors: ['not_found', 'file_blocked', 'file_unscanned', 'unavailable'],
});

/** Deletes an infected file of a chat. `conflict` for any other file. */
export const deleteInfectedFile = defineEndpoint({
  method: 'POST',
  path: '/api/storage/delete-infected',
  access: roles,
  input: { body: z.strictObject({ ...storedFile.shape, bucket: z.enum(Object.values(buckets)) }) },
  output: fileState,
  errors: ['not_found', 'conflict', 'unavailable'],
});
