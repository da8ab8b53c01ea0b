import type postgres from 'postgres';
import type { Core } from './core.ts';

/** Makes {@link Core.asRole}. Role and claims are set for the transaction only: however it ends, the connection goes back without them. */
export function createAsRole(sql: postgres.Sql): Core['asRole'] {
  return async <T>(claims: Parameters<Core['asRole']>[0], work: (tx: postgres.TransactionSql) => Promise<T>) => {
    let result: { value: T } | undefined;
    await sql.begin(async (tx) => {
      await tx`
        select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${claims.role}, true)`;
      result = { value: await work(tx) };
    });
    if (!result) throw new Error('a transaction ended without its work');
    return result.value;
  };
}
