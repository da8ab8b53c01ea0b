/** The tables of the schema public that may be read, each with the most rows that one answer may hold (otherwise `restLimits.maxRows`). */
export type ExposedTables = Readonly<Record<string, { maxRows?: number }>>;

/** What one read may cost (security row P4). */
export const restLimits = {
  maxUrlBytes: 8 * 1024,
  /** More rows are cut off without a word, as Supabase does; Content-Range tells. */
  maxRows: 1_000,
  /** Bounds the width of an answer: a column may be selected more than once. */
  maxSelected: 64,
  /** Groups within groups of `and` and `or`. */
  maxDepth: 20,
  statementTimeoutMs: 2_000,
  /** Reads at one time, so that slow ones leave connections to the other services. */
  maxRunning: 5,
  maxWaitMs: 5_000,
} as const;
