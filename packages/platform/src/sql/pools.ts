import { openSql } from './open-sql.ts';
import type { Sql } from './sql.ts';

/**
 * Connections for each use of the database, together below `max_connections` (settings.ts). What must go on while another is slow has a
 * use of its own.
 */
export const poolSizes = {
  /** The application's own requests. */
  requests: 8,
  /** The visitors' chat, which no search of the staff may hold up. */
  chat: 3,
  /** Whether the database answers. */
  health: 1,
  /** Counters of limits, times of activity. */
  counters: 2,
  /** Background work: deliveries, retention, sweeps. */
  background: 2,
  /** Authentication, tables, files and changes, as Supabase serves them. */
  backend: 8,
} as const;

export type PoolUse = keyof typeof poolSizes;

/** Idle for this long: the server's process ends and frees its one or two MB. */
const idleSeconds = 10;
/**
 * A database on this machine answers at once, also to say that it is starting; one whose processes were killed may take a connection and never
 * speak. One elsewhere may be far away.
 */
const connectSeconds = (url: string) => (new URL(url).hostname === '127.0.0.1' ? 2 : 10);

interface PoolOptions {
  url: string;
  use: PoolUse;
  /** Settings of its sessions. */
  settings?: Record<string, string>;
}

/** Opens connections for one use as they are needed, closes those that are idle, and finds a database that was away within a second. */
export function openPool({ url, use, settings = {} }: PoolOptions): Sql {
  return openSql(url, {
    max: poolSizes[use],
    idleSeconds,
    connectSeconds: connectSeconds(url),
    // So that an operator sees in pg_stat_activity what each is for.
    applicationName: `rxweb ${use}`,
    settings,
  });
}
