import { type Role, roles } from '@rxweb/contracts/shared/roles';
import type { AccountLink, ManagedUser } from '@rxweb/contracts/users';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { type AccountLinkDeps, mailAccountLink, makeAccountLink } from './account-links.ts';
import type { AccountLinkType } from './account-mail.ts';
import * as repository from './users.repository.ts';

export type UsersDeps = AccountLinkDeps & { sql: Sql };

interface StaffChange {
  role?: Role | undefined;
  blocked?: boolean | undefined;
  version: number;
}

/**
 * Changes role or block, when `version` is that of now; otherwise `conflict` with the account as it is. A block and a lower role end the
 * person's sessions, which closes their sockets too.
 */
export async function updateUser(
  { sql }: UsersDeps,
  actor: Actor,
  id: string,
  change: StaffChange,
): Promise<ManagedUser> {
  assertNotOneself(actor, id);
  return inTransaction(sql, async (tx) => {
    await repository.lockStaffForChange(tx, actor);
    const before = await requireUser(tx, id);
    if (before.version !== change.version) {
      const message = `Someone else changed this account. It is now ${describe(before)}.`;
      throw new AppError('conflict', { message, current: before });
    }
    await applyChange(tx, actor, before, change);
    return requireUser(tx, id);
  });
}

async function applyChange(
  tx: TransactionSql,
  actor: Actor,
  before: ManagedUser,
  { role = before.role === 'public' ? undefined : before.role, blocked = before.blocked }: StaffChange,
): Promise<void> {
  const { id } = before;
  if (role === undefined) throw new AppError('conflict', { message: 'Give this account a role first.' });
  const blockChanges = blocked !== before.blocked;
  if (role === before.role && !blockChanges) return;
  if (role !== 'admin' || blocked) await assertNotLastAdmin(tx, before);
  if (blockChanges || rank(role) < rank(before.role)) await repository.deleteSessions(tx, id);
  await repository.writeStaff(tx, { id, role, blocked, by: actor.userId });
  if (blockChanges) await repository.setBan(tx, id, blocked);
}

/** Removes an account, whatever it was invited to, and its sessions. */
export async function deleteUser({ sql }: UsersDeps, actor: Actor, id: string): Promise<{ id: string }> {
  assertNotOneself(actor, id);
  return inTransaction(sql, async (tx) => {
    await repository.lockStaffForChange(tx, actor);
    const user = await requireUser(tx, id);
    await assertNotLastAdmin(tx, user);
    await repository.deleteSessions(tx, id);
    await repository.deleteAccount(tx, id);
    // Of staff the database notes it itself.
    if (user.role === 'public')
      await writeAuditEntries(tx, [
        { action: 'user_deleted', actorId: actor.userId, target: id, address: actor.address },
      ]);
    return { id };
  });
}

/** Invites somebody anew who has not accepted yet. */
export function resendInvite(deps: UsersDeps, actor: Actor, id: string): Promise<AccountLink> {
  return sendLink(deps, actor, id, 'invite', async (tx, user) => {
    if (user.email_confirmed_at !== null)
      throw new AppError('conflict', { message: 'This person has already accepted the invitation.' });
    await writeAuditEntries(tx, [
      { action: 'user_invited', actorId: actor.userId, target: id, address: actor.address },
    ]);
  });
}

/** Makes a link to a new password and signs the person out everywhere. */
export function resetPassword(deps: UsersDeps, actor: Actor, id: string): Promise<AccountLink> {
  return sendLink(deps, actor, id, 'recovery', async (tx, user) => {
    if (user.email_confirmed_at === null)
      throw new AppError('conflict', { message: 'This person hasn’t accepted the invitation yet. Send it again.' });
    await writeAuditEntries(tx, [
      { action: 'password_reset', actorId: actor.userId, target: id, address: actor.address },
    ]);
    await repository.deleteSessions(tx, id);
  });
}

/**
 * The link is made last, before the commit: without the note there is no link, and without the link no note. No row of the account is locked
 * by then, since the auth service, which makes the link, would wait for it.
 */
async function sendLink(
  deps: UsersDeps,
  actor: Actor,
  id: string,
  type: AccountLinkType,
  note: (tx: TransactionSql, user: ManagedUser) => Promise<void>,
): Promise<AccountLink> {
  const { email, link } = await inTransaction(deps.sql, async (tx) => {
    await repository.setActor(tx, actor);
    const user = await requireUser(tx, id);
    if (user.blocked) throw new AppError('conflict', { message: 'This account is blocked. Unblock it first.' });
    if (user.email === '') throw new AppError('conflict', { message: 'This account has no email address.' });
    await note(tx, user);
    return { email: user.email, link: await makeAccountLink(deps, type, user.email) };
  });
  return mailAccountLink(deps, type, email, link);
}

/** Signs somebody out everywhere. */
export async function endUserSessions({ sql }: UsersDeps, actor: Actor, id: string): Promise<{ ended: number }> {
  return inTransaction(sql, async (tx) => {
    await repository.setActor(tx, actor);
    await requireUser(tx, id);
    const ended = await repository.deleteSessions(tx, id);
    const detail = String(ended);
    await writeAuditEntries(tx, [
      { action: 'sessions_ended', actorId: actor.userId, target: id, detail, address: actor.address },
    ]);
    return { ended };
  });
}

/** Takes somebody's second factor; the database notes it and takes the recovery codes along. */
export async function removeSecondFactor({ sql }: UsersDeps, actor: Actor, id: string): Promise<ManagedUser> {
  assertNotOneself(actor, id);
  return inTransaction(sql, async (tx) => {
    await repository.setActor(tx, actor);
    await requireUser(tx, id);
    await repository.deleteFactors(tx, id);
    return requireUser(tx, id);
  });
}

async function requireUser(tx: TransactionSql, id: string): Promise<ManagedUser> {
  const user = await repository.findManagedUser(tx, id);
  if (!user) throw new AppError('not_found');
  return user;
}

function assertNotOneself(actor: Actor, id: string): void {
  if (id === actor.userId) throw new AppError('own_account');
}

/** For a change after which this account is no administrator who can act. */
async function assertNotLastAdmin(tx: TransactionSql, user: ManagedUser): Promise<void> {
  if (user.role !== 'admin' || user.blocked) return;
  if ((await repository.countOtherAdmins(tx, user.id)) === 0) throw new AppError('last_admin');
}

const rank = (role: ManagedUser['role']) => (role === 'public' ? -1 : roles.indexOf(role));

const describe = ({ role, blocked }: ManagedUser) => `${role}, ${blocked ? 'blocked' : 'active'}`;
