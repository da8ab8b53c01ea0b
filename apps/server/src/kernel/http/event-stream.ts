import type { OutgoingHttpHeaders } from 'node:http';
import { streamLimits } from '@rxweb/contracts/shared/limits';
import type { FastifyReply } from 'fastify';
import { type Client, clientOf } from './client.ts';
import { type LiveStream, withHeartbeat } from './stream-heartbeat.ts';

/** One server-sent event (WHATWG HTML, section 9.2). `data` has no line breaks. */
export interface ServerSentEvent {
  event: string;
  data: string;
  /** Where a client resumes. */
  id?: string;
}

/** Await the result, if any, before the next event: the reader is slow. */
export type SendEvent = (event: ServerSentEvent) => Promise<void> | undefined;

type StreamLimits = { [K in 'pingMs' | 'stalledMs' | 'lifeMs']: number };

/** Ends with the source. Drops stalled readers and streams past their maximum age. A waiting source must watch for disconnects itself. */
export function sendEventStream(
  reply: FastifyReply,
  source: (send: SendEvent) => Promise<void>,
  limits: StreamLimits = streamLimits,
): FastifyReply {
  if (reply.raw.headersSent) {
    // Already answered elsewhere; the source's other work continues.
    source(() => undefined).catch(() => undefined);
    return reply;
  }
  const { raw, request } = reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .hijack();
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) headers[name] = value;
  raw.writeHead(raw.statusCode, headers);
  request.body = undefined;
  const client = clientOf(raw);
  tell(client, source, withHeartbeat(client, limits));
  return reply;
}

/** Apart, so that no closure of a stream keeps the request. */
function tell(client: Client, source: (send: SendEvent) => Promise<void>, watched: LiveStream): void {
  source((event) => write(client, watched, event)).then(
    () => client.end(),
    () => client.destroy(),
  );
}

/** Node limits the buffer to 64 KB plus one event. */
function write(client: Client, watched: LiveStream, event: ServerSentEvent): Promise<void> | undefined {
  if (client.isGone) return undefined;
  const hasRoom = client.write(frame(event));
  watched.saidAt = performance.now();
  return hasRoom ? undefined : client.drained();
}

function frame({ event, data, id }: ServerSentEvent): string {
  if (/[\r\n]/.test(event + data + (id ?? ''))) throw new Error('an event must not hold a line break');
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}
