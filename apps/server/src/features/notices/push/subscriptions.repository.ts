import type { Language } from '@rxweb/contracts/shared/language';
import { noticeLimits, type PushDevice } from '@rxweb/contracts/staff-notices';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import type { PushTarget } from './send-push.ts';

export interface NewSubscription extends PushTarget {
  userId: string;
  sessionId: string;
  keyId: string;
  language: Language;
  /** The user agent of its session. */
  at: Date;
}

export interface Subscription extends PushTarget {
  id: string;
  userId: string;
  language: Language;
}

/**
 * A browser has one subscription, of the account that was last there. True if this account didn't have it. Of too many, the ones unused for
 * longest go.
 */
export async function keepSubscription(
  tx: TransactionSql,
  { userId, sessionId, endpoint, p256dh, auth, keyId, language, at }: NewSubscription,
): Promise<{ id: string; isNew: boolean }> {
  await tx`delete from app.push_subscriptions where endpoint = ${endpoint} and user_id <> ${userId}`;
  const [row] = await tx<[{ id: string; isNew: boolean }]>`
    insert into app.push_subscriptions (user_id, session_id, endpoint, p256dh, auth, key_id, language, device, created_at, renewed_at)
    select ${userId}, x.id, ${endpoint}, ${p256dh}, ${auth}, ${keyId}, ${language}, left(coalesce(x.user_agent, ''), 300), ${at}, ${at}
    from auth.sessions x where x.id = ${sessionId}
    on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      key_id = excluded.key_id, language = excluded.language, renewed_at = excluded.renewed_at, failing_since = null
    returning id, xmax = 0 as "isNew"`;
  await tx`
    delete from app.push_subscriptions where id in (
      select id from app.push_subscriptions where user_id = ${userId} order by renewed_at desc, id offset ${noticeLimits.maxDevices})`;
  return row;
}

export async function findSubscription(sql: Sql, id: string): Promise<Subscription | null> {
  const [row] = await sql<(Omit<Subscription, 'p256dh' | 'auth'> & { p256dh: Uint8Array; auth: Uint8Array })[]>`
    select id, user_id as "userId", endpoint, p256dh, auth, language from app.push_subscriptions where id = ${id}`;
  return row ? { ...row, p256dh: Buffer.from(row.p256dh), auth: Buffer.from(row.auth) } : null;
}

export async function listDevices(sql: Sql, userId: string): Promise<PushDevice[]> {
  const rows = await sql<(Omit<PushDevice, 'at'> & { at: Date })[]>`
    select id, device as "userAgent", created_at as at, failing_since is not null as "isFailing"
    from app.push_subscriptions where user_id = ${userId} order by created_at, id`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** False if it is another account's, or gone. */
export async function dropOwnSubscription(tx: TransactionSql, userId: string, id: string): Promise<boolean> {
  return (await tx`delete from app.push_subscriptions where id = ${id} and user_id = ${userId}`).count > 0;
}

export async function dropSubscription(sql: Sql, id: string): Promise<void> {
  await sql`delete from app.push_subscriptions where id = ${id}`;
}

export async function noteWorking(sql: Sql, id: string): Promise<void> {
  await sql`update app.push_subscriptions set failing_since = null where id = ${id} and failing_since is not null`;
}

export async function noteFailing(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`update app.push_subscriptions set failing_since = ${now} where id = ${id} and failing_since is null`;
}

/** Those of another key, and of devices that no one came back to. */
export async function dropDeadSubscriptions(sql: Sql, keyId: string, now: Date): Promise<void> {
  await sql`
    delete from app.push_subscriptions
    where key_id <> ${keyId} or renewed_at < ${now}::timestamptz - ${noticeLimits.deviceLifeDays} * interval '1 day'`;
}
