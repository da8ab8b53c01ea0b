import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { toAttachment } from '@rxweb/platform/fastify/content-disposition';
import type { FastifyReply } from 'fastify';

export interface FileToSend {
  type: string;
  name: string;
  size: number;
  body: ReadableStream | Uint8Array;
}

/** Headers prevent caching and running it as our page (security row F5). */
export function sendFile(reply: FastifyReply, { type, name, size, body }: FileToSend): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-length', size)
    .header('content-disposition', toAttachment(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store')
    .send(body instanceof Uint8Array ? Buffer.from(body.buffer, body.byteOffset, body.length) : Readable.fromWeb(body));
}
