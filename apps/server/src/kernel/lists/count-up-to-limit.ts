import { countLimit } from '@rxweb/contracts/shared/limits';
import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';

/** Counts rows up to one above `countLimit`, so that large stores stay fast. `rows` is a query from `from` on. */
export const countUpToLimit = (sql: AnySql, rows: Fragment) =>
  sql`(select count(*)::int from (select ${rows} limit ${countLimit + 1}) counted_rows)`;
