import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { uploadLimits } from './shared/limits.ts';
import { roles } from './shared/roles.ts';
import { typedText } from './shared/text.ts';

/** The default upload buckets (spec section 9). Both are private. */
export const buckets = { chat: 'chat-uploads', general: 'rxweb-uploads' } as const;
/** The only public bucket, and its private twin, for the admin panel's storage test. */
export const demoBuckets = { public: 'rxweb-public', private: 'rxweb-private' } as const;

export const genericBinary = 'application/octet-stream';

/** A stored object's name: timestamp, random string, sanitised extension (spec section 5). */
export const storedFileName = z.string().check(z.regex(/^\d{13}-[a-z0-9]{22,40}\.[a-z0-9]{1,8}$/));

/** A file that was stored and now travels with a chat message (spec section 3). */
export const attachment = z.strictObject({
  bucket: z._default(z.enum([buckets.chat, buckets.general]), buckets.chat),
  path: storedFileName,
  name: typedText(uploadLimits.maxFileNameBytes, 1),
  type: z._default(typedText(127), genericBinary),
  size: z.number().check(z.int(), z.nonnegative(), z.maximum(uploadLimits.dropZoneMaxFileBytes)),
});
export type Attachment = z.infer<typeof attachment>;

/** What an upload gives back to the page (spec section 3). */
export interface UploadResult {
  path: string;
  bucket: string;
  publicUrl: string;
  originalFile: File;
}

/** Where a file went; an answer that does not say means the chat's bucket (spec section 3). */
const bucketName = z._default(z.string(), buckets.chat);

/** An object's whole name: segments of its own characters, none that means another place. */
const objectPath = z.string().check(z.maxLength(1_024), z.regex(/^(?!.*(^|\/)\.{0,2}(\/|$))[^\\?#%\p{Cc}]+$/u));

const wantedPath = z.string().check(z.minLength(1), z.maxLength(1_024));

/** Asks for a one-time address to send one file to. The server makes the name; only the extension of `path` is kept. */
export const createUploadUrl = defineEndpoint({
  method: 'POST',
  path: '/api/storage/upload-url',
  access: 'public',
  input: { body: z.strictObject({ path: wantedPath, upsert: z._default(z.literal(false), false) }) },
  output: z.object({ bucket: bucketName, path: z.string(), token: z.string() }),
  errors: ['storage_full', 'unavailable'],
});

/** Takes a file through our own server, for pages that cannot reach the storage service. The body is the file itself. */
export const uploadProxy = defineEndpoint({
  method: 'POST',
  path: '/api/storage/upload-proxy',
  access: 'public',
  input: { headers: z.object({ 'x-file-path': wantedPath }), body: 'raw' },
  output: z.object({ bucket: bucketName, path: z.string() }),
  errors: ['payload_too_large', 'unsupported_media_type', 'storage_full', 'unavailable'],
});

export const getStorageHealth = defineEndpoint({
  method: 'GET',
  path: '/api/storage/health',
  access: 'public',
  input: {},
  output: z.object({ exists: z.boolean(), bucket: z.string() }),
  errors: ['unavailable'],
});

/** A stored file, for staff. Answered with headers that keep it from acting as a page of ours. */
export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/api/storage/download',
  access: roles,
  input: {
    query: z.strictObject({
      bucket: z.enum([...Object.values(buckets), ...Object.values(demoBuckets)]),
      path: objectPath,
    }),
  },
  output: 'file',
  errors: ['not_found', 'unavailable'],
});
