import { openAuthService } from '@rxweb/backend';
import type { AccountLink, ManagedUser } from '@rxweb/contracts/users';
import type { Sql } from '@rxweb/platform/sql/sql';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Config } from '../../config/config.ts';
import { makeAccountLink } from '../../features/users/account-links.ts';
import { asAppError } from '../../features/users/auth-failure.ts';
import { listManagedUsers } from '../../features/users/users.repository.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import { createLog } from '../../kernel/log/describe-error.ts';
import type { CommandIo, WithDatabase } from '../command.ts';
import { serviceOf } from '../service-of.ts';
import { auditOrder, type ChangeOrder, changeAccount, findAccount, OrderRefused } from './change-account.ts';
import { readOrder } from './read-order.ts';

const usage = `Usage: npm run -s rx -- user list
       npm run -s rx -- user add EMAIL --role employee|pharmacist|admin --reason TEXT
       npm run -s rx -- user reset-password EMAIL --reason TEXT
       npm run -s rx -- user remove-second-factor EMAIL --reason TEXT
       npm run -s rx -- user unblock EMAIL --reason TEXT
       npm run -s rx -- user set-role EMAIL --role employee|pharmacist|admin --reason TEXT

  Manages accounts when no administrator can sign in. RxWeb may be running; changes apply at once.
  add             prints a link that works once, with which the person chooses a password
  reset-password  ends the old password and all sessions, and prints a link to choose a new password
  unblock         lifts a block, and the wait after too many tries
  The audit log records each command, the user of this machine, and the reason. docs/operating.md says what to do when the only
  administrator lost password, phone and recovery codes.
`;

const exitCodes = { done: 0, refused: 1, usage: 64 } as const;

/** Returns the exit code. */
export async function runUser(
  words: readonly string[],
  config: Config,
  io: CommandIo,
  withDatabase: WithDatabase,
): Promise<number> {
  const order = readOrder(words);
  if (!order) {
    io.stderr.write(usage);
    return exitCodes.usage;
  }
  try {
    return await withDatabase(config, async (sql) => {
      const lines = order.name === 'list' ? await list(sql) : await change(sql, config, order);
      io.stdout.write(`${lines.join('\n')}\n`);
      return exitCodes.done;
    });
  } catch (error) {
    if (!(error instanceof OrderRefused || error instanceof AppError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return exitCodes.refused;
  }
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

async function change(sql: Sql, config: Config, order: ChangeOrder): Promise<string[]> {
  if (order.name === 'add') return withAuthService(sql, config, (supabase) => add(sql, config, order, supabase));
  const account = await changeAccount(sql, order);
  const { email } = account;
  if (order.name === 'set-role') return [`${email} is now ${account.role}.`];
  if (order.name === 'unblock') return [`${email} can sign in again.`];
  if (order.name === 'remove-second-factor')
    return [`${email} signs in with the password alone until a new second factor is set up.`];
  return withAuthService(sql, config, async (supabase) => {
    const type = account.email_confirmed_at === null ? 'invite' : 'recovery';
    const link = await makeAccountLink(linkDeps(config, supabase), type, email);
    return [`The old password of ${email} no longer works.`, ...linkLines(link)];
  });
}

/** An account without a role can do nothing, so a failure before the role leaves none behind. */
async function add(sql: Sql, config: Config, order: ChangeOrder, { auth }: SupabaseClient): Promise<string[]> {
  const { email } = order;
  if (await findAccount(sql, email)) throw new OrderRefused(`There already is an account for ${email}.`);
  const { data, error } = await auth.admin.createUser({ email, email_confirm: false });
  if (error) throw asAppError(error);
  try {
    const link = await makeAccountLink(linkDeps(config, { auth }), 'invite', email);
    const { role } = await changeAccount(sql, order);
    return [`Added ${email} as ${role}.`, ...linkLines(link)];
  } catch (failure) {
    await auth.admin.deleteUser(data.user.id);
    throw failure;
  }
}

const linkDeps = ({ publicUrl, supabase: hosted }: Config, supabase: Pick<SupabaseClient, 'auth'>) => ({
  supabase,
  publicUrl,
  isEmbedded: !hosted,
  now: () => new Date(),
});

const linkLines = ({ link, expires_at: end }: AccountLink) => [
  `This link works once, until ${end.slice(0, 16).replace('T', ' ')} UTC. Whoever opens it chooses the password:`,
  link,
];

async function withAuthService<T>(
  sql: Sql,
  config: Config,
  work: (supabase: SupabaseClient) => Promise<T>,
): Promise<T> {
  if (config.supabase) return work(serviceOf(config.supabase));
  const publicUrl = `${config.publicUrl}/backend`;
  const service = await openAuthService({
    sql,
    dataDir: config.dataDir,
    publicUrl,
    log: createLog('warn', process.stderr),
  });
  try {
    return await work(
      createClient(publicUrl, service.serviceRoleKey, {
        auth: { persistSession: false },
        global: { fetch: service.fetch },
      }),
    );
  } finally {
    await service.close();
  }
}
