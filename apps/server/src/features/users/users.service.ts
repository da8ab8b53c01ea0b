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

/** Throws `conflict` with the account unless `version` is current. A block or lower role ends the user's sessions and sockets. */
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
  if (blockChanges || rank(role) < rank(before.role))
    await repository.endAccess(tx, id, blocked ? 'account blocked' : 'role changed');
  await repository.writeStaff(tx, { id, role, blocked, by: actor.userId });
  if (blockChanges) await repository.setBan(tx, id, blocked);
}

export async function deleteUser({ sql }: UsersDeps, actor: Actor, id: string): Promise<{ id: string }> {
  assertNotOneself(actor, id);
  return inTransaction(sql, async (tx) => {
    await repository.lockStaffForChange(tx, actor);
    const user = await requireUser(tx, id);
    await assertNotLastAdmin(tx, user);
    await repository.deleteSessions(tx, id, 'account deleted');
    await repository.deleteAccount(tx, id);
    // The database audits staff itself.
    if (user.role === 'public')
      await writeAuditEntries(tx, [
        { action: 'user_deleted', actorId: actor.userId, target: id, address: actor.address },
      ]);
    return { id };
  });
}

/** Renews a pending invitation. */
export function resendInvite(deps: UsersDeps, actor: Actor, id: string): Promise<AccountLink> {
  return sendLink(deps, actor, id, 'invite', async (tx, user) => {
    if (user.email_confirmed_at !== null)
      throw new AppError('conflict', { message: 'This person has already accepted the invitation.' });
    await writeAuditEntries(tx, [
      { action: 'user_invited', actorId: actor.userId, target: id, address: actor.address },
    ]);
  });
}

/** Signs the user out everywhere. With `endPassword` the old password is dead even if no link can be made then. */
export async function resetPassword(
  deps: UsersDeps,
  actor: Actor,
  id: string,
  { endPassword }: { endPassword: boolean },
): Promise<AccountLink> {
  if (endPassword) await takePasswordAway(deps, actor, id);
  return sendLink(deps, actor, id, 'recovery', async (tx, user) => {
    assertAccepted(user);
    const detail = endPassword ? 'old password ended' : null;
    await writeAuditEntries(tx, [
      { action: 'password_reset', actorId: actor.userId, target: id, detail, address: actor.address },
    ]);
    await repository.deleteSessions(tx, id, 'password reset');
  });
}

/** In a transaction of its own, since the auth service makes the link and would wait for the account's row. */
function takePasswordAway({ sql }: UsersDeps, actor: Actor, id: string): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await repository.setActor(tx, actor);
    const user = await requireUser(tx, id);
    assertReachable(user);
    assertAccepted(user);
    await repository.endAccess(tx, id, 'password reset');
    await repository.takePasswordAway(tx, id);
  });
}

function assertAccepted({ email_confirmed_at: acceptedAt }: ManagedUser): void {
  if (acceptedAt === null)
    throw new AppError('conflict', { message: 'This person hasn’t accepted the invitation yet. Send it again.' });
}

function assertReachable({ blocked, email }: ManagedUser): void {
  if (blocked) throw new AppError('conflict', { message: 'This account is blocked. Unblock it first.' });
  if (email === '') throw new AppError('conflict', { message: 'This account has no email address.' });
}

/**
 * Create the link last, right before the commit, so link and audit entry exist together. The account's row must be unlocked: the auth
 * service would wait for it.
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
    assertReachable(user);
    await note(tx, user);
    return { email: user.email, link: await makeAccountLink(deps, type, user.email) };
  });
  return mailAccountLink(deps, type, email, link);
}

export async function endUserSessions({ sql }: UsersDeps, actor: Actor, id: string): Promise<{ ended: number }> {
  return inTransaction(sql, async (tx) => {
    await repository.setActor(tx, actor);
    await requireUser(tx, id);
    const ended = await repository.endAccess(tx, id, 'ended by an administrator');
    const detail = String(ended);
    await writeAuditEntries(tx, [
      { action: 'sessions_ended', actorId: actor.userId, target: id, detail, address: actor.address },
    ]);
    return { ended };
  });
}

/** The database audits it and deletes the recovery codes. */
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

/** For changes that leave this account without administrator power. */
async function assertNotLastAdmin(tx: TransactionSql, user: ManagedUser): Promise<void> {
  if (user.role !== 'admin' || user.blocked) return;
  if ((await repository.countOtherAdmins(tx, user.id)) === 0) throw new AppError('last_admin');
}

const rank = (role: ManagedUser['role']) => (role === 'public' ? -1 : roles.indexOf(role));

const describe = ({ role, blocked }: ManagedUser) => `${role}, ${blocked ? 'blocked' : 'active'}`;
