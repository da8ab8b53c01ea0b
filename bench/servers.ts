import { setTimeout as pause } from 'node:timers/promises';
import { ensureWebBuilt } from '../apps/web/build/ensure-web-built.ts';
import { leave } from './chat/ask.ts';
import { killInTurn } from './servers/kill-in-turn.ts';
import { callsPerQuestion, mixedCall } from './servers/mixed-calls.ts';
import { type Server, startServer, startSupabase } from './servers/start-servers.ts';
import { type Used, usedBy } from './servers/used-by.ts';
import { type Waits, watchWaits } from './servers/watch-database.ts';
import { signIn } from './systems/system.ts';
import { hangUp } from './tools/http-call.ts';
import { load } from './tools/load.ts';
import { printTable, say } from './tools/report.ts';
import { tellRows } from './tools/rows.ts';
import { median } from './tools/statistics.ts';
import { temporaryFolder } from './tools/temporary-folder.ts';

/**
 * A chain of stores: the same calls by one, two and four servers on one PostgreSQL, in rounds taken in turn. Processor time of a call, what its
 * statements wait for, and how soon another server leads when one is killed.
 */
const isQuick = process.env.BENCH_QUICK === '1';
const sizes = [1, 2, 4];
const most = 4;
const rounds = isQuick ? 1 : 3;
const calls = isQuick ? 300 : 4_000;
/** Each server's code has to be compiled, and its connections warm. */
const warmUpCalls = isQuick ? 50 : 1_000;
const settleCalls = isQuick ? 10 : 500;
const idleMs = isQuick ? 2_000 : 10_000;
const callers = 8;
/** A store in its busiest hour: 10 pages of staff that each ask every two seconds, and a question every ten. */
const callsOfStore = 10 / 2 + 1 / 10;

interface Round {
  serversUs: number;
  databaseUs: number;
  latenciesMs: number[];
  waits: Waits;
}

// Building is no part of what is measured.
await ensureWebBuilt({ log: say });
const folder = await temporaryFolder();
const supabase = await startSupabase(folder.path);
const bySize = new Map<number, Round[]>(sizes.map((size) => [size, []]));
const servers: Server[] = [];
let token = '';
let number = 0;
const nextNumber = (): number => {
  number += 1;
  return number;
};
try {
  // The first one makes the account.
  for (let each = 0; each < most; each += 1) servers.push(await startServer(supabase, folder.path));
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: apikey } = supabase.access;
  token = (await signIn({ url, apikey })).accessToken;
  await callAll(servers, most * warmUpCalls);
  const idle = await measureIdle();
  for (let round = 0; round < rounds; round += 1)
    for (const size of sizes) bySize.get(size)?.push(await measure(servers.slice(0, size), idle));
  await tell();
  await killInTurn({
    servers,
    supabase,
    folder: folder.path,
    pauseMs: isQuick ? 1_000 : 10_000,
    ask: ({ url }) => mixedCall(url, token, callsPerQuestion * nextNumber()),
  });
} finally {
  leave();
  hangUp();
  await Promise.all(servers.map(({ started }) => started.stop()));
  await supabase.stop();
  await folder.remove();
}

function callAll(asked: readonly Server[], maxCalls: number) {
  const call = () => {
    const next = nextNumber();
    return mixedCall(asked[next % asked.length]?.url ?? '', token, next);
  };
  return load(call, { callers, durationMs: 600_000, maxCalls });
}

/** All servers and the database, in ms of processor time a second. */
async function measureIdle(): Promise<Used> {
  const { used } = await usedBy(supabase, servers, () => pause(idleMs));
  return { servers: (1_000 * used.servers) / idleMs / servers.length, database: (1_000 * used.database) / idleMs };
}

/** Without what idle servers cost. */
async function measure(asked: readonly Server[], idle: Used): Promise<Round> {
  await callAll(asked, asked.length * settleCalls);
  const watch = watchWaits(supabase.access.DATABASE_URL);
  const { result, used } = await usedBy(supabase, asked, () => callAll(asked, calls));
  const { latenciesMs, seconds } = result;
  return {
    serversUs: (1_000 * (used.servers - idle.servers * asked.length * seconds)) / calls,
    databaseUs: (1_000 * (used.database - idle.database * seconds)) / calls,
    latenciesMs,
    waits: await watch.stop(),
  };
}

async function tell(): Promise<void> {
  const of = (size: number, what: (round: Round) => number) => median((bySize.get(size) ?? []).map(what));
  const waiting = (round: Round, begin: string) =>
    [...round.waits.byEvent].reduce((sum, [event, count]) => sum + (event?.startsWith(begin) ? count : 0), 0) /
    Math.max(1, round.waits.seen);
  printTable(
    `${calls} calls, one in ${callsPerQuestion} a question, ${callers} callers, median of ${rounds} rounds`,
    ['servers', 'cpu µs a call', 'PostgreSQL µs', 'p50 ms', 'Lock %', 'LWLock %', 'IO %'],
    sizes.map((size) => [
      String(size),
      of(size, ({ serversUs }) => serversUs),
      of(size, ({ databaseUs }) => databaseUs),
      of(size, ({ latenciesMs }) => median(latenciesMs)),
      ...['Lock', 'LWLock', 'IO'].map((begin) => 100 * of(size, (round) => waiting(round, begin))),
    ]),
  );
  const events = new Map<string, number>();
  for (const { waits } of bySize.get(4) ?? [])
    for (const [event, count] of waits.byEvent)
      events.set(event ?? 'on a processor', (events.get(event ?? 'on a processor') ?? 0) + count);
  printTable(
    'statements under way with four servers, by what they wait for',
    ['event', 'seen'],
    [...events].toSorted(([, a], [, b]) => b - a),
  );
  const all = (size: number) => of(size, ({ serversUs, databaseUs }) => serversUs + databaseUs);
  const bears = 1_000_000 / of(4, ({ databaseUs }) => databaseUs);
  say(`one processor of PostgreSQL bears ${bears.toFixed(0)} calls a second: ${(bears / 2 / callsOfStore).toFixed(0)}
stores in their busiest hour (${callsOfStore} calls a second each), half of it used`);
  await tellRows([
    ...[2, 4].map((size) => ({
      id: `servers-${size}`,
      measure: `processor time of a call with ${size} servers on one PostgreSQL, of the same with one`,
      unit: '',
      ours: all(size) / all(1),
      goal: { atMost: 1.1 },
    })),
    {
      id: 'servers-lock',
      measure: 'statements seen waiting for a lock of another, with four servers',
      unit: '%',
      ours: 100 * of(4, (round) => waiting(round, 'Lock')),
      goal: null,
    },
    {
      id: 'servers-bears',
      measure: 'calls a second that one processor of PostgreSQL bears',
      unit: '',
      ours: bears,
      goal: null,
    },
  ]);
}
