import type { Claims } from '../core/core.ts';

/** Rows that a session received live from a table. */
export interface LiveRows {
  user: string;
  session: string;
  table: string;
  rows: number;
}

export interface LiveRowCount {
  add(claims: Claims, table: string, rows?: number): void;
  /** All since the last call. */
  take(): LiveRows[];
}

/** Counts in memory what users received, per session and table: a row of a log for each would be more than the rows themselves. */
export function createLiveRowCount(): LiveRowCount {
  let counts = new Map<string, LiveRows>();
  return {
    add({ sub: user, session_id: session }, table, rows = 1) {
      if (!user || !session) return;
      const key = `${session} ${table}`;
      const known = counts.get(key);
      if (known) known.rows += rows;
      else counts.set(key, { user, session, table, rows });
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
