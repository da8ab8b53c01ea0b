import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { roles } from './shared/roles.ts';
import { storedFile } from './uploads.ts';

/** How long an address of a private file opens it. */
export const fileAddressMs = 60_000;

/** Makes an address that opens one stored file for a minute without a sign-in, as long as its maker's session may read the file. */
export const createFileAddress = defineEndpoint({
  method: 'POST',
  path: '/api/storage/address',
  access: roles,
  input: { body: storedFile },
  output: z.object({ url: z.string(), expires_at: z.string() }),
  errors: ['session_ended', 'not_found', 'unavailable'],
});

/** The file of such an address. `forbidden` once it is over, or its maker's session ended or may not read the file any more. */
export const openFileAddress = defineEndpoint({
  method: 'GET',
  path: '/api/storage/file',
  access: 'public',
  input: { query: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }) },
  output: 'file',
  errors: ['forbidden', 'not_found', 'unavailable'],
});
