import type { Sql } from '@rxweb/platform/sql/sql';
import { addressGroup } from '@rxweb/platform/text/address-group';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { callerIp } from './caller-ip.ts';
import { createMemoryCounter } from './memory-counter.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits per visitor and per address (IPv4, or /64 of IPv6), as [points, seconds] windows. An address may be a whole clinic, so it gets more. */
const limitTable = {
  read: { address: [[1200, minute]] },
  // Emergency checks are counted here but never refused; only the outer limit applies to them (security row S6).
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
  chatEntry: { visitor: [[60, minute]], address: [[1200, minute]] },
  // The page sends one per message, plus retries.
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
  // A talk with a person is quicker than one with the assistant.
  liveMessage: {
    visitor: [
      [60, 10 * minute],
      [400, day],
    ],
    address: [
      [600, 10 * minute],
      [4500, day],
    ],
  },
  personWanted: { visitor: [[30, hour]], address: [[240, hour]] },
  handOff: { visitor: [[5, hour]], address: [[30, hour]] },
  request: { visitor: [[30, hour]], address: [[120, hour]] },
  // Slots that are kept for a visitor who is filling in a form.
  hold: { visitor: [[40, hour]], address: [[120, hour]] },
  ownRequest: { visitor: [[240, hour]], address: [[1200, hour]] },
  upload: { visitor: [[120, hour]], address: [[600, hour]] },
  staff: { address: [[1200, minute]] },
  // The carrier calls in bursts from few addresses. We also read its message list, so refused calls aren't lost.
  carrier: { address: [[18_000, minute]] },
  integration: { address: [[600, minute]] },
  // Failures, with a hosted Supabase, which counts all sign-ins for our one address. Strangers are one visitor here.
  signIn: { visitor: [[20, minute]], address: [[20, 5 * minute]] },
  knownSignIn: { visitor: [[20, 5 * minute]], address: [[300, 5 * minute]] },
  // Proofs of a signed-in person, with a hosted Supabase.
  proof: { visitor: [[10, 15 * minute]], address: [[100, 15 * minute]] },
  // Each costs money or the mail server's patience.
  testMessage: { address: [[10, 15 * minute]] },
  setup: { address: [[10, 15 * minute]] },
} as const satisfies Record<string, Scopes>;
type Window = readonly [points: number, seconds: number];
type Scopes = { visitor?: readonly Window[]; address: readonly Window[] };

export type LimitName = keyof typeof limitTable;

const prefixed = (name: string, scope: keyof Scopes, windows: readonly Window[] = []) =>
  windows.map(([points, seconds]) => ({ prefix: `${name}:${scope}:${seconds}:`, points, seconds }));

/** Shared by all keys. */
const countedWindows = Object.fromEntries(
  Object.entries<Scopes>(limitTable).map(([name, { address, visitor }]) => [
    name,
    { address: prefixed(name, 'address', address), visitor: prefixed(name, 'visitor', visitor) },
  ]),
) as Record<LimitName, Record<keyof Scopes, ReturnType<typeof prefixed>>>;

/** Counted per server in memory: no row per call, and they work while the database is down. */
const countedInMemory: readonly string[] = ['carrier', 'chatEntry', 'read'] satisfies LimitName[];

export interface Limits {
  /** Throws `too_many_requests` with the seconds to wait when a window is full. In-memory counts return without a promise. */
  consume(name: LimitName, request: FastifyRequest, visitorKey: string | null): Promise<void> | undefined;
  /** Takes back one that should not count. For limits counted in rows. */
  giveBack(name: LimitName, request: FastifyRequest, visitorKey: string | null): Promise<void>;
}

interface Counter {
  key: string;
  points: number;
  seconds: number;
}

/** Counters are rows, so they survive restarts and span servers. `sql` can skip fsync: lost counts are fine. */
export function createLimits(sql: Sql): Limits {
  const memory = createMemoryCounter();
  // Answer exhausted keys from memory until the window ends, so a flood costs no query.
  const usedUp = new Map<string, number>();
  const sweep = createSweep(sql, usedUp);

  const consumeRows = async (counters: readonly Counter[]) => {
    const now = Date.now();
    sweep(now);
    for (const { key, seconds } of counters) {
      const until = usedUp.get(key) ?? 0;
      if (isWithin(seconds, until, now)) refuseUntil(until, now);
    }
    const counted = await countRows(sql, counters, now);
    let until = 0;
    for (const { key, points } of counters) {
      const row = counted.get(key);
      if (!row || row.points <= points) continue;
      usedUp.set(key, row.expire);
      until = Math.max(until, row.expire);
    }
    refuseUntil(until, now);
  };

  return {
    async giveBack(name, request, visitorKey) {
      const keys = allCounters(name, request, visitorKey).map(({ key }) => key);
      for (const key of keys) usedUp.delete(key);
      await sql`update app.rate_limits set points = points - 1 where key = any(${keys}) and points > 0`;
    },
    consume(name, request, visitorKey) {
      const counters = allCounters(name, request, visitorKey);
      if (!countedInMemory.includes(name)) return consumeRows(counters);
      const now = Date.now();
      let until = 0;
      for (const { key, points, seconds } of counters) until = Math.max(until, memory.count(key, points, seconds, now));
      refuseUntil(until, now);
      return undefined;
    },
  };
}

function allCounters(name: LimitName, request: FastifyRequest, visitorKey: string | null): Counter[] {
  const { address, visitor } = countedWindows[name];
  const counters: Counter[] = [];
  const network = addressGroup(callerIp(request));
  for (const { prefix, points, seconds } of address) counters.push({ key: prefix + network, points, seconds });
  if (!visitorKey) return counters;
  for (const { prefix, points, seconds } of visitor) counters.push({ key: prefix + visitorKey, points, seconds });
  return counters;
}

/** A clock that was set back leaves windows longer than their size. */
const isWithin = (seconds: number, until: number, now: number) => until <= now + seconds * 1_000;

/** In ms. */
function refuseUntil(until: number, now: number): void {
  if (until > now) throw new AppError('too_many_requests', { retryAfterSeconds: (until - now) / 1_000 });
}

/** One statement, ordered by key to avoid deadlocks. */
async function countRows(sql: Sql, counters: readonly Counter[], now: number) {
  const keys = counters.map(({ key }) => key);
  const ends = counters.map(({ seconds }) => now + seconds * 1_000);
  const rows = await sql<{ key: string; points: number; expire: string }[]>`
    insert into app.rate_limits as r (key, points, expire)
    select k.key, 1, k.ends from unnest(${keys}::text[], ${ends}::bigint[]) as k(key, ends) order by k.key
    on conflict (key) do update set
      points = case when r.expire <= ${now} or r.expire > excluded.expire then 1 else r.points + 1 end,
      expire = case when r.expire <= ${now} then excluded.expire else least(r.expire, excluded.expire) end
    returning key, points, expire`;
  return new Map(rows.map(({ key, points, expire }) => [key, { points, expire: Number(expire) }]));
}

const sweepEveryMs = 5 * minute * 1_000;
const keptMs = hour * 1_000;

/** Occasionally, in the background. Failures wait for the next pass. */
function createSweep(sql: Sql, usedUp: Map<string, number>): (now: number) => void {
  let sweptAt = Date.now();
  return (now) => {
    if (now - sweptAt < sweepEveryMs) return;
    sweptAt = now;
    for (const [key, until] of usedUp) if (until <= now) usedUp.delete(key);
    sql`delete from app.rate_limits where expire < ${now - keptMs}`.catch(() => undefined);
  };
}
