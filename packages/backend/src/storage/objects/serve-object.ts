import type { FileHandle } from 'node:fs/promises';
import { toAttachment } from '@rxweb/platform/fastify/content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { privateCacheControl } from '../../gateway/safe-headers.ts';
import type { ByteStore } from '../bytes/byte-store.ts';
import { StorageError } from '../errors.ts';
import { type ByteRange, parseByteRange } from '../http/byte-range.ts';
import { isNotModified, isRangeCurrent } from '../http/conditional.ts';
import { withoutFields } from '../http/known-fields.ts';
import { isInlineType } from '../http/media-type.ts';
import type { ObjectMetadata } from '../rows/object-rows.ts';
import type { FoundObject } from './find-readable.ts';

/** `?download` or `?download=name` requests a download instead of a view. */
export interface DownloadQuery {
  download?: string | undefined;
}

/** What a client may ask of a stored object, and no server here can do: older versions and changed pictures. */
export const refusedOfObjects = ['versionId', 'width', 'height', 'resize', 'format', 'quality'];
export const downloadQuery = withoutFields({ download: { type: 'string' } }, refusedOfObjects);

type DownloadRequest = FastifyRequest<{ Querystring: DownloadQuery }>;

/**
 * Answers GET and HEAD for an object: whole, partial (206), unchanged (304) or out of range (416); streamed from disk.
 */
export async function serveObject(
  bytes: ByteStore,
  find: () => Promise<FoundObject>,
  request: DownloadRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    return await serveFound(bytes, await find(), request, reply);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    // Replaced between reading its row and opening its file; the row now names the new version.
    return serveFound(bytes, await find(), request, reply);
  }
}

async function serveFound(
  bytes: ByteStore,
  { row, isPublic }: FoundObject,
  request: DownloadRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { metadata } = row;
  const part = toAnswer(request, metadata);
  if (part === 'unsatisfiable') {
    reply.header('content-range', `bytes */${metadata.size}`);
    throw new StorageError('invalidRange');
  }
  if (part === 'unchanged') {
    setValidators(reply, metadata, isPublic);
    return reply.code(304).send();
  }

  const { first, last } = part === 'whole' ? { first: 0, last: metadata.size - 1 } : part;
  const hasBody = request.method !== 'HEAD' && last >= first;
  const file: FileHandle | undefined = hasBody ? await bytes.open(row.version) : undefined;
  setValidators(reply, metadata, isPublic);
  setContentHeaders(reply, metadata, request.query.download);
  reply.header('content-length', last - first + 1);
  if (part !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${metadata.size}`);
  return reply.send(file?.createReadStream({ start: first, end: last }));
}

function toAnswer(
  request: FastifyRequest,
  metadata: ObjectMetadata,
): ByteRange | 'whole' | 'unchanged' | 'unsatisfiable' {
  const current = { eTag: metadata.eTag, lastModified: new Date(metadata.lastModified) };
  if (isNotModified(request.headers, current)) return 'unchanged';
  const { range, 'if-range': ifRange } = request.headers;
  return isRangeCurrent(ifRange?.toString(), current) ? parseByteRange(range, metadata.size) : 'whole';
}

/** The headers that let a client keep its copy: the version, its date and for how long. */
export function setValidators(reply: FastifyReply, metadata: ObjectMetadata, isPublic: boolean): void {
  reply.headers({
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': isPublic ? metadata.cacheControl : privateCacheControl,
  });
}

/** Anything that could run or be sniffed in a browser is a download. */
function setContentHeaders(reply: FastifyReply, metadata: ObjectMetadata, download: string | undefined): void {
  reply.header('content-type', metadata.mimetype);
  if (download !== undefined || !isInlineType(metadata.mimetype)) {
    reply.header('content-disposition', toAttachment(download ?? ''));
  }
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
