import { countLimit } from '@rxweb/contracts/shared/limits';
import type postgres from 'postgres';

/**
 * An expression that counts rows as far as lists and badges count them, one above `countLimit`, so that it takes no longer in a store that has far
 * more. `rows` is a query from its `from` on.
 */
export const countSome = (sql: postgres.ISql, rows: postgres.Fragment) =>
  sql`(select count(*)::int from (select ${rows} limit ${countLimit + 1}) counted_rows)`;
