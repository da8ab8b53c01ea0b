import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { streamLimits } from '@rxweb/contracts/shared/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LiveStream, withHeartbeat } from './stream-heartbeat.ts';

/** One server-sent event (WHATWG HTML, section 9.2). `data` has no line breaks; `event` is a name of ours. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

/** Sends one event. What it returns, if anything, is to be awaited before the next: the reader is slower than the source. */
export type SendEvent = (event: ServerSentEvent) => Promise<void> | undefined;

type StreamLimits = { [K in 'pingMs' | 'stalledMs' | 'lifeMs']: number };

/**
 * Answers with the events that the source sends; it ends with the source. A reader who takes nothing for too long is let go, and so is one
 * whose stream has its greatest age. A source that waits for something else has to learn from elsewhere that the reader has left.
 */
export function sendEventStream(
  reply: FastifyReply,
  source: (send: SendEvent) => Promise<void>,
  limits: StreamLimits = streamLimits,
): FastifyReply {
  if (reply.raw.headersSent) {
    // Somebody else has answered meanwhile; what the source does beside telling goes on.
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

/** A stream may last for minutes, and many do at a time: what was needed to begin it goes, but for what the access log tells of it. */
function letGoOfQuestion(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  const forwarded = raw.headers['x-forwarded-for'];
  request.body = undefined;
  raw.rawHeaders = [];
  raw.headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
}

/** Node keeps the head of an answer, in a hundred pieces, and looks only whether there is one: any text will do once it has been sent. */
function letGoOfHead(raw: ServerResponse): void {
  if (raw.headersSent && typeof Reflect.get(raw, '_header') === 'string') Reflect.set(raw, '_header', 'sent');
}

/** Node bounds what waits in the response and its connection by 64 KB, and one event. */
function write(raw: ServerResponse, watched: LiveStream, event: ServerSentEvent): Promise<void> | undefined {
  if (raw.destroyed) return undefined;
  const hasRoom = raw.write(frame(event));
  if (!watched.hasBegun) letGoOfHead(raw);
  watched.hasBegun = true;
  watched.saidAt = performance.now();
  return hasRoom ? undefined : drained(raw);
}

function frame({ event, data }: ServerSentEvent): string {
  if (/[\r\n]/.test(event + data)) throw new Error('an event must not hold a line break');
  return `event: ${event}\ndata: ${data}\n\n`;
}

/** Until there is room again, or nobody is there. */
function drained(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      raw.off('drain', goOn).off('close', goOn);
      resolve();
    };
    raw.on('drain', goOn).on('close', goOn);
  });
}
