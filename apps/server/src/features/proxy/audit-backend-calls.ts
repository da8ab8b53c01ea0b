import { Readable, Transform } from 'node:stream';
import { storableText } from '@rxweb/contracts/shared/text';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { buckets } from '@rxweb/contracts/uploads';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { AuditLog, NewAuditEntry } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import { clientAddress } from '../../kernel/http/client-address.ts';
import { toErrorBody } from '../../kernel/http/error-handler.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import { isPasswordSignIn } from './limit-sign-ins.ts';

interface AuditBackendCallsOptions {
  audit: AuditLog;
  sql: Sql;
}

/**
 * Audits refused sign-ins and staff's reads of patient data (security row O2). Runs on the response, because the service has checked the
 * token by then. If the audit fails, no response leaves.
 */
export function auditBackendCalls(app: FastifyInstance, { audit, sql }: AuditBackendCallsOptions): void {
  app.decorateRequest('bodyStart', null);
  app.addHook('preParsing', async (request, _reply, payload) =>
    isPasswordSignIn(request) ? keepStart(request, payload) : payload,
  );
  app.addHook('onSend', async (request, reply, payload) => {
    try {
      const notes = [...(await refusedSignIn(sql, request, reply)), ...readings(request, reply)];
      if (notes.length > 0) await audit.write(...notes.map((note) => ({ ...note, address: clientAddress(request) })));
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
const patientBuckets = [buckets.chat, buckets.general, smsPicturesBucket].join('|');
const patientFile = new RegExp(`^/storage/v1/object/(?:authenticated/|info/|)(${patientBuckets})/(.+)$`);
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

/** Skip attempts over the limit, which could flood the log. Never log the input: it may be a password. */
async function refusedSignIn(sql: Sql, request: FastifyRequest, reply: FastifyReply): Promise<NewAuditEntry[]> {
  const { statusCode: status } = reply;
  const code = reply.getHeader('x-sb-error-code');
  if (factorCheck.test(request.backendTarget?.path ?? '') && status === 422 && code === 'mfa_verification_failed') {
    const userId = callerOf(request);
    return [{ action: 'sign_in_refused', outcome: 'refused', actorId: null, target: userId, detail: 'second factor' }];
  }
  if (!isPasswordSignIn(request) || status < 400 || status >= 500 || status === 429 || noTry.includes(code)) return [];
  const email = typedEmail(readKept(request));
  const [account] =
    email === null
      ? []
      : await sql<{ id: string }[]>`select id from auth.users where email = ${email} and deleted_at is null`;
  const detail = typeof code === 'string' ? code : null;
  return [{ action: 'sign_in_refused', outcome: 'refused', actorId: null, target: account?.id ?? null, detail }];
}

/** Parse as the services do; Supabase ignores the key's case. */
function typedEmail(body: unknown): string | null {
  const [, email] = Object.entries(Object(body)).findLast(([key]) => key.toLowerCase() === 'email') ?? [];
  return typeof email === 'string' ? storableText(email.trim().toLowerCase()) : null;
}

function readings(request: FastifyRequest, reply: FastifyReply): NewAuditEntry[] {
  const { backendTarget: target, method } = request;
  if (!target || (reply.statusCode !== 200 && reply.statusCode !== 206)) return [];
  const actorId = callerOf(request);
  if (actorId === null) return [];
  if (target.path === '/rest/v1/messages') {
    const isEmpty = String(reply.getHeader('content-range') ?? '').startsWith('*/');
    return isEmpty ? [] : [{ action: 'messages_read', actorId, target: 'messages' }];
  }
  const file = method === 'GET' || method === 'HEAD' ? fileNamed(target.path) : null;
  return file === null ? [] : [{ action: 'file_read', actorId, target: file }];
}

/** The patient file of a path, as `bucket/path`. */
function fileNamed(path: string): string | null {
  const [, bucket, key] = patientFile.exec(path) ?? [];
  return bucket && key ? `${bucket}/${decodeURIComponent(key)}` : null;
}

/** Trust it only after the service accepted the token. */
function callerOf({ headers }: FastifyRequest): string | null {
  try {
    return decodeJwt(headers.authorization?.replace(/^Bearer /, '') ?? '').sub ?? null;
  } catch {
    return null;
  }
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
