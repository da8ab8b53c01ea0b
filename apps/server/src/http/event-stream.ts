import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** One server-sent event (WHATWG HTML, section 9.2). `data` has no line breaks; `event` is a name of ours. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

/** Answers with events as they come. A slow reader slows the source down, and a reader who leaves ends it. */
export function sendEventStream(reply: FastifyReply, events: AsyncIterable<ServerSentEvent>): FastifyReply {
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(frames(events), { objectMode: false }));
}

async function* frames(events: AsyncIterable<ServerSentEvent>): AsyncGenerator<string> {
  for await (const { event, data } of events) {
    if (/[\r\n]/.test(event + data)) throw new Error('an event must not hold a line break');
    yield `event: ${event}\ndata: ${data}\n\n`;
  }
}
