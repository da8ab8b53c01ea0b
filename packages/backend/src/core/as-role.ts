import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Core } from './core.ts';

/** Makes {@link Core.asRole}. Role and claims are set for the transaction only: however it ends, the connection goes back without them. */
export function createAsRole(sql: Sql): Core['asRole'] {
  return (claims, work) =>
    inTransaction(sql, async (tx) => {
      await tx`
        select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${claims.role}, true)`;
      return work(tx);
    });
}
