import { inTransaction } from '@rxweb/backend';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';

/** What may be read and written by the model in one day of the store's. */
export interface TokenBudgetOptions {
  sql: Sql;
  store: StoreInfo;
  dailyTokens: number;
  visitorDailyTokens: number;
}

export interface TokenBudget {
  /** Puts tokens aside for a call; null when they would go over the visitor's or everybody's. Afterwards, {@link settle} has to be called. */
  reserve(visitorKey: string, tokens: number, now: Date): Promise<Reservation | null>;
  /** Writes down what the call has cost in the end. */
  settle(reservation: Reservation, tokens: number): Promise<void>;
  /** How many are left for everybody today. */
  left(now: Date): Promise<number>;
}

export interface Reservation {
  day: string;
  scopes: readonly string[];
  tokens: number;
}

const everybody = 'all';
/** How many days' sums are kept. */
const keptDays = 31;

/** Sums are rows, added to only while they stay within the budget: so they hold over all processes, and for any number of calls at once. */
export function createTokenBudget({ sql, store, dailyTokens, visitorDailyTokens }: TokenBudgetOptions): TokenBudget {
  return {
    async reserve(visitorKey, tokens, now) {
      const day = storeDate(store, now);
      // Everybody's row comes last, so that it is locked as briefly as can be.
      const wanted = [
        { scope: `visitor:${visitorKey}`, most: visitorDailyTokens },
        { scope: everybody, most: dailyTokens },
      ];
      const isReserved = await hasty(sql, async (sql) => {
        for (const { scope, most } of wanted) if (!(await add(sql, day, scope, tokens, most))) throw overBudget;
        return true;
      }).catch((error: unknown) => {
        if (error === overBudget) return false;
        throw error;
      });
      return isReserved ? { day, scopes: wanted.map(({ scope }) => scope), tokens } : null;
    },

    async settle({ day, scopes, tokens: reserved }, tokens) {
      await hasty(sql, async (sql) => {
        for (const scope of scopes) {
          await sql`
            update app.model_tokens set tokens = greatest(0, tokens + ${tokens - reserved})
            where day = ${day} and scope = ${scope}`;
        }
      });
    },

    async left(now) {
      const [row] = await sql<{ tokens: number }[]>`
        select tokens::float8 as tokens from app.model_tokens where day = ${storeDate(store, now)} and scope = ${everybody}`;
      return Math.max(0, dailyTokens - (row?.tokens ?? 0));
    },
  };
}

/**
 * One transaction that does not wait for the disk: everybody's row is locked until it ends. A machine that loses power forgets what was counted
 * in its last moments, and no more.
 */
async function hasty<T>(sql: Sql, act: (sql: TransactionSql) => Promise<T>) {
  return inTransaction(sql, async (sql) => {
    await sql`set local synchronous_commit = off`;
    return act(sql);
  });
}

const overBudget = Symbol('over the budget');

async function add(sql: TransactionSql, day: string, scope: string, tokens: number, most: number): Promise<boolean> {
  if (tokens > most) return false;
  const [row] = await sql<{ isFirst: boolean }[]>`
    insert into app.model_tokens as t (day, scope, tokens) values (${day}, ${scope}, ${tokens})
    on conflict (day, scope) do update set tokens = t.tokens + excluded.tokens where t.tokens + excluded.tokens <= ${most}
    returning t.tokens = ${tokens} as "isFirst"`;
  // The first call of a day clears away what nobody looks at any more.
  if (row?.isFirst && scope === everybody)
    await sql`delete from app.model_tokens where day < ${day}::date - ${keptDays}::int`;
  return row !== undefined;
}
