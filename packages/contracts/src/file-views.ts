import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { fileState, viewPage } from './shared/file-state.ts';
import { roles } from './shared/roles.ts';
import { buckets, storedFile } from './uploads.ts';

/** A picture, or a page of a PDF, redrawn as a JPEG for staff. `file_blocked` for any other file, or one that may not be opened. */
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
