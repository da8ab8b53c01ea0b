import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { streamLimits } from '@rxweb/contracts/shared/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  letGoOfQuestion(request, reply);
  const watched = withHeartbeat(raw, limits);
  source((event) => write(raw, watched, event)).then(
    () => raw.end(),
    () => raw.destroy(),
  );
  return reply;
}

/** Streams last for minutes, so free the request's memory. */
function letGoOfQuestion(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  const forwarded = raw.headers['x-forwarded-for'];
  request.body = undefined;
  raw.rawHeaders = [];
  raw.headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
}

/** Node keeps the response head but only checks that it exists: any text replaces it once sent. */
function letGoOfHead(raw: ServerResponse): void {
  if (raw.headersSent && typeof Reflect.get(raw, '_header') === 'string') Reflect.set(raw, '_header', 'sent');
}

/** Node limits the buffer to 64 KB plus one event. */
function write(raw: ServerResponse, watched: LiveStream, event: ServerSentEvent): Promise<void> | undefined {
  if (raw.destroyed) return undefined;
  const hasRoom = raw.write(frame(event));
  if (!watched.hasBegun) letGoOfHead(raw);
  watched.hasBegun = true;
  watched.saidAt = performance.now();
  return hasRoom ? undefined : drained(raw);
}

function frame({ event, data, id }: ServerSentEvent): string {
  if (/[\r\n]/.test(event + data + (id ?? ''))) throw new Error('an event must not hold a line break');
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;
}

function drained(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      raw.off('drain', goOn).off('close', goOn);
      resolve();
    };
    raw.on('drain', goOn).on('close', goOn);
  });
}
