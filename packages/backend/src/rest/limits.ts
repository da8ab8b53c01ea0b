/** The readable tables of the schema public, each with its row limit (default: `restLimits.maxRows`). */
export type ExposedTables = Readonly<Record<string, { maxRows?: number }>>;

/** Limits of one read (security row P4). */
export const restLimits = {
  maxUrlBytes: 8 * 1024,
  /** Cuts off more rows silently, as Supabase does; Content-Range shows it. */
  maxRows: 1_000,
  /** Bounds the response's width: a column may be selected more than once. */
  maxSelected: 64,
  /** Nesting of `and` and `or` groups. */
  maxDepth: 20,
  statementTimeoutMs: 2_000,
  /** Parallel reads; leaves connections to other services. */
  maxRunning: 5,
  maxWaitMs: 5_000,
} as const;
