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

interface AuditBackendCallsOptions {
  audit: AuditLog;
  sql: Sql;
}

/**
 * Notes in the audit log what people do at the backend-as-a-service (security row O2): sign-ins that were refused, and what staff read of
 * patients. It stands behind the gate and looks at the answer: what it says of a token was checked by whoever answered. The note is written
 * before the answer leaves; when that fails, nothing leaves.
 */
export function auditBackendCalls(app: FastifyInstance, { audit, sql }: AuditBackendCallsOptions): void {
  app.decorateRequest('bodyStart', null);
  app.addHook('preParsing', async (request, _reply, payload) =>
    needsBody(request) ? keepStart(request, payload) : payload,
  );
  app.addHook('onSend', async (request, reply, payload) => {
    try {
      const notes = [...(await refusedSignIn(sql, request, reply)), ...readings(request, reply)];
      if (notes.length > 0) await audit.write(...notes.map((note) => ({ ...note, address: clientAddress(request) })));
      return payload;
    } catch (error) {
      request.log.error({ failure: describeError(error) }, 'the audit log could not be written');
      if (payload instanceof Readable) payload.destroy();
      return refuse(reply);
    }
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The first bytes of a body that passes through, for what has to be noted of it. */
    bodyStart: Buffer[] | null;
  }
}

const factorCheck = /^\/auth\/v1\/factors\/[\w-]+\/verify$/;
const patientBuckets = [buckets.chat, buckets.general, smsPicturesBucket].join('|');
const patientFile = new RegExp(`^/storage/v1/object/(authenticated/|info/|sign/|)(${patientBuckets})/(.+)$`);
const patientFilesSigned = new RegExp(`^/storage/v1/object/sign/(${patientBuckets})$`);
const maxKeptBytes = 64 * 1024;

/** Refusals of what was no try at all: no rows for whoever sends nonsense. */
const noTry: unknown[] = ['bad_json', 'validation_failed'];

const isSignIn = ({ backendTarget }: FastifyRequest) =>
  backendTarget?.path === '/auth/v1/token' &&
  new URLSearchParams(backendTarget.query).getAll('grant_type').includes('password');

function needsBody(request: FastifyRequest): boolean {
  return isSignIn(request) || patientFilesSigned.test(request.backendTarget?.path ?? '');
}

/** Lets a body pass, and keeps its start. */
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

/** Tries over the limit are not noted: anybody could fill the log with them. What was typed is not either, it may be a password. */
async function refusedSignIn(sql: Sql, request: FastifyRequest, reply: FastifyReply): Promise<NewAuditEntry[]> {
  const { statusCode: status } = reply;
  const code = reply.getHeader('x-sb-error-code');
  if (factorCheck.test(request.backendTarget?.path ?? '') && status === 422 && code === 'mfa_verification_failed') {
    const userId = callerOf(request);
    return [{ action: 'sign_in_refused', outcome: 'refused', actorId: null, target: userId, detail: 'second factor' }];
  }
  if (!isSignIn(request) || status < 400 || status >= 500 || status === 429 || noTry.includes(code)) return [];
  const email = typedEmail(readKept(request));
  const [account] =
    email === null
      ? []
      : await sql<{ id: string }[]>`select id from auth.users where email = ${email} and deleted_at is null`;
  const detail = typeof code === 'string' ? code : null;
  return [{ action: 'sign_in_refused', outcome: 'refused', actorId: null, target: account?.id ?? null, detail }];
}

/** As the services read it, of which Supabase's takes the key in any case. */
function typedEmail(body: unknown): string | null {
  const [, email] = Object.entries(Object(body)).findLast(([key]) => key.toLowerCase() === 'email') ?? [];
  return typeof email === 'string' ? storableText(email.trim().toLowerCase()) : null;
}

/** What somebody who is signed in was given to read. */
function readings(request: FastifyRequest, reply: FastifyReply): NewAuditEntry[] {
  const { backendTarget: target, method } = request;
  if (!target || (reply.statusCode !== 200 && reply.statusCode !== 206)) return [];
  const actorId = callerOf(request);
  if (actorId === null) return [];
  if (target.path === '/rest/v1/messages') {
    const isEmpty = String(reply.getHeader('content-range') ?? '').startsWith('*/');
    return isEmpty ? [] : [{ action: 'messages_read', actorId, target: 'messages' }];
  }
  return filesRead(request, target.path, method).map((file) => ({ action: 'file_read', actorId, target: file }));
}

/** `bucket/path` of each patient's file that the call reads, or makes an address for. What such an address opens was noted when it was made. */
function filesRead(request: FastifyRequest, path: string, method: string): string[] {
  const [, way, bucket, key] = patientFile.exec(path) ?? [];
  if (bucket && key) {
    const isRead = way === 'sign/' ? method === 'POST' : method === 'GET' || method === 'HEAD';
    return isRead ? [`${bucket}/${decodeURIComponent(key)}`] : [];
  }
  const [, signed] = patientFilesSigned.exec(path) ?? [];
  if (!signed) return [];
  const { paths } = Object(readKept(request));
  const names = Array.isArray(paths) ? paths.filter((name) => typeof name === 'string') : ['?'];
  return names.map((name) => `${signed}/${name}`);
}

/** Whose token it is. Only to be believed once the service has answered that it is good. */
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
