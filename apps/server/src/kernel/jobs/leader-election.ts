import { openSql } from '@rxweb/platform/sql/open-sql';

/** Which of several servers on one database does what one has to do for all: read the carrier's list, erase what is old. */
export interface LeaderElection {
  /** Takes the lead when nobody has it. Rejects while the database is away: then nobody knows. */
  isLeader(): Promise<boolean>;
  close(): Promise<void>;
}

/** On a database of its own a server is the only one. */
export const alwaysLeader: LeaderElection = { isLeader: async () => true, close: async () => undefined };

/** Any number that nothing else locks by. */
const lockNumber = 7_219_384_502;

/**
 * The lead is an advisory lock that one connection holds for as long as it stands: it ends with the server, however that ends, and the next one
 * that asks has it. Work under way when the connection breaks may meet that of the next leader, so it has to bear being done twice.
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
      // Asked again by whoever has it, the answer is yes.
      const [row] = await sql<{ leads: boolean }[]>`select pg_try_advisory_lock(${lockNumber}) as leads`;
      return row?.leads === true;
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
