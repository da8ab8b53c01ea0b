import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { temporaryFolder } from '../bench/tools/temporary-folder.ts';
import { checkWrites } from './ledger/check-all.ts';
import { createLedger, type Write } from './ledger/ledger.ts';
import { createKnown, type Writer, writeSomething } from './ledger/write-all.ts';
import { countCarelessLines, startCarelessWriter } from './powercut/careless-writer.ts';
import { makeDisk, mountDisk, whyNoDisk } from './powercut/disk.ts';
import { bounded, isQuick, none, say, tellResult, told } from './tools/result.ts';
import { hangUp } from './tools/send.ts';
import { hire, startCarrier, startServer } from './tools/server.ts';

/**
 * `npm run test:powercut` (security row R2, goal G2): copies the program's disk, a file, at random moments and starts from each copy, as after a
 * power cut. Processes stand still during a copy. Only root can mount.
 */
const cuts = Number(process.env.POWERCUTS ?? (isQuick ? 2 : 50));
const lanes = 6;
const seed = Date.now() % 1e9;

interface Cut {
  image: string;
  /** What had been acknowledged by then. */
  acknowledged: readonly Write[];
  careless: number;
}

const folder = await temporaryFolder();
const reason = await whyNoDisk(folder.path);
const carrier = await startCarrier();
try {
  if (reason !== null) say(`skipped: ${reason}`);
  else await run();
} finally {
  hangUp();
  await carrier.close();
  await folder.remove();
}

async function run(): Promise<void> {
  const { made, token } = await writeAndCut();
  const faults: Record<'unopened' | 'lost' | 'torn' | 'doubled', string[]> = {
    unopened: [],
    lost: [],
    torn: [],
    doubled: [],
  };
  let carelessLost = 0;
  for (const [number, cut] of made.entries()) {
    const disk = await mountDisk(folder.path, cut.image, `opened-${number}`);
    carelessLost += (await countCarelessLines(disk.path)) < cut.careless ? 1 : 0;
    try {
      const server = await startServer(join(disk.path, 'data'), carrier);
      const { lost, torn, doubled } = await checkWrites(server, carrier, token, cut.acknowledged);
      faults.lost.push(...lost);
      faults.torn.push(...torn);
      faults.doubled.push(...doubled);
      await server.stop();
    } catch (error) {
      faults.unopened.push(String(error));
    }
    await disk.unmount();
    say(
      `cut ${number + 1} of ${made.length}: ${cut.acknowledged.length} acknowledged before it, ${JSON.stringify(faults).slice(0, 400)}`,
    );
  }
  await tellResult(
    'powercut',
    [
      bounded('copies of the disk made while the program wrote', made.length, { atLeast: cuts }),
      told(
        'writes acknowledged before the first and the last',
        `${made[0]?.acknowledged.length ?? 0}, ${made.at(-1)?.acknowledged.length ?? 0}`,
      ),
      none('copies the program did not start from', faults.unopened.length),
      none('acknowledged writes lost', faults.lost.length),
      none('files that are not whole, or not equal to what was sent', faults.torn.length),
      none('writes there twice', faults.doubled.length),
      bounded('copies in which a writer that does not flush has lost something', carelessLost, { atLeast: 1 }),
    ],
    [`Seed ${seed}.`],
  );
}

/** Writes, and copies the disk at random moments. */
async function writeAndCut(): Promise<{ made: Cut[]; token: string }> {
  const random = createRandom(seed);
  const disk = await makeDisk(folder.path, 'disk');
  const server = await startServer(join(disk.path, 'data'), carrier);
  const token = await hire(server, 'admin');
  const careless = await startCarelessWriter(disk.path);
  const ledger = createLedger();
  const writer: Writer = { server: () => server, carrier, token, ledger, random, known: createKnown() };
  let isOver = false;
  const lane = async (number: number) => {
    for (let n = 0; !isOver; n++) await writeSomething(writer, `0-${number}-${n}`).catch(() => undefined);
  };
  const work = Array.from({ length: lanes }, (_, number) => lane(number));
  const made: Cut[] = [];
  while (made.length < cuts) {
    await wait(200 + random.below(2_000));
    const image = join(folder.path, `cut-${made.length}.img`);
    const acknowledged = ledger.writes.filter((write) => write.acknowledged !== null);
    const cut = { image, acknowledged, careless: careless.acknowledged() };
    const pids = await server.processes();
    await signalAll(pids, 'SIGSTOP');
    await disk.copy(image);
    await signalAll(pids, 'SIGCONT');
    made.push(cut);
  }
  isOver = true;
  await Promise.all(work);
  await careless.stop();
  await server.stop();
  await disk.unmount();
  return { made, token };
}

async function signalAll(pids: readonly number[], signal: NodeJS.Signals): Promise<void> {
  for (const pid of pids) {
    // A process of the database may have ended by itself since it was listed.
    const isThere = await readFile(`/proc/${pid}/stat`).catch(() => null);
    if (isThere) process.kill(pid, signal);
  }
}
