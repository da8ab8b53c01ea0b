import { setImmediate as others } from 'node:timers/promises';
import type { Client } from './client.ts';

type Times = { [K in 'pingMs' | 'stalledMs' | 'lifeMs']: number };

/** Times are of `performance.now()`. */
export interface LiveStream {
  saidAt: number;
}

interface Stream extends LiveStream {
  client: Client;
  times: Times;
  beganAt: number;
  /** Bytes the reader had taken at the last check, and since when. */
  taken: number;
  stoodSince: number;
}

const streams = new Set<Stream>();
let timer: NodeJS.Timeout | null = null;
let everyMs = Number.POSITIVE_INFINITY;
/** Most answers are whole by then. */
const heldMs = 1_000;
/** So that other work gets a turn. */
const sliceMs = 5;

/**
 * Sends a comment when idle, so that proxies keep the stream open, holds those that last (see {@link Client}), and drops stalled or old
 * readers. One timer serves all.
 */
export function withHeartbeat(client: Client, times: Times): LiveStream {
  const now = performance.now();
  const stream: Stream = { client, times, saidAt: now, beganAt: now, taken: 0, stoodSince: now };
  streams.add(stream);
  client.whenGone(() => {
    streams.delete(stream);
    if (streams.size === 0) stop();
  });
  const wantedMs = Math.min(times.pingMs, times.stalledMs, times.lifeMs) / 6;
  if (timer && wantedMs >= everyMs) return stream;
  stop();
  everyMs = wantedMs;
  timer = setInterval(lookAtAll, everyMs);
  return stream;
}

function stop(): void {
  if (timer) clearInterval(timer);
  timer = null;
  everyMs = Number.POSITIVE_INFINITY;
}

let isLooking = false;

async function lookAtAll(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  let until = performance.now() + sliceMs;
  for (const stream of streams) {
    const now = performance.now();
    lookAt(stream, now);
    if (now < until) continue;
    await others();
    until = performance.now() + sliceMs;
  }
  isLooking = false;
}

function lookAt(stream: Stream, now: number): void {
  const { client, times } = stream;
  const { taken } = client;
  if (client.queued === 0 || taken !== stream.taken) stream.stoodSince = now;
  stream.taken = taken;
  const ageMs = now - stream.beganAt;
  if (now - stream.stoodSince >= times.stalledMs || ageMs >= times.lifeMs) client.destroy();
  if (now - stream.saidAt >= times.pingMs && client.queued === 0) {
    stream.saidAt = now;
    client.write(': ping\n\n');
  }
  if (ageMs >= heldMs) client.hold();
}

/** Ends every stream, for the program to stop. */
export function cutStreams(): void {
  for (const { client } of streams) client.destroy();
}
