import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { damaged } from './cluster.ts';
import type { DataPaths } from './data-dir.ts';
import type { Launcher } from './launcher.ts';
import { readPostmasterPid, stopOrphan, stopSteps, waitForEnd } from './postmaster-pid.ts';
import { serverSettings } from './settings.ts';

export interface Postmaster {
  port: number;
  /** Fast shutdown; immediate on timeout. */
  stop(): Promise<void>;
}

interface PostmasterOptions {
  paths: DataPaths;
  postgres: string;
  launch: Launcher;
  log: FastifyBaseLogger;
  maxConnections?: number | undefined;
  onSpawn?: (() => void) | undefined;
}

const portAttempts = 5;
const maxLogBytes = 5_000_000;
const maxRestartDelayMs = 1_000;
/** Replaying the log after a power cut may be slow. */
const readyTimeoutMs = 120_000;

/** Starts PostgreSQL on a free port of 127.0.0.1, waits until it accepts connections, and restarts it after a crash. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  await stopOrphan(options.paths.cluster, options.log);
  await rotateLog(options.paths.log);
  let { child, port } = await startOnFreePort(options);
  let stopping = false;

  const keepRunning = async () => {
    while (!stopping) {
      await ended(child);
      if (stopping) return;
      options.log.error(
        { code: child.exitCode, signal: child.signalCode },
        'the database stopped unexpectedly; restarting it',
      );
      child = await restart(options, port, () => stopping);
    }
  };
  const supervision = keepRunning();

  return {
    get port() {
      return port;
    },
    async stop() {
      stopping = true;
      for (const [signal, waitMs] of stopSteps) {
        child.kill(signal);
        if (await waitForEnd(() => hasEnded(child), waitMs)) break;
      }
      await supervision;
    },
  };
}

async function startOnFreePort(options: PostmasterOptions): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort();
    const started = await startOnce(options, port);
    if (started.child) return { child: started.child, port };
    const portTaken = /could not (bind|create any TCP)/.test(started.reason);
    if (!portTaken || attempt === portAttempts) throw damaged(options.paths, `does not start: ${started.reason}`);
  }
}

/** Restarts on the same port, so connection strings stay valid, and retries until it works. */
async function restart(options: PostmasterOptions, port: number, stopping: () => boolean): Promise<ChildProcess> {
  for (let delayMs = 100; ; delayMs = Math.min(delayMs * 2, maxRestartDelayMs)) {
    await sleep(delayMs);
    const started = await startOnce(options, port);
    if (started.child) return started.child;
    options.log.error({ reason: started.reason }, 'the database could not be restarted');
    if (stopping()) return started.failed;
  }
}

type Started = { child: ChildProcess } | { child: null; failed: ChildProcess; reason: string };

async function startOnce(
  { paths, postgres, launch, maxConnections, onSpawn }: PostmasterOptions,
  port: number,
): Promise<Started> {
  const logFile = await open(paths.log, 'a+', 0o600);
  try {
    const { size: logStart } = await logFile.stat();
    const { file, args, ...rest } = launch(postgres, ['-D', paths.cluster, ...serverSettings(port, maxConnections)]);
    // Its own process group: Ctrl-C on our terminal must not stop the database first.
    const child = spawn(file, args, { ...rest, cwd: '/', detached: true, stdio: ['ignore', logFile.fd, logFile.fd] });
    child.on('error', () => {});
    onSpawn?.();
    if (await becomesReady(child, paths.cluster)) return { child };

    child.kill('SIGQUIT');
    await waitForEnd(() => hasEnded(child), 3_000);
    const { size } = await logFile.stat();
    const { buffer } = await logFile.read({ buffer: Buffer.alloc(size - logStart), position: logStart });
    return { child: null, failed: child, reason: reasonIn(buffer.toString()) };
  } finally {
    await logFile.close();
  }
}

async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  const deadline = performance.now() + readyTimeoutMs;
  while (!hasEnded(child) && performance.now() < deadline) {
    const said = await readPostmasterPid(cluster);
    if (said?.pid === child.pid && said?.status === 'ready') return true;
    await sleep(5);
  }
  return false;
}

/** The line of PostgreSQL's log that explains a failed start. */
function reasonIn(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const line =
    lines.find((line) => /could not (bind|create any TCP)/.test(line)) ??
    lines.find((line) => /(FATAL|PANIC):/.test(line));
  return (line ?? lines.at(-1) ?? 'it logged nothing').replace(/^.*?(?:FATAL|PANIC|LOG): +/, '');
}

/** A process that failed to spawn has no exit code and no pid. */
const hasEnded = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

async function ended(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a listening socket has no port');
  return address.port;
}

/** Limits the log's size by rotating it into one old log. */
async function rotateLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size > maxLogBytes) await rename(path, `${path}.1`);
}
