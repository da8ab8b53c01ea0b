import type { ServerResponse } from 'node:http';
import { setImmediate as others } from 'node:timers/promises';

type Times = { [K in 'pingMs' | 'stalledMs' | 'lifeMs']: number };

/** Times are of `performance.now()`. */
export interface LiveStream {
  hasBegun: boolean;
  saidAt: number;
}

interface Stream extends LiveStream {
  raw: ServerResponse;
  times: Times;
  beganAt: number;
  /** Bytes the reader had taken at the last check, and since when. */
  taken: number;
  stoodSince: number;
}

const streams = new Set<Stream>();
let timer: NodeJS.Timeout | null = null;
let everyMs = Number.POSITIVE_INFINITY;
/** So that other work gets a turn. */
const sliceMs = 5;

/**
 * Sends a comment when idle, so that proxies keep the stream open, and drops stalled or old readers. One timer serves all streams:
 * thousands would fill memory.
 */
export function withHeartbeat(raw: ServerResponse, times: Times): LiveStream {
  const now = performance.now();
  const stream: Stream = { raw, times, hasBegun: false, saidAt: now, beganAt: now, taken: 0, stoodSince: now };
  streams.add(stream);
  raw.once('close', () => {
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
  const { raw, times } = stream;
  const { socket } = raw;
  const taken = (socket?.bytesWritten ?? 0) - (socket?.writableLength ?? 0);
  if (raw.writableLength === 0 || taken !== stream.taken) stream.stoodSince = now;
  stream.taken = taken;
  if (now - stream.stoodSince >= times.stalledMs || now - stream.beganAt >= times.lifeMs) raw.destroy();
  else if (now - stream.saidAt >= times.pingMs && raw.writableLength === 0 && !raw.writableEnded) {
    stream.saidAt = now;
    raw.write(': ping\n\n');
  }
}
