import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnySql, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../errors/app-error.ts';

export interface IdempotentRequest {
  actorId: string;
  /** Random; the page makes one for each form. */
  key: string;
  body: unknown;
}

export interface Steps<T> {
  /** Commits together with its answer. */
  inTransaction(tx: TransactionSql): Promise<T>;
  /** Completes the committed answer. Repeats of the request wait for the result. */
  afterCommit?: ((answer: T) => Promise<T>) | undefined;
}

interface SavedAnswer<T> {
  answer: T;
  isFinal: boolean;
}

/** If it took longer than this, its server stopped and the committed answer is final. */
const finalAnswerSeconds = 25;

/**
 * Runs the steps for the first request with this key; repeats get its answer. Throws `idempotency_mismatch` for a different body. Without a
 * request, just runs the steps.
 */
export async function runOnce<T>(sql: Sql, request: IdempotentRequest | null, steps: Steps<T>): Promise<T> {
  const { saved, isFirst } = await inTransaction(sql, async (tx) => {
    const earlier = request && (await lockSaved<T>(tx, request));
    if (earlier) return { saved: earlier, isFirst: false };
    const first = { answer: await steps.inTransaction(tx), isFinal: !steps.afterCommit };
    if (request) await save(tx, request, first);
    return { saved: first, isFirst: true };
  });
  if (request && !isFirst) return waitForFinal(sql, request, saved);
  if (!steps.afterCommit) return saved.answer;
  const answer = await steps.afterCommit(saved.answer);
  if (request) await save(sql, request, { answer, isFinal: true });
  return answer;
}

async function waitForFinal<T>(sql: Sql, request: IdempotentRequest, first: SavedAnswer<T>): Promise<T> {
  let saved = first;
  while (!saved.isFinal) {
    await wait(200);
    saved = (await readSaved<T>(sql, request)) ?? { ...saved, isFinal: true };
  }
  return saved.answer;
}

/** Parallel repeats wait for the first. */
async function lockSaved<T>(tx: TransactionSql, request: IdempotentRequest): Promise<SavedAnswer<T> | null> {
  const { keyHash } = deriveKeys(request);
  await tx`select pg_advisory_xact_lock(hashtextextended(${keyHash.toString('hex')}, 0))`;
  await tx`
    delete from app.idempotency_keys where key_hash in (
      select key_hash from app.idempotency_keys where created_at <= now() - interval '1 day' limit 50 for update skip locked)`;
  return readSaved(tx, request);
}

async function readSaved<T>(sql: AnySql, request: IdempotentRequest): Promise<SavedAnswer<T> | null> {
  const { keyHash, sealingKey } = deriveKeys(request);
  const [row] = await sql<{ sealed: Buffer; isFinal: boolean }[]>`
    select sealed, is_settled or created_at < now() - ${finalAnswerSeconds} * interval '1 second' as "isFinal"
    from app.idempotency_keys where key_hash = ${keyHash} and created_at > now() - interval '1 day'`;
  if (!row) return null;
  const { bodyHash, answer } = open<{ bodyHash: string; answer: T }>(sealingKey, row.sealed);
  if (bodyHash !== hashOfBody(request)) throw new AppError('idempotency_mismatch');
  return { answer, isFinal: row.isFinal };
}

async function save<T>(sql: AnySql, request: IdempotentRequest, { answer, isFinal }: SavedAnswer<T>) {
  const { keyHash, sealingKey } = deriveKeys(request);
  const sealed = seal(sealingKey, { bodyHash: hashOfBody(request), answer });
  await sql`
    insert into app.idempotency_keys (key_hash, sealed, is_settled) values (${keyHash}, ${sealed}, ${isFinal})
    on conflict (key_hash) do update set sealed = excluded.sealed, is_settled = excluded.is_settled, created_at = now()`;
}

/** Without the key, the saved answer (a link, say) can't be decrypted. */
function deriveKeys({ actorId, key }: IdempotentRequest) {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, actorId, purpose, 32));
  return { keyHash: derive('name of a form'), sealingKey: derive('answer to a form') };
}

const hashOfBody = ({ body }: IdempotentRequest) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

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
