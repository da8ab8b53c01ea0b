import type { AccountLink, ManagedUser } from '@rxweb/contracts/users';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import { makeAccountLink } from '../account-links.ts';
import { asAppError } from '../auth-failure.ts';
import { listManagedUsers } from '../users.repository.ts';
import { auditOrder, type ChangeOrder, changeAccount, findAccount, OrderRefused } from './change-account.ts';
import type { Order } from './read-order.ts';

export { OrderRefused } from './change-account.ts';
export { readOrder } from './read-order.ts';

export interface OperatorDeps {
  sql: Sql;
  publicUrl: string;
  isEmbedded: boolean;
  /** Opens the auth service for the work. */
  withAuth<T>(work: (supabase: Pick<SupabaseClient, 'auth'>) => Promise<T>): Promise<T>;
}

/** Returns lines for the operator. Throws {@link OrderRefused}, or an `AppError` of the auth service. */
export async function carryOut(deps: OperatorDeps, order: Order): Promise<string[]> {
  return order.name === 'list' ? list(deps.sql) : change(deps, order);
}

async function list(sql: Sql): Promise<string[]> {
  await auditOrder(sql, { name: 'list' }, null);
  const users = await listManagedUsers(sql);
  if (users.length === 0) return ['There are no accounts.'];
  const rows = users.map((user) => [
    user.email,
    user.role === 'public' ? 'no role' : user.role,
    stateOf(user),
    user.second_factor ? 'second factor' : 'no second factor',
    user.last_sign_in_at ? `last signed in ${user.last_sign_in_at.slice(0, 10)}` : 'never signed in',
  ]);
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  );
}

function stateOf({ blocked, email_confirmed_at: confirmedAt }: ManagedUser): string {
  if (blocked) return 'blocked';
  return confirmedAt === null ? 'invited' : 'active';
}

async function change(deps: OperatorDeps, order: ChangeOrder): Promise<string[]> {
  const { sql } = deps;
  if (order.name === 'add') return deps.withAuth((supabase) => add(deps, order, supabase));
  const account = await changeAccount(sql, order);
  const { email } = account;
  if (order.name === 'set-role') return [`${email} is now ${account.role}.`];
  if (order.name === 'unblock') return [`${email} can sign in again.`];
  if (order.name === 'remove-second-factor')
    return [`${email} signs in with the password alone until a new second factor is set up.`];
  return deps.withAuth(async (supabase) => {
    const type = account.email_confirmed_at === null ? 'invite' : 'recovery';
    const link = await makeAccountLink(linkDeps(deps, supabase), type, email);
    return [`The old password of ${email} no longer works.`, ...linkLines(link)];
  });
}

/** An account without a role can do nothing, so a failure before the role leaves none behind. */
async function add(deps: OperatorDeps, order: ChangeOrder, { auth }: Pick<SupabaseClient, 'auth'>): Promise<string[]> {
  const { sql } = deps;
  const { email } = order;
  if (await findAccount(sql, email)) throw new OrderRefused(`There already is an account for ${email}.`);
  const { data, error } = await auth.admin.createUser({ email, email_confirm: false });
  if (error) throw asAppError(error);
  try {
    const link = await makeAccountLink(linkDeps(deps, { auth }), 'invite', email);
    const { role } = await changeAccount(sql, order);
    return [`Added ${email} as ${role}.`, ...linkLines(link)];
  } catch (failure) {
    await auth.admin.deleteUser(data.user.id);
    throw failure;
  }
}

const linkDeps = ({ publicUrl, isEmbedded }: OperatorDeps, supabase: Pick<SupabaseClient, 'auth'>) => ({
  supabase,
  publicUrl,
  isEmbedded,
  now: () => new Date(),
});

const linkLines = ({ link, expires_at: end }: AccountLink) => [
  `This link works once, until ${end.slice(0, 16).replace('T', ' ')} UTC. The person who opens it chooses the password:`,
  link,
];
