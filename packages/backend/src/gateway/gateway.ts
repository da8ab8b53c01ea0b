import { headerValues, readRequestTarget } from '@rxweb/platform/fastify/request-target';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Core, TokenError } from '../core/core.ts';
import { setSafeHeaders } from './safe-headers.ts';

const noKey = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
};
const badKey = {
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` or `service_role` API key.',
};

/** Open without a key: mailed links, public keys, and files whose URL is the permission. */
const openPaths = [
  /^[A-Z]+ \/auth\/v1\/(?:verify|health|\.well-known\/jwks\.json)$/,
  /^(?:GET|HEAD) \/storage\/v1\/object\/public\//,
  /^(?:GET|HEAD) \/storage\/v1\/object\/sign\//,
  /^PUT \/storage\/v1\/object\/upload\/sign\//,
];

/** Guards all services: one reading of the path, one Authorization header, and a valid key or token. */
export function registerGateway(app: FastifyInstance, core: Core): void {
  app.addHook('onRequest', async (request, reply) => {
    // Refusals for stored files carry the same headers as the files.
    if (request.raw.url?.startsWith(`${app.prefix}/storage/`)) setSafeHeaders(reply);
    const path = readRequestTarget(request.raw.url)?.path;
    if (path === undefined) return reply.code(400).send({ message: 'Bad request', hint: 'The path is ambiguous.' });
    if (headerValues(request.raw.rawHeaders, 'authorization').length > 1) return reply.code(401).send(badKey);
    if (openPaths.some((open) => open.test(`${request.method} ${path.slice(app.prefix.length)}`))) return;

    const key = await presentedKey(request);
    if (!key) return reply.code(401).send(noKey);
    if (!(await isValid(core, key))) return reply.code(401).send(badKey);
  });
}

async function presentedKey(request: FastifyRequest): Promise<string | undefined> {
  const header = request.headers.apikey;
  if (typeof header === 'string' && header !== '') return header;
  const { apikey } = Object(request.query);
  if (typeof apikey === 'string' && apikey !== '') return apikey;
  return bearerToken(request);
}

/** The token of the Authorization header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function isValid(core: Core, key: string): Promise<boolean> {
  try {
    await core.verifyToken(key);
    return true;
  } catch (error) {
    if (error instanceof TokenError) return false;
    throw error;
  }
}
