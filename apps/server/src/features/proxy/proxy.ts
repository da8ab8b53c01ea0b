import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import { inboundHeaders, outboundHeaders, safeFileHeaders } from './headers.ts';

export interface ProxyOptions {
  /** Without a trailing slash. */
  url: string;
  /** Such as https://pharmacy.example/backend */
  publicUrl: string;
}

/** Time limit until the response starts, uploads included. */
const answerTimeoutMs = 120_000;

/** Forwards to an external Supabase. The target is fixed; redirects aren't followed (security row P2). */
export function backendProxy(app: FastifyInstance, options: ProxyOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  app.all('/*', async (request, reply) => {
    const response = await forward(request, reply, options.url);
    copyHeaders(response, reply, options);
    const { path = '' } = request.backendTarget ?? {};
    if (path.startsWith('/storage/')) keepFileHarmless(request, reply, response, path);
    reply.status(response.status);
    return response.body ? reply.send(toStream(response.body)) : reply.send();
  });
}

/** An unhandled error would end the program. */
function toStream(body: NonNullable<Response['body']>): Readable {
  return Readable.fromWeb(body as ReadableStream).on('error', () => undefined);
}

async function forward(request: FastifyRequest, reply: FastifyReply, url: string): Promise<Response> {
  const { backendTarget: target, body } = request;
  if (!target) throw new Error('the gate stands before the proxy');
  const givenUp = new AbortController();
  const timer = setTimeout(() => givenUp.abort(new AppError('upstream_timeout')), answerTimeoutMs);
  reply.raw.once('close', () => givenUp.abort(new AppError('upstream_failed')));
  try {
    return await fetch(url + target.path + target.query, {
      method: request.method,
      headers: forwardedHeaders(request),
      redirect: 'manual',
      signal: givenUp.signal,
      ...(body instanceof Readable && { body: Readable.toWeb(body) as BodyInit, duplex: 'half' as const }),
    });
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('upstream_failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

function forwardedHeaders({ headers, body }: FastifyRequest): Headers {
  const forwarded = new Headers();
  for (const name of inboundHeaders) {
    const value = headers[name];
    if (typeof value === 'string' && !(name === 'content-length' && !body)) forwarded.set(name, value);
  }
  return forwarded;
}

function copyHeaders({ headers }: Response, reply: FastifyReply, options: ProxyOptions): void {
  for (const name of outboundHeaders) {
    const value = headers.get(name);
    // Decompression changes the length.
    if (value !== null && !(name === 'content-length' && headers.has('content-encoding'))) reply.header(name, value);
  }
  const location = ownLocation(headers.get('location'), options);
  if (location !== null) reply.header('location', location);
}

/** Redirects may lead to the site (mail links do) or to our backend; drop other targets. */
function ownLocation(location: string | null, { url, publicUrl }: ProxyOptions): string | null {
  const address = location ? URL.parse(location, `${url}/`) : null;
  if (!address) return null;
  if (address.href.startsWith(`${url}/`)) return publicUrl + address.href.slice(url.length);
  return address.origin === new URL(publicUrl).origin ? address.href : null;
}

/** Shown without running code; others are download only. */
const inlineTypes = /^(image\/(png|jpeg|gif|webp)|application\/pdf)$/;

/** Visitors' files must not act as our pages, and caches may keep only the public bucket (security row F5). */
function keepFileHarmless({ method }: FastifyRequest, reply: FastifyReply, { headers }: Response, path: string): void {
  const isRead = (method === 'GET' || method === 'HEAD') && path.startsWith('/storage/v1/object/');
  const { 'cache-control': privateOnly, ...safe } = safeFileHeaders;
  reply.headers(safe);
  if (!path.startsWith('/storage/v1/object/public/')) reply.header('cache-control', privateOnly);
  if (!isRead) return;
  const isShown = inlineTypes.test(headers.get('content-type') ?? '');
  if (!isShown && !/^attachment\b/i.test(headers.get('content-disposition') ?? ''))
    reply.header('content-disposition', 'attachment');
}
