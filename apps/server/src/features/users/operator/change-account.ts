import { userInfo } from 'node:os';
import { forgetSignInTries } from '@rxweb/backend';
import { type Role, roles } from '@rxweb/contracts/shared/roles';
import type { ManagedUser } from '@rxweb/contracts/users';
import type { AnySql, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import * as repository from '../users.repository.ts';
import type { Order } from './read-order.ts';

/** The order was not carried out, and nothing changed. The message is for the operator. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';
}

export type ChangeOrder = Exclude<Order, { name: 'list' }>;

/** One row for each command: who is signed in to the machine, what was ordered, and why. */
export async function auditOrder(sql: AnySql, order: Order, target: string | null): Promise<void> {
  const role = 'role' in order ? ` to ${order.role}` : '';
  const reason = 'reason' in order ? `: ${order.reason}` : '';
  const detail = `${order.name}${role} by ${userInfo().username}${reason}`;
  await writeAuditEntries(sql, [{ action: 'operator_command', actorId: null, target, detail }]);
}

export async function findAccount(sql: AnySql, email: string): Promise<ManagedUser | null> {
  const [row] = await sql<{ id: string }[]>`select id from auth.users where email = ${email} and deleted_at is null`;
  return row ? repository.findManagedUser(sql, row.id) : null;
}

/**
 * Makes the change with its row in the audit log, in one transaction. Rules are those of the users page, but for one's own
 * account: the operator has none. Throws {@link OrderRefused}.
 */
export async function changeAccount(sql: Sql, order: ChangeOrder): Promise<ManagedUser> {
  return inTransaction(sql, async (tx) => {
    await repository.lockStaff(tx);
    await tx`
      select set_config('app.operator', 'yes', true), set_config('auth.session_end', 'command of the operator', true)`;
    const before = await findAccount(tx, order.email);
    if (!before) throw new OrderRefused(`There is no account for ${order.email}. See: npm run -s rx -- user list`);
    await auditOrder(tx, order, before.id);
    await changes[order.name](tx, before, 'role' in order ? order.role : null);
    return (await repository.findManagedUser(tx, before.id)) ?? before;
  });
}

type Change = (tx: TransactionSql, account: ManagedUser, role: Role | null) => Promise<void>;

const changes: Record<ChangeOrder['name'], Change> = {
  /** The rest of an account that was just made. */
  add: setRole,
  'set-role': setRole,
  'remove-second-factor': async (tx, account) => {
    if (!account.second_factor) throw new OrderRefused(`${account.email} has no second factor.`);
    await repository.deleteFactors(tx, account.id);
    await forgetTries(tx, account);
  },
  /** The old password is dead at once, like its sessions and links: the operator acts when it is lost or stolen. */
  'reset-password': async (tx, account) => {
    if (account.blocked)
      throw new OrderRefused(`${account.email} is blocked. First: npm run -s rx -- user unblock ${account.email}`);
    await repository.endAccess(tx, account.id, 'password reset');
    await repository.takePasswordAway(tx, account.id);
    await forgetTries(tx, account);
  },
  /** Lifts a block and what was counted at the sign-in. */
  unblock: async (tx, account) => {
    if (account.blocked && account.role !== 'public')
      await repository.writeStaff(tx, { id: account.id, role: account.role, blocked: false, by: null });
    await repository.setBan(tx, account.id, false);
    await forgetTries(tx, account);
  },
};

async function setRole(tx: TransactionSql, { id, role: before, blocked, email }: ManagedUser, role: Role | null) {
  if (role === null || role === before) throw new OrderRefused(`${email} already has the role ${before}.`);
  const others = before === 'admin' && !blocked ? await repository.countOtherAdmins(tx, id) : 1;
  if (others === 0)
    throw new OrderRefused(`${email} is the last administrator. Make someone else an administrator first.`);
  if (rank(role) < rank(before)) await repository.endAccess(tx, id, 'role changed');
  await repository.writeStaff(tx, { id, role, blocked, by: null });
}

async function forgetTries(tx: TransactionSql, { id, email }: ManagedUser): Promise<void> {
  await tx`delete from app.recovery_tries where user_id = ${id}`;
  // A hosted Supabase keeps no such table; its limits are those of addresses.
  const [counters] = await tx<[{ found: boolean }]>`select to_regclass('auth.rate_limits') is not null as found`;
  if (counters.found) await forgetSignInTries(tx, { id, email });
}

const rank = (role: ManagedUser['role']) => (role === 'public' ? -1 : roles.indexOf(role));
