import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Core, TokenError } from './core.ts';

const noKey = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
};
const badKey = {
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` or `service_role` API key.',
};

/** Spellings by which one path could mean another to somebody behind us (security row P1). */
const ambiguousPath = /^[^/]|\/\/|\\|#|%2e|%2f|%5c|%00|(?:^|\/)\.{1,2}(?:\/|$)/i;

/** What opens without a key: links in mails, public keys, and files whose address is their permission. */
const openPaths = [
  /^[A-Z]+ \/auth\/v1\/(?:verify|health|\.well-known\/jwks\.json)$/,
  /^(?:GET|HEAD) \/storage\/v1\/object\/public\//,
  /^(?:GET|HEAD) \/storage\/v1\/object\/sign\//,
  /^PUT \/storage\/v1\/object\/upload\/sign\//,
];

/** Stands before all services: one reading of the path, and a key of ours or a user's token with each request. */
export function registerGateway(app: FastifyInstance, core: Core): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
    if (ambiguousPath.test(path))
      return reply.code(400).send({ message: 'Bad request', hint: 'The path is ambiguous.' });
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

/** The token of the Authorization header; undefined when there is none, or more than one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'authorization').length > 1) return undefined;
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
