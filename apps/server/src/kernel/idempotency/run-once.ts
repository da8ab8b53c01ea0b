import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import { AppError } from '../errors/app-error.ts';

/** A form that may be sent more than once and is to be carried out once. */
export interface Form {
  actorId: string;
  /** Random, made by the page for this form. */
  key: string;
  body: unknown;
}

interface Kept<T> {
  answer: T;
  /** False when it was carried out before. */
  isFirst: boolean;
  isSettled: boolean;
}

/** What is left to do for an answer, a mail, takes no longer; then the server stopped on the way. */
const settleSeconds = 25;

/**
 * Carries a form out in this transaction, or gives the answer of the first time. Of parallel ones the first works while the others wait.
 * Throws `idempotency_mismatch` for another body under the same key.
 */
export async function carryOutOnce<T>(
  tx: TransactionSql,
  form: Form,
  isSettled: boolean,
  work: () => Promise<T>,
): Promise<Kept<T>> {
  const { keyHash, sealingKey } = deriveKeys(form);
  await tx`select pg_advisory_xact_lock(hashtextextended(${keyHash.toString('hex')}, 0))`;
  await tx`
    delete from app.idempotency_keys where key_hash in (
      select key_hash from app.idempotency_keys where created_at <= now() - interval '1 day' limit 50 for update skip locked)`;
  const kept = await readKept<T>(tx, form);
  if (kept) return kept;
  const answer = await work();
  const sealed = seal(sealingKey, { bodyHash: hashOfBody(form), answer });
  await tx`
    insert into app.idempotency_keys (key_hash, sealed, is_settled) values (${keyHash}, ${sealed}, ${isSettled})
    on conflict (key_hash) do update set sealed = excluded.sealed, is_settled = excluded.is_settled, created_at = now()`;
  return { answer, isFirst: true, isSettled };
}

/** Replaces the kept answer by the final one. */
export async function settle(sql: AnySql, form: Form, answer: unknown): Promise<void> {
  const { keyHash, sealingKey } = deriveKeys(form);
  const sealed = seal(sealingKey, { bodyHash: hashOfBody(form), answer });
  await sql`update app.idempotency_keys set sealed = ${sealed}, is_settled = true where key_hash = ${keyHash}`;
}

/** The final answer to a form that was carried out before; waits while it is not yet settled. */
export async function awaitSettled<T>(sql: AnySql, form: Form, first: Kept<T>): Promise<T> {
  let kept = first;
  while (!kept.isSettled) {
    await wait(200);
    kept = (await readKept<T>(sql, form)) ?? { ...kept, isSettled: true };
  }
  return kept.answer;
}

async function readKept<T>(sql: AnySql, form: Form): Promise<Kept<T> | null> {
  const { keyHash, sealingKey } = deriveKeys(form);
  const [row] = await sql<{ sealed: Buffer; isSettled: boolean }[]>`
    select sealed, is_settled or created_at < now() - ${settleSeconds} * interval '1 second' as "isSettled"
    from app.idempotency_keys where key_hash = ${keyHash} and created_at > now() - interval '1 day'`;
  if (!row) return null;
  const { bodyHash, answer } = open<{ bodyHash: string; answer: T }>(sealingKey, row.sealed);
  if (bodyHash !== hashOfBody(form)) throw new AppError('idempotency_mismatch');
  return { answer, isFirst: false, isSettled: row.isSettled };
}

/** The key itself is not kept: without it nobody opens what is, neither a link nor, by trying, a password. */
function deriveKeys({ actorId, key }: Form) {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, actorId, purpose, 32));
  return { keyHash: derive('name of a form'), sealingKey: derive('answer to a form') };
}

const hashOfBody = ({ body }: Form) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

const ivBytes = 12;
const tagBytes = 16;

function seal(key: Buffer, value: unknown): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function open<T>(key: Buffer, sealed: Buffer): T {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  return JSON.parse(text.toString());
}
