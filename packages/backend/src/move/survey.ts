import type { AnySql } from '@rxweb/platform/sql/sql';
import { type AccountGaps, findAccountGaps } from './accounts.ts';
import { readFactors } from './factors.ts';
import { listFiles } from './file-rows.ts';
import type { Side } from './side.ts';
import { quoted } from './sums.ts';
import { sortTables, type TablePlan } from './tables.ts';

/** What is in the source, and what of it can't move. */
export interface Survey {
  accounts: number;
  identities: number;
  factors: number;
  buckets: number;
  files: number;
  bytes: number;
  tables: number;
  rows: number;
  gaps: Gaps;
}

/** People are named by their addresses. */
export interface Gaps {
  passwords: string[];
  /** Their authenticator app's secret is encrypted with a key that stays in the source. */
  factors: string[];
  passkeys: string[];
  /** Without a password and an email identity: they sign in through another service. */
  otherServices: string[];
  withoutEmail: number;
  /** Tables of the source that aren't the product's. */
  tables: string[];
}

export async function surveySource(from: Side, sql: AnySql, plan: TablePlan): Promise<Survey> {
  const [counted] = await sql<[{ accounts: number; identities: number; buckets: number; withoutEmail: number }]>`
    select (select count(*)::float8 from auth.users) as accounts, (select count(*)::float8 from auth.identities) as identities,
      (select count(*)::float8 from storage.buckets) as buckets,
      (select count(*)::float8 from auth.users where coalesce(email, '') = '') as "withoutEmail"`;
  const { accounts, identities, buckets, withoutEmail } = counted;
  const { factors, unreadable } = await readFactors(sql, from.factors);
  const files = await listFiles(sql);
  const { ours, foreign } = await sortTables(sql, plan);
  let rows = 0;
  for (const { schema, name } of ours) {
    const [found] = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::float8 as rows from ${quoted(schema)}.${quoted(name)}`,
    );
    rows += found?.rows ?? 0;
  }
  const accountGaps: AccountGaps = await findAccountGaps(sql);
  return {
    accounts,
    identities,
    factors: factors.length,
    buckets,
    files: files.length,
    bytes: files.reduce((sum, { metadata }) => sum + (typeof metadata?.size === 'number' ? metadata.size : 0), 0),
    tables: ours.length,
    rows,
    gaps: {
      passwords: await addressesOf(sql, accountGaps.unusablePasswords),
      factors: await addressesOf(sql, unreadable),
      passkeys: await addressesOf(sql, await ownersOfPasskeys(sql)),
      otherServices: await addressesOf(sql, await usersOfOtherServices(sql)),
      withoutEmail,
      tables: foreign,
    },
  };
}

async function addressesOf(sql: AnySql, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await sql<{ email: string | null; id: string }[]>`
    select id, email from auth.users where id = any(${[...new Set(ids)]}::uuid[]) order by email`;
  return rows.map(({ email, id }) => email || `account ${id}`);
}

/** Supabase keeps them in a table of their own, the embedded backend as factors. */
async function ownersOfPasskeys(sql: AnySql): Promise<string[]> {
  const factors = await sql<{ id: string }[]>`
    select distinct user_id as id from auth.mfa_factors where factor_type = 'webauthn' and status = 'verified'`;
  const [table] = await sql<{ found: boolean }[]>`
    select to_regclass('auth.webauthn_credentials') is not null as found`;
  const credentials = table?.found
    ? await sql<{ id: string }[]>`select distinct user_id as id from auth.webauthn_credentials`
    : [];
  return [...factors, ...credentials].map(({ id }) => id);
}

async function usersOfOtherServices(sql: AnySql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from auth.users u where coalesce(encrypted_password, '') = ''
      and exists (select from auth.identities i where i.user_id = u.id and i.provider <> 'email')`;
  return rows.map(({ id }) => id);
}
