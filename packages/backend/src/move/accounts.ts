import type { AnySql } from '@rxweb/platform/sql/sql';
import { isUsableHash } from '../auth/password-hashes.ts';
import type { Side } from './side.ts';
import { columnsOf, quoted, type Sum, sumOf } from './sums.ts';
import { copyQuery } from './tables.ts';

/** What the accounts of the source have that the target can't use. */
export interface AccountGaps {
  /** Ids of accounts whose password is kept in another way than bcrypt or argon2. */
  unusablePasswords: string[];
}

/** Open links end with the move, so nothing of them is taken along. Supabase's server can't read null in these columns. */
const linkTexts = [
  'confirmation_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'email_change',
  'phone_change',
  'phone_change_token',
  'reauthentication_token',
];
const linkDates = ['email_change_sent_at', 'phone_change_sent_at'];
/** Only Supabase's own, and it looks accounts up by it. */
const noInstance = "'00000000-0000-0000-0000-000000000000'::uuid";

const batchRows = 1_000;

export async function findAccountGaps(from: AnySql): Promise<AccountGaps> {
  const unusablePasswords: string[] = [];
  const batches = from<{ id: string; hash: string }[]>`
    select id, encrypted_password as hash from auth.users where encrypted_password <> ''`.cursor(batchRows);
  for await (const batch of batches)
    for (const { id, hash } of batch) if (!isUsableHash(hash)) unusablePasswords.push(id);
  return { unusablePasswords };
}

/** Replaces the target's accounts and identities with the source's. Triggers and foreign keys must be off. */
export async function copyAccounts(from: AnySql, to: AnySql, kind: Side['kind'], gaps: AccountGaps): Promise<number> {
  const plan = await planAccounts(from, to, gaps);
  await to`delete from auth.identities`;
  await to`delete from auth.users`;
  const columns = [...plan.users, ...plan.fixed];
  const values = [
    ...plan.users.map((column) => plan.valueOf(column)),
    ...plan.fixed.map((column) => fixedValue(column, kind)),
  ];
  await copyQuery(from, to, `select ${values.join(', ')} from auth.users`, 'auth.users', columns);
  const identities = plan.identities.map(quoted).join(', ');
  await copyQuery(from, to, `select ${identities} from auth.identities`, 'auth.identities', plan.identities);
  const [{ count }] = await to<[{ count: number }]>`select count(*)::float8 as count from auth.users`;
  return count;
}

export async function sumAccounts(from: AnySql, to: AnySql, gaps: AccountGaps): Promise<Map<string, [Sum, Sum]>> {
  const plan = await planAccounts(from, to, gaps);
  const users = (sql: AnySql) =>
    sumOf(
      sql,
      'auth.users',
      plan.users.map((column) => plan.valueOf(column)),
    );
  const identities = (sql: AnySql) => sumOf(sql, 'auth.identities', plan.identities.map(quoted));
  return new Map([
    ['accounts', [await users(from), await users(to)]],
    ['identities', [await identities(from), await identities(to)]],
  ]);
}

/** The columns that both ends have, and how each is read. */
async function planAccounts(from: AnySql, to: AnySql, { unusablePasswords }: AccountGaps) {
  const fixed = new Set([...linkTexts, ...linkDates, 'email_change_confirm_status', 'instance_id']);
  const shared = async (name: string) => {
    const there = new Set(await columnsOf(from, 'auth', name));
    return (await columnsOf(to, 'auth', name)).filter((column) => there.has(column));
  };
  const users = await shared('users');
  const unusable = unusablePasswords.map((id) => `'${id}'`).join(', ');
  return {
    users: users.filter((column) => !fixed.has(column)),
    fixed: users.filter((column) => fixed.has(column)),
    identities: await shared('identities'),
    valueOf: (column: string) =>
      column === 'encrypted_password' && unusable !== ''
        ? `case when id in (${unusable}) then null else encrypted_password end`
        : quoted(column),
  };
}

function fixedValue(column: string, kind: Side['kind']): string {
  if (column === 'email_change_confirm_status') return '0::smallint';
  if (column === 'instance_id') return kind === 'hosted' ? noInstance : 'null::uuid';
  if (linkDates.includes(column)) return 'null::timestamptz';
  return kind === 'hosted' ? "''::text" : 'null::text';
}
