import { createHash, randomBytes } from 'node:crypto';
import type { SetupLinkEnd } from '@rxweb/contracts/session';
import { setupSteps } from '@rxweb/contracts/setup';
import { passwordLimits, setupLimits } from '@rxweb/contracts/shared/limits';
import type { AnySql, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { SupabaseClient } from '@supabase/supabase-js';
import { AppError } from '../../kernel/errors/app-error.ts';

export interface FirstAdminDeps {
  sql: Sql;
  supabase: SupabaseClient;
}

/** Only one parallel attempt wins. Any free number. */
const setupLock = 7_201_001;

/** The setup link is for new installations only (security row A6). */
export async function adminEverExisted(sql: AnySql): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`select exists (select from app.first_admin) as found`;
  return row.found;
}

/** A one-time token of 192 random bits, which voids older ones. Only its hash is stored. */
export async function createSetupToken(sql: Sql, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + setupLimits.linkLifeMs);
  await inTransaction(sql, async (tx) => {
    await revokeSetupLinks(tx);
    await tx`
      insert into app.capabilities (hash, kind, expires_at) values (${hashOf(token)}, 'setup_link', ${expiresAt})`;
  });
  return token;
}

/** Once there was an administrator, every link counts as used. */
export async function endOfSetupLink(sql: AnySql, token: string, now: Date): Promise<SetupLinkEnd | null> {
  if (await adminEverExisted(sql)) return 'used';
  const [link] = await sql<{ replaced: boolean; expired: boolean }[]>`
    select revoked_at is not null as replaced, expires_at <= ${now} as expired from app.capabilities
    where hash = ${hashOf(token)} and kind = 'setup_link'`;
  if (link?.expired) return 'expired';
  return !link || link.replaced ? 'replaced' : null;
}

/** Throws `not_found` for wrong, old or used tokens, and once there was an administrator. */
export async function setUpFirstAdmin(
  deps: FirstAdminDeps,
  token: string,
  email: string,
  password: string,
  now: Date,
): Promise<void> {
  await inTransaction(deps.sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${setupLock})`;
    const [link] = await tx`
      select 1 from app.capabilities
      where hash = ${hashOf(token)} and kind = 'setup_link' and revoked_at is null and expires_at > ${now}`;
    if (!link || (await adminEverExisted(tx)))
      throw new AppError('not_found', { message: 'This setup link is no longer valid.' });
    await createAdmin(deps.supabase, tx, email, password);
    await tx`insert into app.setup_steps (step) select unnest(${[...setupSteps]}::text[]) on conflict (step) do nothing`;
    await revokeSetupLinks(tx);
  });
}

/**
 * Creates the configured administrator unless one exists. Who owns the environment controls the machine, so this also recovers from having
 * none.
 */
export async function ensureConfiguredAdmin(deps: FirstAdminDeps, email: string, password: string): Promise<boolean> {
  return inTransaction(deps.sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${setupLock})`;
    const [admin] = await tx`select 1 from app.staff where role = 'admin'`;
    if (admin) return false;
    await createAdmin(deps.supabase, tx, email, password);
    return true;
  });
}

async function createAdmin(
  supabase: SupabaseClient,
  tx: TransactionSql,
  email: string,
  password: string,
): Promise<void> {
  if ([...password].length < passwordLimits.minChars) {
    throw new AppError('weak_password', {
      message: `The password must have at least ${passwordLimits.minChars} characters.`,
    });
  }
  const userId = await createOrResumeUser(supabase, tx, email, password);
  await tx`insert into app.staff (user_id, role) values (${userId}, 'admin')
    on conflict (user_id) do update set role = 'admin', blocked = false, updated_at = now()`;
}

/** Reuse the account of an interrupted attempt. */
async function createOrResumeUser(
  supabase: SupabaseClient,
  tx: TransactionSql,
  email: string,
  password: string,
): Promise<string> {
  const [left] = await tx<{ id: string }[]>`select id from auth.users where email = ${email} and deleted_at is null`;
  const { data, error } = left
    ? await supabase.auth.admin.updateUserById(left.id, { password, email_confirm: true })
    : await supabase.auth.admin.createUser({ email, password, email_confirm: true });
  if (error?.code === 'weak_password') throw new AppError('weak_password');
  if (error || !data.user) throw new AppError('unavailable', { cause: error });
  return data.user.id;
}

async function revokeSetupLinks(tx: TransactionSql): Promise<void> {
  await tx`update app.capabilities set revoked_at = now() where kind = 'setup_link' and revoked_at is null`;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
