import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Figure, isQuick, told } from '../tools/result.ts';
import { type Carrier, startServer } from '../tools/server.ts';
import { breakDisk } from './broken-disk.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? (isQuick ? 2 : 20));

/** Security row R3: the program's files cannot be written out, EIO from fsync(2) and fdatasync(2); those of the database can. */
export async function failingDisk(folder: string, carrier: Carrier, seed: number): Promise<Figure[]> {
  const reason = await promisify(execFile)('strace', ['--version']).then(
    () => null,
    () => 'strace(1) is not here',
  );
  if (reason !== null) return [told('R3 a disk that fails: skipped', reason)];
  const server = await startServer(join(folder, 'failing'), carrier);
  let tracer: ChildProcess | undefined;
  try {
    return await breakDisk(server, carrier, seed, {
      what: 'R3 fsync of the program’s files failed with EIO',
      name: 'failing',
      rounds,
      brokenMs: isQuick ? 1_000 : 2_000,
      async breakDown() {
        tracer = await failWrites(server.pid);
      },
      async mend() {
        if (!tracer || tracer.exitCode !== null) return;
        const ended = once(tracer, 'exit');
        tracer.kill('SIGINT');
        await ended;
      },
    });
  } finally {
    await server.stop();
  }
}

/** From when this returns, nothing that this process writes is written out. */
async function failWrites(pid: number): Promise<ChildProcess> {
  const calls = 'fsync,fdatasync';
  const options = ['-f', '-qq', '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`, '-o', '/dev/null'];
  const tracer = spawn('strace', [...options, '-p', String(pid)], { stdio: 'ignore' });
  await wait(200);
  return tracer;
}
