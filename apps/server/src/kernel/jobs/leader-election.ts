import { openSql } from '@rxweb/platform/sql/open-sql';

export interface LeaderElection {
  /** Rejects while the database is down. */
  isLeader(): Promise<boolean>;
  close(): Promise<void>;
}

/** An embedded database has exactly one server. */
export const alwaysLeader: LeaderElection = { isLeader: async () => true, close: async () => undefined };

/** Any unused lock number. */
export const lockNumber = 7_219_384_502;

/**
 * The lead is an advisory lock on one connection. After a lost connection, two leaders may briefly overlap: jobs must tolerate running
 * twice.
 */
export function createLeaderElection(databaseUrl: string): LeaderElection {
  const sql = openSql(databaseUrl, {
    max: 1,
    connectSeconds: 10,
    // Closing the connection would release the lock.
    lifeSeconds: null,
  });
  return {
    async isLeader() {
      const [row] = await sql<{ leads: boolean }[]>`select pg_try_advisory_lock(${lockNumber}) as leads`;
      return row?.leads === true;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
