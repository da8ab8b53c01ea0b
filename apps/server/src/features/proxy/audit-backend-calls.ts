import { Readable, Transform } from 'node:stream';
import { storableText } from '@rxweb/contracts/shared/text';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditLog, NewAuditEntry } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import { clientAddress } from '../../kernel/http/client-address.ts';
import { toErrorBody } from '../../kernel/http/error-handler.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import { readingsIn } from './audit-readings.ts';
import { callerOf } from './caller.ts';
import { isPasswordSignIn } from './limit-sign-ins.ts';

interface AuditBackendCallsOptions {
  audit: AuditLog;
  sql: Sql;
}

/**
 * Audits refused sign-ins and checks, reset requests and staff's reads of patient data (security row O2). If the audit fails, no response leaves.
 */
export function auditBackendCalls(app: FastifyInstance, { audit, sql }: AuditBackendCallsOptions): void {
  app.decorateRequest('bodyStart', null);
  app.addHook('preParsing', async (request, _reply, payload) =>
    isPasswordSignIn(request) || isResetRequest(request) ? keepStart(request, payload) : payload,
  );
  app.addHook('onSend', async (request, reply, payload) => {
    try {
      const notes = [...(await attemptsIn(sql, request, reply)), ...readingsIn(request, reply)];
      if (notes.length > 0) {
        const from = { address: clientAddress(request), device: request.headers['user-agent'] ?? null };
        await audit.write(...notes.map((note) => ({ ...note, ...from })));
      }
      return payload;
    } catch (error) {
      request.log.error({ failure: describeError(error) }, 'couldn’t write the audit log');
      if (payload instanceof Readable) payload.destroy();
      return refuse(reply);
    }
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    bodyStart: Buffer[] | null;
  }
}

const factorCheck = /^\/auth\/v1\/factors\/[\w-]+\/verify$/;
const maxKeptBytes = 64 * 1024;

/** Malformed calls aren't attempts, so they add no rows. */
const noTry: unknown[] = ['bad_json', 'validation_failed'];

function keepStart(request: FastifyRequest, payload: Readable): Readable {
  const kept: Buffer[] = [];
  let size = 0;
  request.bodyStart = kept;
  const copy = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= maxKeptBytes) kept.push(chunk);
      done(null, chunk);
    },
  });
  payload.once('error', (error) => copy.destroy(error));
  return payload.pipe(copy);
}

function readKept({ bodyStart }: FastifyRequest): unknown {
  try {
    return JSON.parse(Buffer.concat(bodyStart ?? []).toString());
  } catch {
    return null;
  }
}

const isResetRequest = ({ backendTarget }: FastifyRequest) => backendTarget?.path === '/auth/v1/recover';

/** Skips attempts over the limit, which could flood the log. Never logs the input: it may be a password. */
async function attemptsIn(sql: Sql, request: FastifyRequest, reply: FastifyReply): Promise<NewAuditEntry[]> {
  const { statusCode: status } = reply;
  const path = request.backendTarget?.path ?? '';
  const code = reply.getHeader('x-sb-error-code');
  if (factorCheck.test(path) && status === 422 && code === 'mfa_verification_failed')
    return [
      {
        action: 'sign_in_refused',
        outcome: 'refused',
        actorId: null,
        target: callerOf(request),
        detail: 'second factor',
      },
    ];
  if (path === '/auth/v1/user' && code === 'current_password_invalid') {
    const account = callerOf(request);
    return [{ action: 'password_check_refused', outcome: 'refused', actorId: account, target: account }];
  }
  if (isResetRequest(request) && status < 300)
    return [{ action: 'reset_requested', actorId: null, target: await accountTyped(sql, request) }];
  if (!isPasswordSignIn(request) || status < 400 || status >= 500 || status === 429 || noTry.includes(code)) return [];
  const detail = typeof code === 'string' ? code : null;
  const target = await accountTyped(sql, request);
  return [{ action: 'sign_in_refused', outcome: 'refused', actorId: null, target, detail }];
}

async function accountTyped(sql: Sql, request: FastifyRequest): Promise<string | null> {
  const email = typedEmail(readKept(request));
  if (email === null) return null;
  const [account] = await sql<{ id: string }[]>`
    select id from auth.users where email = ${email} and deleted_at is null`;
  return account?.id ?? null;
}

/** Parse as the services do; Supabase ignores the key's case. */
function typedEmail(body: unknown): string | null {
  const [, email] = Object.entries(Object(body)).findLast(([key]) => key.toLowerCase() === 'email') ?? [];
  return typeof email === 'string' ? storableText(email.trim().toLowerCase()) : null;
}

function refuse(reply: FastifyReply): string {
  for (const name of Object.keys(reply.getHeaders())) {
    if (/^(content-.+|accept-ranges|etag|last-modified)$/.test(name) && name !== 'content-security-policy')
      reply.removeHeader(name);
  }
  const error = new AppError('unavailable');
  reply.code(503).header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  return JSON.stringify(toErrorBody(error));
}
