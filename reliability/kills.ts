import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { quantile } from '../bench/tools/statistics.ts';
import { temporaryFolder } from '../bench/tools/temporary-folder.ts';
import { checkWrites, emptyVerdict, repeatWrites, type Verdict } from './ledger/check-all.ts';
import { createLedger } from './ledger/ledger.ts';
import { createKnown, type Writer, writeSomething } from './ledger/write-all.ts';
import { bounded, isQuick, none, say, tellResult, told } from './tools/result.ts';
import { hangUp } from './tools/send.ts';
import { hire, type Server, startCarrier, startServer } from './tools/server.ts';

/**
 * `npm run test:kills` (security row R1, goal G1): kills the program in the middle of writes over every route, and looks for what it
 * acknowledged after each start. KILLS sets the number of kills, KILLS_ACKS the number of writes, KILLS_MINUTES the longest run.
 */
const cycles = Number(process.env.KILLS ?? (isQuick ? 3 : 200));
const wanted = Number(process.env.KILLS_ACKS ?? (isQuick ? 150 : 20_000));
const maxMinutes = Number(process.env.KILLS_MINUTES ?? 240);
const seed = Date.now() % 1e9;
const lanes = 12;
const latestMs = 900;
/** So many writes that have a key are sent again in the next life. */
const repeatedPerLook = 20;

const random = createRandom(seed);
const folder = await temporaryFolder();
const dataDir = join(folder.path, 'data');
const carrier = await startCarrier();
const ledger = createLedger();
const verdict = emptyVerdict();
const readyMs: number[] = [];
/** Files that were found whole in a life before. */
const looked = new Set<string>();
let repeated = 0;
let kills = 0;
let server: Server | undefined;
let token = '';
const known = createKnown();
try {
  let unchecked = 0;
  const isOver = () => performance.now() > maxMinutes * 60_000;
  for (let cycle = 0; (cycle < cycles || ledger.acknowledged() < wanted) && !isOver(); cycle++)
    unchecked = await live(cycle, unchecked);
  const last = await start();
  add(await checkWrites(last, carrier, token, ledger.writes));
  await tell();
  await last.stop();
} finally {
  hangUp();
  await server?.stop();
  await carrier.close();
  await rm(folder.path, { recursive: true, force: true });
}

/**
 * One life, from the start to the kill. Every other one ends soon after its start; the others look first at what the lives before them have left, and
 * end when much was written. Returns what is left to be looked at, as a place in the ledger.
 */
async function live(cycle: number, unchecked: number): Promise<number> {
  const own = await start();
  token ||= await hire(own, 'admin');
  const isShort = cycle % 2 === 0;
  if (!isShort) await lookBack(own, unchecked);
  const from = ledger.writes.length;
  // What is sent again later goes to the program that runs then.
  const writer: Writer = { server: () => server ?? own, carrier, token, ledger, random, known };
  let isOver = false;
  const goal = ledger.acknowledged() + random.below((4 * wanted) / cycles);
  const lane = async (number: number) => {
    for (let n = 0; !isOver; n++) await writeSomething(writer, `${cycle}-${number}-${n}`).catch(() => undefined);
  };
  const work = Array.from({ length: lanes }, (_, number) => lane(number));
  if (!isShort) while (ledger.acknowledged() < goal && own.endedWith() === null) await wait(20);
  await wait(random.below(latestMs));
  await kill(own);
  isOver = true;
  await Promise.all(work);
  if (cycle % 10 === 9)
    say(
      `${kills} kills, ${ledger.acknowledged()} acknowledged, ready after ${Math.round(readyMs.at(-1) ?? 0)} ms, ${count()} faults`,
    );
  return isShort ? unchecked : from;
}

/** What was acknowledged since is there once, and what has a key is answered as it was. */
async function lookBack(own: Server, from: number): Promise<void> {
  const writes = ledger.writes.slice(from);
  const keyed = writes.filter(({ again }) => again !== null).slice(-repeatedPerLook);
  repeated += await repeatWrites(keyed, verdict);
  add(await checkWrites(own, carrier, token, writes, looked));
}

async function start(): Promise<Server> {
  const started = await startServer(dataDir, carrier);
  server = started;
  readyMs.push(started.started.readyMs);
  return started;
}

async function kill(own: Server): Promise<void> {
  kills += 1;
  const ended = once(own.started.child, 'exit');
  own.started.child.kill('SIGKILL');
  await ended;
  await own.sql.end({ timeout: 0 }).catch(() => undefined);
}

function add(found: Verdict): void {
  for (const kind of ['lost', 'doubled', 'torn', 'unequal'] as const)
    for (const each of found[kind]) {
      if (verdict[kind].includes(each)) continue;
      verdict[kind].push(each);
      say(`${kind}: ${each}`);
    }
}

function count(): number {
  return Object.values(verdict).reduce((sum, list: string[]) => sum + list.length, 0);
}

async function tell(): Promise<void> {
  const kinds = [...new Set(ledger.writes.map(({ kind }) => kind))];
  const acks = (kind: string) => ledger.writes.filter((write) => write.kind === kind && write.acknowledged).length;
  // The first start makes the database.
  const later = readyMs.slice(1);
  await tellResult(
    'kills',
    [
      bounded('kill -9 while writing, or right after a start', kills, { atLeast: cycles }),
      bounded('acknowledged writes', ledger.acknowledged(), { atLeast: wanted }),
      told('of them by kind', kinds.map((kind) => `${kind} ${acks(kind)}`).join(', ')),
      none('acknowledged writes lost', verdict.lost.length),
      none('writes there twice', verdict.doubled.length),
      none('files or rows that are not whole', verdict.torn.length),
      none(`of ${repeated} sent again with their key, answered otherwise than before`, verdict.unequal.length),
      bounded('ready again after a kill, median', quantile(later, 0.5) / 1_000, { atMost: 5 }, 's'),
      told(
        'ready again, 95 of 100, and longest',
        `${(quantile(later, 0.95) / 1_000).toFixed(1)} s, ${(Math.max(...later) / 1_000).toFixed(1)} s`,
      ),
    ],
    [`Seed ${seed}.`],
  );
}
