import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';

/* Times in cursors: microseconds since 1970, which a double holds exactly. */

/** Sorts after every stated time: `infinity`. */
export const never = 9_000_000_000_000_000;

export const micros = (sql: AnySql, time: Fragment) => sql`(extract(epoch from ${time}) * 1000000)::float8`;

/** From a cursor's microseconds. */
export const atMicros = (sql: AnySql, microseconds: number) =>
  microseconds >= never
    ? sql`'infinity'::timestamptz`
    : sql`'epoch'::timestamptz + ${microseconds}::float8 * interval '1 microsecond'`;
