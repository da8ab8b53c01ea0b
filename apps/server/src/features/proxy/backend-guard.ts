import { type RequestTarget, readRequestTarget } from '@rxweb/platform/fastify/request-target';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import { clearSiteData } from '../../kernel/http/clear-site-data.ts';
import { isCrossSite } from '../../kernel/http/reject-cross-site.ts';
import type { Limits } from '../../kernel/limits/limits.ts';
import { allowedMethods, signedByUs } from './allowed-methods.ts';
import { readCredentials } from './credentials.ts';
import { cleanRequest, headersToDrop, safeFileHeaders } from './headers.ts';
import { sendRefusal } from './send-refusal.ts';

export interface GateOptions {
  /** Such as /backend. */
  prefix: string;
  anonKey: string;
  limits: Pick<Limits, 'consume'>;
  /** Without a trailing slash. */
  publicUrl: string;
  /** For external services that ignore sessions. Throws an {@link AppError}. */
  checkToken?: (token: string) => Promise<unknown>;
}

/**
 * Guards the embedded and the external backend (security rows P1 to P3, W2). Requests need an unambiguous listed path, a page of ours, the
 * right content type, and a browser's key and token. See `send-refusal.ts` for their refusals.
 */
export function backendGuard(app: FastifyInstance, options: GateOptions): void {
  app.decorateRequest('backendTarget', null);
  app.addHook('onRequest', async (request, reply) => {
    try {
      return await check(request, reply, options);
    } catch (error) {
      // Answer here: the services behind render errors in their own shapes.
      if (error instanceof AppError)
        return sendRefusal(reply, error, (request.raw.url ?? '').slice(options.prefix.length));
      throw error;
    }
  });
  // No server watches the socket of a refused upgrade.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.headers.upgrade !== undefined) raw.socket.destroySoon();
  });
  app.addHook('onSend', async ({ backendTarget }, reply) => {
    keepFromCaches(reply, backendTarget?.path ?? '');
    for (const name of headersToDrop(reply.getHeaders())) reply.removeHeader(name);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Relative to the mount. */
    backendTarget: RequestTarget | null;
  }
}

async function check(request: FastifyRequest, reply: FastifyReply, options: GateOptions) {
  const { prefix, anonKey, limits, publicUrl, checkToken } = options;
  if (request.raw.url?.startsWith(`${prefix}/storage/`)) reply.headers(safeFileHeaders);

  const target = readRequestTarget(request.raw.url);
  if (!target?.path.startsWith(`${prefix}/`)) throw new AppError('invalid_input');
  const path = target.path.slice(prefix.length);
  const ours = signedByUs(path, request.method);
  if (ours) throw new AppError('forbidden', { message: `Only this server signs addresses of files: use ${ours}.` });
  const methods = allowedMethods(path);
  if (!methods) throw new AppError('not_found');
  if (!methods.includes(request.method)) {
    reply.header('allow', methods.join(', '));
    throw new AppError('method_not_allowed');
  }

  if (isCrossSite(request, publicUrl) && !isLinkButton(request, path, target.query)) throw new AppError('forbidden');
  if (takesJson(request.method, path) && hasBody(request) && !isJson(request))
    throw new AppError('unsupported_media_type');

  cleanRequest(request.raw.headers);
  const credentials = readCredentials(request.raw, target.query, anonKey);
  if (credentials === 'refused') return reply.code(401).header('cache-control', 'no-store').send(badKey);
  // The auth service checks sessions itself, with errors its client knows.
  if (checkToken && credentials.token && !path.startsWith('/auth/')) await checkToken(credentials.token);
  await limitUploads(limits, request, path);
  if (path === '/auth/v1/logout') reply.headers(clearSiteData);
  request.backendTarget = { path, query: target.query };
}

/** The button of a mailed link's page sends no body, and the service itself asks again when another site pressed it. */
function isLinkButton(request: FastifyRequest, path: string, query: string): boolean {
  return path === '/auth/v1/verify' && !hasBody(request) && new URLSearchParams(query).has('token');
}

function takesJson(method: string, path: string): boolean {
  if (path.startsWith('/auth/')) return true;
  if (method === 'DELETE') return /^\/storage\/v1\/object\/[^/]+$/.test(path);
  return method === 'POST' && /^\/storage\/v1\/object\/(?:list|sign)\//.test(path);
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Another site's form or script can't send it without being asked first (Fetch Standard, "CORS-safelisted request-header"). */
const isJson = ({ headers }: FastifyRequest) => /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');

/** Browsers must not cache personal responses (security row W7). */
function keepFromCaches(reply: FastifyReply, path: string): void {
  if (path.startsWith('/storage/v1/object/public/') || path.startsWith('/auth/v1/.well-known/')) return;
  if (!String(reply.getHeader('cache-control') ?? '').includes('no-store')) reply.header('cache-control', 'no-store');
}

/** The gateway's wording, which the official client recognizes. */
const badKey = {
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` API key. Keys for servers are not taken here.',
};

const uploadPath = /^\/storage\/v1\/object\/(chat-uploads|upload\/sign)\//;

/** Counts direct uploads like ours. Throws `too_many_requests`. */
async function limitUploads(limits: GateOptions['limits'], request: FastifyRequest, path: string): Promise<void> {
  const isUpload = request.method === 'POST' || request.method === 'PUT';
  if (isUpload && uploadPath.test(path)) await limits.consume('upload', request, null);
}
