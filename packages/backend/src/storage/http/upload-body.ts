import type { Readable } from 'node:stream';
import type { Multipart, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { StorageError } from '../errors.ts';
import { storageLimits } from '../limits.ts';
import { isMediaType } from './media-type.ts';
import { parseUserMetadata, readMetadataHeader, type UserMetadata } from './user-metadata.ts';

export interface UploadBody {
  /** Single use. Throws `brokenUpload` if the request ends early. */
  source: AsyncIterable<Uint8Array>;
  /** The client's stated file size; unknown in a form. */
  declaredBytes: number | undefined;
  mimetype: string;
  /** Final only after the source was read, as are the metadata. */
  cacheControl: string;
  userMetadata: UserMetadata | null;
}

/** Files are served as they were sent, so a coding would be lost. */
const encodedBytes = 'contentEncoding is not supported';

/** Reads the start of an upload, raw or as a form, up to the file's first byte. */
export async function readUploadBody(request: FastifyRequest): Promise<UploadBody> {
  return request.isMultipart() ? readForm(request) : readRaw(request);
}

function readRaw(request: FastifyRequest): UploadBody {
  const { headers } = request;
  if (headers['content-encoding'] !== undefined) throw new StorageError('invalidRequest', encodedBytes);
  return {
    source: wholeOrBroken(request.raw),
    declaredBytes: headers['content-length'] === undefined ? undefined : Number(headers['content-length']),
    mimetype: checkMediaType(headers['content-type'] ?? 'application/octet-stream'),
    cacheControl: toHeaderValue(headers['cache-control'], 'no-cache'),
    userMetadata: readMetadataHeader(headers),
  };
}

/** The file is the first file part, under any name. What follows it is described in the body once its source was read. */
async function readForm(request: FastifyRequest): Promise<UploadBody> {
  const parts = request.parts({
    limits: { files: 1, fields: 10, parts: 12, fieldSize: storageLimits.maxUserMetadataBytes, fileSize: Infinity },
  });
  const fields = new Map<string, string>();
  for (;;) {
    const part = await nextPart(parts);
    if (part === undefined) throw new StorageError('noContent');
    if (part.type === 'field') {
      takeField(fields, part);
      continue;
    }
    const mimetype = checkMediaType(part.mimetype);
    const { file } = part;
    const body = { source: file, declaredBytes: undefined, mimetype, ...describe(fields) };
    return Object.assign(body, { source: fileThenRest(file, parts, (field) => takeField(fields, field, body)) });
  }
}

const formFields = ['cacheControl', 'metadata', 'contentEncoding'];

/** Keeps a field, or refuses an unknown one. Updates the body if it is there already. */
function takeField(fields: Map<string, string>, { fieldname: name, value }: MultipartValue, body?: object): void {
  if (!formFields.includes(name)) throw new StorageError('invalidRequest', `body/${name} is not supported`);
  fields.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  if (body) Object.assign(body, describe(fields));
}

function describe(fields: ReadonlyMap<string, string>): Pick<UploadBody, 'cacheControl' | 'userMetadata'> {
  if (fields.has('contentEncoding')) throw new StorageError('invalidRequest', encodedBytes);
  const metadata = fields.get('metadata');
  const cacheControl = fields.get('cacheControl');
  return {
    cacheControl: toHeaderValue(cacheControl === undefined ? undefined : `max-age=${cacheControl}`, 'no-cache'),
    userMetadata: metadata === undefined ? null : parseUserMetadata(metadata),
  };
}

/** The file's bytes, then the rest of the form. A truncated form counts as broken. */
async function* fileThenRest(
  file: Readable,
  parts: AsyncIterator<Multipart>,
  take: (field: MultipartValue) => void,
): AsyncGenerator<Uint8Array> {
  yield* wholeOrBroken(file);
  for (let part = await nextPart(parts); part !== undefined; part = await nextPart(parts)) {
    if (part.type === 'field') take(part);
  }
}

async function nextPart(parts: AsyncIterator<Multipart>): Promise<Multipart | undefined> {
  try {
    const { value, done } = await parts.next();
    return done ? undefined : value;
  } catch (error) {
    throw toBodyError(error);
  }
}

/** Leaving early must not destroy the source, which would close the connection before the response. */
async function* wholeOrBroken(source: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* source.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw toBodyError(error);
  }
}

/** The parser's refusals have own messages; any other error means the bytes stopped. */
function toBodyError(error: unknown): StorageError {
  const refused =
    error instanceof Error && 'statusCode' in error && !('code' in error && error.code === prematureClose);
  return refused
    ? new StorageError('invalidRequest', error.message, { cause: error })
    : new StorageError('brokenUpload', '', { cause: error });
}

const prematureClose = 'FST_MP_PREMATURE_CLOSE';

/** Throws `invalidMimeType` for a text that is no media type. */
export function checkMediaType(type: string): string {
  if (!isMediaType(type)) {
    throw new StorageError('invalidMimeType', type.slice(0, storageLimits.maxHeaderValueChars));
  }
  return type;
}

/** A stored header value is sent again later, so it must be printable ASCII. */
export function toHeaderValue(value: string | undefined, otherwise: string): string {
  return value !== undefined && /^[\x20-\x7e]{1,255}$/.test(value) ? value : otherwise;
}
