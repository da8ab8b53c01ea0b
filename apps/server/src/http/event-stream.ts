import { Readable } from 'node:stream';
import { streamLimits } from '@rxweb/contracts/limits';
import type { FastifyReply } from 'fastify';

/** One server-sent event (WHATWG HTML, section 9.2). `data` has no line breaks; `event` is a name of ours. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

type StreamLimits = { [K in 'pingMs' | 'stalledMs' | 'lifeMs' | 'maxQueuedBytes']: number };

/**
 * Answers with events as they come. A slow reader slows the source down, and a reader who leaves ends it; so does one who takes nothing for
 * too long, and the stream's greatest age.
 */
export function sendEventStream(
  reply: FastifyReply,
  events: AsyncIterable<ServerSentEvent>,
  limits: StreamLimits = streamLimits,
): FastifyReply {
  letGoInTime(reply, limits);
  // Some more waits in the response and its connection, which Node bounds by 64 KB, and one event.
  const highWaterMark = limits.maxQueuedBytes / 16;
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(frames(events, limits.pingMs), { objectMode: false, highWaterMark }));
}

/** Pings are written only where there is room for them, so they keep nobody who takes nothing. */
function letGoInTime({ raw }: FastifyReply, { stalledMs, lifeMs }: StreamLimits): void {
  const letGo = () => raw.destroy();
  const life = setTimeout(letGo, lifeMs);
  const everyMs = stalledMs / 6;
  let takenBefore = 0;
  let stoodMs = 0;
  const watch = setInterval(() => {
    const taken = (raw.socket?.bytesWritten ?? 0) - (raw.socket?.writableLength ?? 0);
    stoodMs = raw.writableLength > 0 && taken === takenBefore ? stoodMs + everyMs : 0;
    takenBefore = taken;
    if (stoodMs >= stalledMs) letGo();
  }, everyMs);
  raw.once('close', () => {
    clearTimeout(life);
    clearInterval(watch);
  });
}

/** Writes events as text. Where nothing comes for a while, a comment says that the connection lives, so that nobody in between closes it. */
export async function* frames(
  events: AsyncIterable<ServerSentEvent>,
  pingMs: number = streamLimits.pingMs,
): AsyncGenerator<string> {
  const source = events[Symbol.asyncIterator]();
  let next = source.next();
  try {
    for (;;) {
      const step = await orNull(next, pingMs);
      if (step?.done) return;
      yield step ? frame(step.value) : ': ping\n\n';
      if (step) next = source.next();
    }
  } finally {
    next.catch(() => undefined);
    await source.return?.();
  }
}

function frame({ event, data }: ServerSentEvent): string {
  if (/[\r\n]/.test(event + data)) throw new Error('an event must not hold a line break');
  return `event: ${event}\ndata: ${data}\n\n`;
}

/** What the promise gives, or null when it takes longer. */
async function orNull<T>(promise: Promise<T>, waitMs: number): Promise<T | null> {
  const { promise: silence, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, waitMs, null);
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
