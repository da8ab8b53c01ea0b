import { countLimit } from '@rxweb/contracts/shared/limits';
import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';

/**
 * An expression that counts rows as far as lists and badges count them, one above `countLimit`, so that it takes no longer in a store that has far
 * more. `rows` is a query from its `from` on.
 */
export const countUpToLimit = (sql: AnySql, rows: Fragment) =>
  sql`(select count(*)::int from (select ${rows} limit ${countLimit + 1}) counted_rows)`;
