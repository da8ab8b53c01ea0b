import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Config } from '../../config/config.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import { checkDatabase } from './check-database.ts';
import { checkServices } from './check-services.ts';

type CheckedConfig = Pick<Config, 'publicUrl'> & { supabase: NonNullable<Config['supabase']> };

/** The clock tolerance for tokens (authenticate.ts); beyond it, valid ones fail. */
const maxSkewMs = 5_000;

/** One line per fault. Changes nothing. */
export async function checkSupabase({ supabase, publicUrl }: CheckedConfig): Promise<string[]> {
  const sql = openSql(supabase.databaseUrl, { max: 4, connectSeconds: 10 });
  try {
    const [inDatabase, atServices] = await Promise.all([
      askDatabase(sql, supabase.databaseUrl),
      checkServices({ supabase, publicUrl }),
    ]);
    return [...inDatabase, ...atServices].map((line) => `Supabase: ${line}`);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function askDatabase(sql: Sql, address: string): Promise<string[]> {
  const pooler = checkPooler(address);
  if (pooler) return [pooler];
  try {
    return [...(await checkClock(sql)), ...(await checkDatabase(sql))];
  } catch (error) {
    return [`can’t query the database at DATABASE_URL: ${describeError(error).message ?? 'no reason given'}`];
  }
}

/** Supavisor's transaction mode: statements may switch sessions, without prepared statements. */
export function checkPooler(address: string): string | null {
  return new URL(address).port === '6543'
    ? 'DATABASE_URL points to the pooler in transaction mode (port 6543): use the direct connection, or the session pooler (port 5432)'
    : null;
}

async function checkClock(sql: Sql): Promise<string[]> {
  const asked = Date.now();
  const [row] = await sql<{ now: Date }[]>`select clock_timestamp() as now`;
  const halfway = (asked + Date.now()) / 2;
  const skewMs = Math.abs((row?.now.getTime() ?? halfway) - halfway) - (Date.now() - asked) / 2;
  if (skewMs <= maxSkewMs) return [];
  return [
    `the clocks of this machine and the database are ${Math.round(skewMs / 1_000)} s apart: sync this machine’s clock with NTP`,
  ];
}
