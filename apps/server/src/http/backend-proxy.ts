import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** Request headers that may go on to the other side; everything else stays here. */
const forwardedHeaders = [
  'accept',
  'accept-profile',
  'authorization',
  'cache-control',
  'content-length',
  'content-type',
  'if-none-match',
  'prefer',
  'range',
  'x-client-info',
  'x-metadata',
  'x-supabase-api-version',
  'x-upsert',
] as const;

/** Answer headers that may come back. */
const returnedHeaders = [
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'accept-ranges',
  'retry-after',
  'preference-applied',
  'x-supabase-api-version',
] as const;

const answerTimeoutMs = 60_000;

/** Forwards what the gate let through to a Supabase elsewhere. The target is fixed by configuration; redirects are handed back, not followed. */
export function backendProxy(app: FastifyInstance, { url, anonKey }: { url: string; anonKey: string }): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.all('/*', async (request, reply) => {
    const target = url + request.url.slice('/backend'.length);
    const headers = new Headers();
    for (const name of forwardedHeaders) {
      const value = request.headers[name];
      // fetch sets the length itself from the stream's end; a wrong one would be refused by the other side.
      if (typeof value === 'string' && !(name === 'content-length' && !request.body)) headers.set(name, value);
    }
    headers.set('apikey', anonKey);
    const response = await fetch(target, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeoutMs),
      ...(request.body instanceof Readable && {
        body: Readable.toWeb(request.body) as BodyInit,
        duplex: 'half' as const,
      }),
    }).catch((cause: unknown) => {
      throw new AppError('upstream_failed', { cause });
    });
    for (const name of returnedHeaders) {
      const value = response.headers.get(name);
      if (value !== null && !(name === 'content-length' && response.headers.has('content-encoding')))
        reply.header(name, value);
    }
    if (request.url.startsWith('/backend/storage/v1/object/'))
      keepFileHarmless(reply, response.headers.get('content-type'));
    reply.status(response.status);
    return response.body ? reply.send(Readable.fromWeb(response.body as ReadableStream)) : reply.send();
  });
}

/** What browsers show without running anything; every other stored file is only saved. */
const inlineTypes = /^(image\/(png|jpeg|gif|webp)|application\/pdf)$/;

/** A visitor's file must not act as a page of ours. */
function keepFileHarmless(reply: FastifyReply, type: string | null): void {
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (!inlineTypes.test(type ?? '') && !reply.hasHeader('content-disposition'))
    reply.header('content-disposition', 'attachment');
}
