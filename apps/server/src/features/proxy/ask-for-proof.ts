import { Readable } from 'node:stream';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { AppError } from '../../kernel/errors/app-error.ts';
import { hasFreshProof } from '../../kernel/http/fresh-proof.ts';

/**
 * Asks for a fresh proof before sign-in changes go to a hosted Supabase, which asks for none (security row A16). The refusal has the auth
 * service's form, for its client.
 */
export function askForProof(app: FastifyInstance, { sql }: { sql: Sql }): void {
  app.addHook('preHandler', async (request, reply) => {
    const change = await changeIn(request);
    if (change === null) return;
    const sessionId = sessionOf(request);
    // A bad token is for the service to refuse.
    if (sessionId === null || (await hasFreshProof(sql, sessionId))) return;
    if (change === 'password' && (await cameByMail(sql, sessionId))) return;
    const refusal = {
      code: 403,
      error_code: 'reauthentication_needed',
      msg: 'Show your password or passkey again first',
    };
    return reply.code(403).header('x-sb-error-code', refusal.error_code).send(refusal);
  });
}

const factorChange =
  /^POST \/auth\/v1\/(?:factors|passkeys\/registration\/\w+)$|^DELETE \/auth\/v1\/(?:factors|passkeys)\//;
const maxBodyBytes = 1024 * 1024;

async function changeIn(request: FastifyRequest): Promise<'factor' | 'email' | 'password' | null> {
  const { method, backendTarget } = request;
  const path = backendTarget?.path ?? '';
  if (factorChange.test(`${method} ${path}`)) return 'factor';
  if (method !== 'PUT' || path !== '/auth/v1/user' || !(request.body instanceof Readable)) return null;
  const body = await readWhole(request.body);
  request.body = Readable.from([body]);
  const keys = keysOf(body);
  if (keys.includes('email')) return 'email';
  return keys.includes('password') ? 'password' : null;
}

async function readWhole(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBodyBytes) throw new AppError('payload_too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** In lower case: Supabase ignores it. */
function keysOf(body: Buffer): string[] {
  try {
    return Object.keys(Object(JSON.parse(body.toString()))).map((key) => key.toLowerCase());
  } catch {
    return [];
  }
}

function sessionOf({ headers }: FastifyRequest): string | null {
  try {
    const { session_id: id } = decodeJwt(headers.authorization?.replace(/^Bearer /, '') ?? '');
    return typeof id === 'string' && isUuid(id) ? id : null;
  } catch {
    return null;
  }
}

/** A person who came by an invitation or a reset link may choose a password within a day. */
async function cameByMail(sql: Sql, sessionId: string): Promise<boolean> {
  const [row] = await sql<[{ byMail: boolean }]>`
    select exists (
      select from auth.mfa_amr_claims where session_id = ${sessionId}
        and authentication_method::text in ('otp', 'recovery', 'invite', 'magiclink', 'email/signup')
        and updated_at > now() - interval '24 hours') as "byMail"`;
  return row.byMail;
}
