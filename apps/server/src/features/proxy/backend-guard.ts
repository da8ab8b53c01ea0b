import { type RequestTarget, readRequestTarget } from '@rxweb/platform/fastify/request-target';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors/app-error.ts';
import { clearSiteData } from '../../kernel/http/clear-site-data.ts';
import { sendError } from '../../kernel/http/error-handler.ts';
import type { Limits } from '../../kernel/limits/limits.ts';
import { allowedMethods } from './allowed-methods.ts';
import { readCredentials } from './credentials.ts';
import { cleanRequest, headersToDrop, safeFileHeaders } from './headers.ts';
import { limitUploads } from './limit-uploads.ts';

export interface GateOptions {
  /** Where the backend is mounted, e.g. /backend */
  prefix: string;
  anonKey: string;
  limits: Limits;
  /** Checks a person's token: signature, session, account. For services elsewhere that look at no session. Throws an {@link AppError}. */
  checkToken?: (token: string) => Promise<unknown>;
}

/**
 * The gate before the backend-as-a-service, the same for the embedded one and for a Supabase elsewhere (security rows P1 to P3). A request
 * passes when its address has one reading and is on the list, and its key and token are a browser's. What the gate checked is what goes on.
 */
export function backendGuard(app: FastifyInstance, options: GateOptions): void {
  app.decorateRequest('backendTarget', null);
  app.addHook('onRequest', async (request, reply) => {
    try {
      return await check(request, reply, options);
    } catch (error) {
      // Sent from here, since the services behind the gate render errors in shapes of their own.
      if (error instanceof AppError) return sendError(reply, error);
      throw error;
    }
  });
  // A refused upgrade leaves a socket that no server looks after any more.
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
    /** What the gate let through, below the address it is mounted at. */
    backendTarget: RequestTarget | null;
  }
}

async function check(request: FastifyRequest, reply: FastifyReply, options: GateOptions) {
  const { prefix, anonKey, limits, checkToken } = options;
  if (request.raw.url?.startsWith(`${prefix}/storage/`)) reply.headers(safeFileHeaders);

  const target = readRequestTarget(request.raw.url);
  if (!target?.path.startsWith(`${prefix}/`)) throw new AppError('invalid_input');
  const path = target.path.slice(prefix.length);
  const methods = allowedMethods(path);
  if (!methods) throw new AppError('not_found');
  if (!methods.includes(request.method)) {
    reply.header('allow', methods.join(', '));
    throw new AppError('method_not_allowed');
  }

  cleanRequest(request.raw.headers);
  const credentials = readCredentials(request.raw, target.query, anonKey);
  if (credentials === 'refused') return reply.code(401).header('cache-control', 'no-store').send(badKey);
  // The auth service looks at sessions itself, and answers in words its client knows.
  if (checkToken && credentials.token && !path.startsWith('/auth/')) await checkToken(credentials.token);
  await limitUploads(limits, request, path);
  if (path === '/auth/v1/logout') reply.headers(clearSiteData);
  request.backendTarget = { path, query: target.query };
}

/** Nothing said to somebody is for the browser to keep (security row W7); the files of the public bucket and the public keys are for all. */
function keepFromCaches(reply: FastifyReply, path: string): void {
  if (path.startsWith('/storage/v1/object/public/') || path.startsWith('/auth/v1/.well-known/')) return;
  if (!String(reply.getHeader('cache-control') ?? '').includes('no-store')) reply.header('cache-control', 'no-store');
}

/** The gateway's own words, which the official client knows. */
const badKey = {
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` API key. Keys for servers are not taken here.',
};
