import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Core } from './core.ts';

/** Creates {@link Core.asRole}. Role and claims last for the transaction only, however it ends. */
export function createAsRole(sql: Sql): Core['asRole'] {
  return (claims, work, operation) =>
    inTransaction(sql, async (tx) => {
      await tx`
        select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${claims.role}, true),
          set_config('storage.operation', ${operation ?? ''}, true)`;
      return work(tx);
    });
}
