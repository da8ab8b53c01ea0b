import { passwordLimits } from '@rxweb/contracts/shared/limits';
import type { Role } from '@rxweb/contracts/shared/roles';
import type { createUser as endpoint } from '@rxweb/contracts/users';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';
import { writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { runOnce } from '../../kernel/idempotency/run-once.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import { type AccountLinkDeps, mailAccountLink, makeAccountLink } from './account-links.ts';
import { asAppError } from './auth-failure.ts';
import { setActor, writeStaff } from './users.repository.ts';

export interface NewUser {
  email: string;
  password: string;
  role: Role;
  sendInvite: boolean;
  name?: string | undefined;
}
type CreatedUser = z.output<(typeof endpoint)['output']>;

/**
 * Creates an account with a role, once per key. A failure before the role deletes the account; a crash leaves one without a role, which the
 * list shows.
 */
export async function createUser(
  deps: AccountLinkDeps & { sql: Sql },
  actor: Actor,
  user: NewUser,
  key: string | undefined,
): Promise<CreatedUser> {
  assertPassword(user);
  const request = key === undefined ? null : { actorId: actor.userId, key, body: user };
  let madeId: string | null = null;
  return runOnce<CreatedUser>(deps.sql, request, {
    inTransaction: (tx) =>
      make(deps, tx, actor, user, (id) => {
        madeId = id;
      }),
    afterCommit: user.sendInvite && deps.sendMail ? (made) => mailInvitation(deps, made) : undefined,
  }).catch(async (error: unknown) => {
    if (madeId !== null) await takeBack(deps, madeId);
    throw error;
  });
}

function assertPassword({ password, sendInvite }: NewUser): void {
  if (sendInvite && password === '') return;
  if ([...password].length < passwordLimits.minChars)
    throw new AppError('weak_password', {
      message: `The password must have at least ${passwordLimits.minChars} characters.`,
    });
}

/** Create the link first: giving the role locks the account's row, which an external Supabase updates for a link. */
async function make(
  deps: AccountLinkDeps,
  tx: TransactionSql,
  actor: Actor,
  { email, password, role, sendInvite, name }: NewUser,
  onMade: (id: string) => void,
): Promise<CreatedUser> {
  const { data, error } = await deps.supabase.auth.admin.createUser({
    email,
    ...(password !== '' && { password }),
    email_confirm: !sendInvite,
  });
  if (error) throw asAppError(error);
  const { id, created_at, email_confirmed_at = null } = data.user;
  onMade(id);
  const invite = sendInvite ? await makeAccountLink(deps, 'invite', email) : null;
  await setActor(tx, actor);
  await writeStaff(tx, { id, role, blocked: false, name, by: actor.userId });
  if (invite)
    await writeAuditEntries(tx, [
      { action: 'user_invited', actorId: actor.userId, target: id, address: actor.address },
    ]);
  return { id, email, role, created_at, email_confirmed_at, invite };
}

async function mailInvitation(deps: AccountLinkDeps, made: CreatedUser): Promise<CreatedUser> {
  if (!made.invite) return made;
  return { ...made, invite: await mailAccountLink(deps, 'invite', made.email, made.invite) };
}

/** Delete only if it certainly has no role: after a lost connection, the commit is uncertain. */
async function takeBack({ sql, supabase, log }: AccountLinkDeps & { sql: Sql }, id: string): Promise<void> {
  try {
    const [staff] = await sql`select from app.staff where user_id = ${id}`;
    if (staff) return;
    const { error } = await supabase.auth.admin.deleteUser(id);
    if (error) throw error;
  } catch (error) {
    log.warn({ failure: describeError(error), userId: id }, 'an account was left without a role');
  }
}
