import type { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { StorageError } from '../errors.ts';
import { storageLimits } from '../limits.ts';
import { isMediaType } from './media-type.ts';
import { parseUserMetadata, type UserMetadata } from './user-metadata.ts';

export interface UploadBody {
  /** Can be read once. Throws `brokenUpload` when the request ends before its time. */
  source: AsyncIterable<Uint8Array>;
  /** What the client says the file weighs; unknown inside a form. */
  declaredBytes: number | undefined;
  mimetype: string;
  cacheControl: string;
  userMetadata: UserMetadata | null;
}

/** Reads the head of an upload, raw or as a form, up to the first byte of the file. */
export async function readUploadBody(request: FastifyRequest): Promise<UploadBody> {
  return request.isMultipart() ? readForm(request) : readRaw(request);
}

function readRaw(request: FastifyRequest): UploadBody {
  const { headers } = request;
  const metadata = headers['x-metadata'];
  return {
    source: wholeOrBroken(request.raw),
    declaredBytes: headers['content-length'] === undefined ? undefined : Number(headers['content-length']),
    mimetype: checkMediaType(headers['content-type'] ?? 'application/octet-stream'),
    cacheControl: toHeaderValue(headers['cache-control'], 'no-cache'),
    userMetadata:
      typeof metadata === 'string' ? parseUserMetadata(Buffer.from(metadata, 'base64').toString('utf8')) : null,
  };
}

/** The file is the first part that is one, under any name; the fields that describe it stand before it. */
async function readForm(request: FastifyRequest): Promise<UploadBody> {
  const parts = request.parts({
    limits: { files: 1, fields: 10, parts: 12, fieldSize: storageLimits.maxUserMetadataBytes, fileSize: Infinity },
  });
  const fields = new Map<string, string>();
  for (;;) {
    const part = await nextPart(parts);
    if (part === undefined) throw new StorageError('noContent');
    if (part.type === 'field') {
      fields.set(part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value));
      continue;
    }
    const metadata = fields.get('metadata');
    const cacheControl = fields.get('cacheControl');
    return {
      source: fileThenRest(part.file, parts),
      declaredBytes: undefined,
      mimetype: checkMediaType(part.mimetype),
      cacheControl: toHeaderValue(cacheControl === undefined ? undefined : `max-age=${cacheControl}`, 'no-cache'),
      userMetadata: metadata === undefined ? null : parseUserMetadata(metadata),
    };
  }
}

/** The file's bytes; then the rest of the form, so that a form cut off after its file counts as broken. */
async function* fileThenRest(file: Readable, parts: AsyncIterator<Multipart>): AsyncGenerator<Uint8Array> {
  yield* wholeOrBroken(file);
  while ((await nextPart(parts)) !== undefined);
}

async function nextPart(parts: AsyncIterator<Multipart>): Promise<Multipart | undefined> {
  try {
    const { value, done } = await parts.next();
    return done ? undefined : value;
  } catch (error) {
    throw toBodyError(error);
  }
}

/** Leaving early must not destroy the source: that would close the connection before the answer is sent. */
async function* wholeOrBroken(source: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* source.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw toBodyError(error);
  }
}

/** The parser's own refusals have words of their own; anything else means that the bytes stopped coming. */
function toBodyError(error: unknown): StorageError {
  const refused =
    error instanceof Error && 'statusCode' in error && !('code' in error && error.code === prematureClose);
  return refused
    ? new StorageError('invalidRequest', error.message, { cause: error })
    : new StorageError('brokenUpload', '', { cause: error });
}

const prematureClose = 'FST_MP_PREMATURE_CLOSE';

function checkMediaType(type: string): string {
  if (!isMediaType(type)) {
    throw new StorageError('invalidMimeType', type.slice(0, storageLimits.maxHeaderValueChars));
  }
  return type;
}

/** A stored header value is sent again later: only printable ASCII can be. */
function toHeaderValue(value: string | undefined, otherwise: string): string {
  return value !== undefined && /^[\x20-\x7e]{1,255}$/.test(value) ? value : otherwise;
}
