import { accountLinkLifeMs } from '@rxweb/contracts/shared/limits';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { ManagedUser } from '@rxweb/contracts/users';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import type { Actor } from '../../kernel/http/actor.ts';

/** Two administrators can't remove each other. Any free number. */
const staffLock = 7_201_002;

/** Sets the actor for the audit log and takes the staff lock. Lock sessions before accounts, as a refresh does. */
export async function lockStaffForChange(tx: TransactionSql, actor: Actor): Promise<void> {
  await lockStaff(tx);
  await setActor(tx, actor);
}

export async function lockStaff(tx: TransactionSql): Promise<void> {
  await tx`select pg_advisory_xact_lock(${staffLock})`;
}

export async function setActor(tx: TransactionSql, { userId, address }: Actor): Promise<void> {
  await tx`select set_config('app.actor', ${userId}, true), set_config('app.address', ${address}, true)`;
}

type UserRow = Omit<ManagedUser, TimeKey> & Record<TimeKey, Date | null> & { created_at: Date };
type TimeKey = 'created_at' | 'last_sign_in_at' | 'email_confirmed_at' | 'invite_expires_at' | 'reset_expires_at';

/** Oldest first. */
export function listManagedUsers(sql: AnySql): Promise<ManagedUser[]> {
  return selectUsers(sql, null);
}

export async function findManagedUser(sql: AnySql, id: string): Promise<ManagedUser | null> {
  const [user] = await selectUsers(sql, id);
  return user ?? null;
}

async function selectUsers(sql: AnySql, id: string | null): Promise<ManagedUser[]> {
  const rows = await sql<UserRow[]>`
    select u.id, coalesce(u.email, '') as email, s.name, coalesce(s.role, 'public') as role, u.created_at, u.last_sign_in_at, u.email_confirmed_at,
      nullif(u.phone, '') as phone, coalesce(s.blocked, false) or coalesce(u.banned_until > now(), false) as blocked,
      invite.expires_at as invite_expires_at, reset.expires_at as reset_expires_at, coalesce(s.version, 0) as version,
      exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as second_factor
    from auth.users u
    left join app.staff s on s.user_id = u.id
    left join lateral ${linkOf(sql, 'confirmation_token')} invite on u.email_confirmed_at is null and invite.expires_at > now()
    left join lateral ${linkOf(sql, 'recovery_token')} reset on reset.expires_at > now()
    where u.deleted_at is null and (${id}::uuid is null or u.id = ${id})
    order by u.created_at, u.id`;
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_sign_in_at: isoTime(row.last_sign_in_at),
    email_confirmed_at: isoTime(row.email_confirmed_at),
    invite_expires_at: isoTime(row.invite_expires_at),
    reset_expires_at: isoTime(row.reset_expires_at),
  }));
}

const linkOf = (sql: AnySql, type: 'confirmation_token' | 'recovery_token') => sql`(
  select (t.created_at at time zone 'utc') + ${accountLinkLifeMs} * interval '1 millisecond' as expires_at
  from auth.one_time_tokens t where t.user_id = u.id and t.token_type = ${type})`;

const isoTime = (time: Date | null) => time?.toISOString() ?? null;

/** Not blocked, deleted, or only invited. */
export async function countOtherAdmins(tx: TransactionSql, id: string): Promise<number> {
  const [row] = await tx<[{ count: number }]>`
    select count(*)::int as count from app.acting_staff
    where role = 'admin' and user_id <> ${id} and confirmed_at is not null`;
  return row.count;
}

interface StaffRow {
  id: string;
  role: Role;
  blocked: boolean;
  /** For a new account. */
  name?: string | undefined;
  /** Null: the operator. */
  by: string | null;
}

export async function writeStaff(tx: TransactionSql, { id, role, blocked, name, by }: StaffRow): Promise<void> {
  await tx`
    insert into app.staff (user_id, role, blocked, name, updated_by) values (${id}, ${role}, ${blocked}, ${name ?? null}, ${by})
    on conflict (user_id) do update set role = excluded.role, blocked = excluded.blocked, updated_by = excluded.updated_by`;
}

/** False for an account that is not staff. The database notes it in the audit log, and in the account's metadata. */
export async function writeName(tx: TransactionSql, id: string, name: string | null): Promise<boolean> {
  return (await tx`update app.staff set name = ${name} where user_id = ${id}`).count > 0;
}

/** Also at the auth service. The database voids the account's links. */
export async function setBan(tx: TransactionSql, id: string, isBanned: boolean): Promise<void> {
  await tx`
    update auth.users set banned_until = ${isBanned ? tx`now() + interval '1000 years'` : null} where id = ${id}`;
}

export type SessionEnd =
  | 'account blocked'
  | 'account deleted'
  | 'ended by an administrator'
  | 'password reset'
  | 'role changed';

/** Returns the count. The audit log gets the reason, unless a command gave its own. */
export async function deleteSessions(tx: TransactionSql, id: string, reason: SessionEnd): Promise<number> {
  await tx`
    select set_config('auth.session_end', coalesce(nullif(current_setting('auth.session_end', true), ''), ${reason}), true)`;
  return (await tx`delete from auth.sessions where user_id = ${id}`).count;
}

/**
 * Also links, codes and file addresses; returns the count of sessions. Deletes them twice: a link may open one before the account is locked.
 * Never before a call to the auth service.
 */
export async function endAccess(tx: TransactionSql, id: string, reason: SessionEnd): Promise<number> {
  const ended = await deleteSessions(tx, id, reason);
  await tx`select app.revoke_capabilities(${id})`;
  return ended + (await deleteSessions(tx, id, reason));
}

/** No password signs in then, until a new one is chosen. */
export async function takePasswordAway(tx: TransactionSql, id: string): Promise<void> {
  await tx`update auth.users set encrypted_password = '', updated_at = now() where id = ${id}`;
}

/** Downgrades their sessions to one factor. */
export async function deleteFactors(tx: TransactionSql, id: string): Promise<void> {
  await tx`
    update auth.sessions set aal = 'aal1', factor_id = null where user_id = ${id} and factor_id is not null`;
  await tx`delete from auth.mfa_factors where user_id = ${id}`;
}

/** As the auth service does. */
export async function deleteAccount(tx: TransactionSql, id: string): Promise<void> {
  await tx`delete from auth.users where id = ${id}`;
}
