import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';

/** The model's token budget per store day. */
export interface TokenBudgetOptions {
  sql: Sql;
  store: StoreInfo;
  dailyTokens: number;
  visitorDailyTokens: number;
}

export interface TokenBudget {
  /** Reserves tokens for a call; null above the visitor's or the total budget. Call {@link settle} afterwards. */
  reserve(visitorKey: string, tokens: number, now: Date): Promise<Reservation | null>;
  /** Records the actual usage of a call. */
  settle(reservation: Reservation, tokens: number): Promise<void>;
  /** Tokens left today for everyone. */
  left(now: Date): Promise<number>;
}

export interface Reservation {
  day: string;
  scopes: readonly string[];
  tokens: number;
}

const everybody = 'all';
/** How many days of totals are kept. */
const keptDays = 31;

/** Totals are rows that only grow within the budget, so it holds across processes and concurrent calls. */
export function createTokenBudget({ sql, store, dailyTokens, visitorDailyTokens }: TokenBudgetOptions): TokenBudget {
  return {
    async reserve(visitorKey, tokens, now) {
      const day = storeDate(store, now);
      // The shared row comes last, to lock it briefly.
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

/** One transaction without waiting for the disk, because it locks the shared row. A power loss forgets only the last counts. */
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
  // The first call of a day deletes old totals.
  if (row?.isFirst && scope === everybody)
    await sql`delete from app.model_tokens where day < ${day}::date - ${keptDays}::int`;
  return row !== undefined;
}
