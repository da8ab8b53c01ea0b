import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { Core } from './core.ts';

/** Creates {@link Core.asRole}. Role and claims last for the transaction only, however it ends. */
export function createAsRole(sql: Sql): Core['asRole'] {
  return (claims, work, operation, settings) =>
    inTransaction(sql, work, {
      settings: {
        ...settings,
        'request.jwt.claims': JSON.stringify(claims),
        role: claims.role,
        'storage.operation': operation ?? '',
      },
    });
}
