import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { fileName } from './shared/file-name.ts';
import { uploadLimits } from './shared/limits.ts';
import { typedText } from './shared/text.ts';

/** Default upload buckets (spec section 9), and the one of files from staff to visitors; all private. */
export const buckets = { chat: 'chat-uploads', general: 'rxweb-uploads', live: 'live-files' } as const;
/** The only public bucket and its private twin, for the admin panel's storage test. */
export const demoBuckets = { public: 'rxweb-public', private: 'rxweb-private' } as const;

export const genericBinary = 'application/octet-stream';

/** Why a file is refused, and what its sender reads. Pages translate these, and the words avoid those of spec section 8. */
export const fileRefusals = {
  empty: 'This file is empty. Choose another one.',
  mismatch: 'This file isn’t what its name says, or of a kind we can’t take. Send a photo, PDF, text or Office file.',
  broken: 'This file is damaged. Save it again, or take a new photo of it.',
  active: 'This file has a program, script or macro in it. Send a PDF or a photo of it.',
  too_much: 'This file opens into more than we can show. Send fewer pages, or a photo.',
  infected: 'This file has a virus in it, or tests for one, so we can’t take it.',
} as const;
export type FileRefusal = keyof typeof fileRefusals;

/** Name of a stored object: timestamp, random string, sanitized extension (spec section 5). */
export const storedFileName = z.string().check(z.regex(/^\d{13}-[a-z0-9]{22,40}\.[a-z0-9]{1,8}$/));

/** A stored file attached to a chat message (spec section 3). */
export const attachment = z.strictObject({
  bucket: z._default(z.enum([buckets.chat, buckets.general]), buckets.chat),
  path: storedFileName,
  name: fileName,
  type: z._default(typedText(127), genericBinary),
  size: z.number().check(z.int(), z.nonnegative(), z.maximum(uploadLimits.dropZoneMaxFileBytes)),
});
export type Attachment = z.infer<typeof attachment>;

/** The result of an upload, for the page (spec section 3). */
export interface UploadResult {
  path: string;
  bucket: string;
  publicUrl: string;
  originalFile: File;
}

/** Where a file was stored; default: the chat bucket (spec section 3). */
const bucketName = z._default(z.string(), buckets.chat);

/** A full object name: plain segments that cannot point elsewhere. */
const objectPath = z.string().check(z.maxLength(1_024), z.regex(/^(?!.*(^|\/)\.{0,2}(\/|$))[^\\?#%\p{Cc}]+$/u));

/** Where a stored file is. */
export const storedFile = z.strictObject({
  bucket: z.enum([...Object.values(buckets), ...Object.values(demoBuckets)]),
  path: objectPath,
});

const wantedPath = z.string().check(z.minLength(1), z.maxLength(1_024));

/** Returns a one-time upload address. The server makes the name and keeps only the extension of `path`. */
export const createUploadUrl = defineEndpoint({
  method: 'POST',
  path: '/api/storage/upload-url',
  access: 'public',
  input: { body: z.strictObject({ path: wantedPath, upsert: z._default(z.literal(false), false) }) },
  output: z.object({ bucket: bucketName, path: z.string(), token: z.string() }),
  errors: ['storage_full', 'unavailable'],
});

/** Uploads through our own server, for pages that cannot reach the storage service. The body is the file. */
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

/**
 * A stored file, for staff, and for a while for the visitor who sent it (security row Z5). A file of anyone else is not found. Its headers
 * keep it from acting as one of our pages.
 */
export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/api/storage/download',
  access: 'staff-or-visitor',
  input: { query: storedFile },
  output: 'file',
  errors: ['not_found', 'unavailable'],
});
