import type { FastifyRequest } from 'fastify';
import type postgres from 'postgres';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How often one visitor and one address may call, as [points, seconds] windows. An address may be a whole clinic behind one router,
 * so its allowance is wider than a visitor's.
 */
const limitTable = {
  read: { address: [[1200, minute]] },
  // Messages that are answered (security row S6). What shows an emergency is counted here and never refused; the door is its limit.
  chat: {
    visitor: [
      [20, 10 * minute],
      [100, day],
    ],
    address: [
      [200, 10 * minute],
      [1500, day],
    ],
  },
  chatDoor: { visitor: [[60, minute]], address: [[1200, minute]] },
  // The page sends one for each message, and sends it again when it was not heard.
  outbound: {
    visitor: [
      [60, 10 * minute],
      [300, day],
    ],
    address: [
      [600, 10 * minute],
      [4500, day],
    ],
  },
  handOff: { visitor: [[5, hour]], address: [[30, hour]] },
  upload: { visitor: [[120, hour]], address: [[600, hour]] },
  staff: { address: [[1200, minute]] },
  // The carrier's calls come in bursts, from few addresses or through one proxy. What is turned away stands in its list, which is read too.
  carrier: { address: [[18_000, minute]] },
  setup: { address: [[10, 15 * minute]] },
} as const satisfies Record<string, { visitor?: Window[]; address: Window[] }>;
type Window = readonly [points: number, seconds: number];
type Limiter = RateLimiterPostgres | RateLimiterMemory;

export type LimitName = keyof typeof limitTable;

/** Counted by each server for itself: these calls must be told apart without a row each, also while the database is away. */
const countedInMemory: readonly string[] = ['carrier', 'chatDoor'] satisfies LimitName[];

export interface Limits {
  /** Counts one call and throws `too_many_requests` with the seconds to wait when a window is used up. */
  consume(name: LimitName, request: FastifyRequest, visitorKey: string | null): Promise<void>;
}

/** Counters are rows, so they hold across restarts and servers. `sql` should not wait for the disk: a lost count does no harm. */
export function createLimits(sql: postgres.Sql): Limits {
  const client = {
    query: async ({ text, values }: { text: string; values: (string | number)[] }) => ({
      rows: await sql.unsafe(text, values),
    }),
  };
  const makeLimiter = (name: string, scope: string, [points, duration]: Window) => {
    if (countedInMemory.includes(name)) return new RateLimiterMemory({ points, duration });
    const keyPrefix = `${name}:${scope}`;
    return new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      schemaName: 'app',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: keyPrefix.startsWith('read:'),
      keyPrefix: `${keyPrefix}:${duration}`,
      points,
      duration,
      // A key over its limit is answered from memory until its window ends, so a flood costs no query.
      inMemoryBlockOnConsumed: points + 1,
    });
  };
  const limiters = Object.entries(limitTable).map(([name, scopes]) => {
    const windows = (scope: 'visitor' | 'address') =>
      ((scopes as { visitor?: readonly Window[]; address: readonly Window[] })[scope] ?? []).map((window) =>
        makeLimiter(name, scope, window),
      );
    return [name, { visitor: windows('visitor'), address: windows('address') }] as const;
  });
  const byName = new Map<string, { visitor: Limiter[]; address: Limiter[] }>(limiters);

  return {
    async consume(name, request, visitorKey) {
      const scopes = byName.get(name);
      if (!scopes) throw new Error(`no limit is named ${name}`);
      const counts = [
        ...scopes.address.map((limiter) => limiter.consume(request.ip)),
        ...(visitorKey ? scopes.visitor.map((limiter) => limiter.consume(visitorKey)) : []),
      ];
      for (const outcome of await Promise.allSettled(counts)) {
        if (outcome.status === 'fulfilled') continue;
        if (!(outcome.reason instanceof RateLimiterRes)) throw outcome.reason;
        throw new AppError('too_many_requests', { retryAfterSeconds: outcome.reason.msBeforeNext / 1000 });
      }
    },
  };
}
