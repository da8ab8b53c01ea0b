import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeBackup, readKeyFile, verifyBackup } from '@rxweb/backend/backup';
import { withDatabase } from '@rxweb/backend/with-database';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { migrationsDir } from '../apps/server/src/config/config.ts';
import { createLog } from '../apps/server/src/kernel/log/describe-error.ts';
import { temporaryFolder } from '../bench/tools/temporary-folder.ts';
import { damage } from './drills/damage.ts';
import { rx } from './drills/rx.ts';
import { checkWrites } from './ledger/check-all.ts';
import { createLedger, type Write } from './ledger/ledger.ts';
import { createKnown, type Writer, writeSomething } from './ledger/write-all.ts';
import { bounded, isQuick, none, say, tellResult, told } from './tools/result.ts';
import { hangUp } from './tools/send.ts';
import { hire, startCarrier, startServer } from './tools/server.ts';

/**
 * `npm run test:drills` (security row R9, goal G19): backups made at random moments while people write over every route are restored into an empty
 * folder, made again from there and compared sum by sum, and served to look for what was acknowledged before. Then damaged archives are tried.
 */
const drills = isQuick ? 1 : 20;
const damaged = isQuick ? 4 : 20;
const lanes = 3;
const longestPauseMs = 2_000;
/** So many restores at a time. */
const atOnce = 3;
/** Every so many drills the copy is served and looked into; in all of them its sums are compared. */
const lookEvery = 4;
/** The newest acknowledged writes: the rest was checked before. */
const lookedFor = 2_000;
const seed = Date.now() % 1e9;

const random = createRandom(seed);
const folder = await temporaryFolder();
const dataDir = join(folder.path, 'data');
const keyFile = join(dataDir, 'backup-key.txt');
const backups = join(folder.path, 'backups');
const carrier = await startCarrier();
const ledger = createLedger();
const seconds: Record<'backup' | 'restore', number[]> = { backup: [], restore: [] };
const faults: Record<'failed' | 'unequal' | 'lost', string[]> = { failed: [], unequal: [], lost: [] };
let compared = 0;
let isOver = false;
const server = await startServer(dataDir, carrier);
try {
  const token = await hire(server, 'admin');
  const writer: Writer = { server: () => server, carrier, token, ledger, random, known: createKnown() };
  const work = Array.from({ length: lanes }, async (_, lane) => {
    for (let n = 0; !isOver; n++) {
      await writeSomething(writer, `${lane}-${n}`).catch(() => undefined);
      await wait(random.below(150));
    }
  });
  let archive = '';
  const looks: Promise<void>[] = [];
  for (let number = 1; number <= drills; number++) {
    const [made, acknowledged] = await makeOne(number);
    if (made === null) continue;
    archive = made;
    looks.push(lookAt(number, made, token, acknowledged));
    if (looks.length >= atOnce) await looks.shift();
  }
  await Promise.all(looks);
  isOver = true;
  await Promise.all(work);
  const accepted = await tryDamaged(archive);
  await tell(accepted);
} finally {
  isOver = true;
  hangUp();
  await server.stop();
  await carrier.close();
  await rm(folder.path, { recursive: true, force: true });
}

/** A backup at a random moment, and what was acknowledged before it began. Null when it failed. */
async function makeOne(number: number): Promise<[string | null, Write[]]> {
  await wait(random.below(longestPauseMs));
  const acknowledged = ledger.writes.filter((write) => write.acknowledged).slice(-lookedFor);
  const to = join(backups, String(number));
  const isMade = await run('backup', ['backup', '--to', to], { DATA_DIR: dataDir });
  return [isMade ? join(to, (await readdir(to))[0] ?? '') : null, acknowledged];
}

