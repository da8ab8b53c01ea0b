import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CompressedPage {
  /** Each encoding's ETag derives from it (RFC 9110, section 8.8.3). */
  hash: string;
  type: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

type Packing = 'br' | 'gzip' | null;

const hashLength = 22;

/** Runs in Node's thread pool, without blocking requests. */
export async function compressPage(html: string, type = 'text/html; charset=utf-8'): Promise<CompressedPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, hashLength);
  return { hash, type, plain, br, gzip: gzipped };
}

/**
 * Browsers revalidate each time: 304 if unchanged (RFC 9110, section 13.1.2). `vary`: request headers that select the page, besides the
 * encoding.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
  vary: readonly string[] = [],
): FastifyReply {
  const packing = packingFor(request.headers['accept-encoding']);
  const etag = `"${page.hash}${packing ? `-${packing}` : ''}"`;
  reply
    .header('cache-control', 'no-cache')
    .header('vary', ['accept-encoding', ...vary].join(', '))
    .header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (packing) reply.header('content-encoding', packing);
  return reply.type(page.type).send(packing ? page[packing] : page.plain);
}

/** See RFC 9110, section 12.5.3. */
export function packingFor(header = ''): Packing {
  const taken = new Set<string>();
  for (const choice of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = choice.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) taken.add(name);
  }
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}

/** A proxy that recompresses weakens the ETag; fine for reads. */
function isKnown(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}