/** Restores it into an empty folder, compares, and now and then serves it. */
async function lookAt(number: number, archive: string, token: string, acknowledged: readonly Write[]): Promise<void> {
  const restored = join(folder.path, `restored-${number}`);
  if (!(await run('restore', ['restore', archive], { DATA_DIR: restored, BACKUP_KEY_FILE: keyFile }))) return;
  await compareAgain(archive, restored);
  if (number % lookEvery === 0 || number === drills) await lookIn(restored, token, acknowledged);
  await rm(restored, { recursive: true, force: true });
  say(`drill ${number}: ${ledger.acknowledged()} writes so far, ${faults.lost.length + faults.unequal.length} faults`);
}

async function run(
  what: 'backup' | 'restore',
  words: readonly string[],
  env: Record<string, string>,
): Promise<boolean> {
  const { code, output, ms } = await rx(words, env);
  seconds[what].push(ms / 1_000);
  if (code !== 0) {
    faults.failed.push(`${what}: ${output}`);
    say(`${what} ended with ${code}: ${output}`);
  }
  return code === 0;
}

/** Of what was restored a backup is made again: every table, sequence and file has to have the sum it had. */
async function compareAgain(archive: string, restored: string): Promise<void> {
  const key = await readKeyFile(keyFile);
  const to = join(restored, 'again');
  const [before, { manifest: after }] = [
    await verifyBackup(archive, key),
    await withDatabase({ dataDir: restored, migrationsDir, log: createLog('warn') }, (sql) =>
      makeBackup({ sql, dataDir: restored, folder: to, key, now: new Date() }),
    ),
  ];
  for (const part of ['tables', 'files', 'sequences', 'secrets', 'migrations'] as const) {
    compared += before[part].length;
    if (JSON.stringify(before[part]) !== JSON.stringify(after[part])) faults.unequal.push(`${archive}: ${part}`);
  }
  await rm(to, { recursive: true, force: true });
}

/** What was acknowledged before the backup began is there, served by the program itself. No carrier: a copy must send no texts. */
async function lookIn(restored: string, token: string, acknowledged: readonly Write[]): Promise<void> {
  const copy = await startServer(restored, null);
  try {
    const { lost, torn, doubled } = await checkWrites(copy, carrier, token, acknowledged);
    for (const fault of [...lost, ...torn, ...doubled]) {
      say(`not as it was acknowledged: ${fault}`);
      faults.lost.push(fault);
    }
  } finally {
    await copy.stop();
  }
}

/** Returns the damages of an archive that a restore took, or that left something in its folder. */
async function tryDamaged(archive: string): Promise<string[]> {
  const waiting = damage(await readFile(archive), damaged, random);
  const accepted: string[] = [];
  const lane = async (name: string) => {
    const [path, into] = [join(folder.path, `${name}.age`), join(folder.path, name)];
    await mkdir(into);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await writeFile(path, next.bytes);
      const { code, output } = await rx(['restore', path], { DATA_DIR: into, BACKUP_KEY_FILE: keyFile });
      if (code === 78 && (await readdir(into)).length === 0) continue;
      say(`taken with ${next.what}: ${code} ${output}`);
      accepted.push(next.what);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, number) => lane(`damaged-${number}`)));
  return accepted;
}

async function tell(accepted: readonly string[]): Promise<void> {
  const errors = server
    .log()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
  for (const line of [...errors, ...faults.failed]) say(line.slice(0, 300));
  const longest = (what: 'backup' | 'restore') => `${Math.max(...seconds[what]).toFixed(1)} s`;
  await tellResult(
    'drills',
    [
      bounded('backups made while people write, and restored', seconds.restore.length, { atLeast: drills }),
      told('acknowledged writes meanwhile', ledger.acknowledged()),
      none('backups or restores that failed', faults.failed.length),
      none(`of ${compared} tables, files, sequences and keys, restored with another sum`, faults.unequal.length),
      none('writes acknowledged before a backup and not in it', faults.lost.length),
      none('errors in the log of the program meanwhile', errors.length),
      none(`of ${damaged} damaged archives, not refused or not without a trace`, accepted.length),
      told('longest backup, longest restore', `${longest('backup')}, ${longest('restore')}`),
    ],
    [`Seed ${seed}.`],
  );
}
