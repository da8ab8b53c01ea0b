import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Before the rate counts. All bytes count alike, so a phone may pause. */
const graceMs = 10_000;
const leastBytesPerSecond = 1_000;
const checkEveryMs = 1_000;
/** Until the answer is read. */
const closeAfterMs = 1_000;

export const slowBodyCode = 'SLOW_BODY';

interface Coming {
  response: ServerResponse;
  /** The time that the sender is answerable for, in milliseconds. */
  waitedMs: number;
  /** On the connection, of earlier requests. */
  bytesBefore: number;
}

interface Options {
  graceMs?: number;
  checkEveryMs?: number;
}

/**
 * Ends requests whose body comes more slowly than 1 kB a second on average (security row W4), with a `clientError` of {@link slowBodyCode}.
 * Time in which the server doesn't read doesn't count.
 */
export function limitSlowBodies(server: Server, options: Options = {}): void {
  const times = { graceMs, checkEveryMs, ...options };
  const coming = new Map<IncomingMessage, Coming>();

  const check = () => {
    for (const [request, body] of coming) {
      if (request.complete || request.destroyed) coming.delete(request);
      else if (isRead(request)) {
        body.waitedMs += times.checkEveryMs;
        if (isTooSlow(request, body, times.graceMs)) {
          coming.delete(request);
          end(server, request, body.response);
        }
      }
    }
  };
  const timer = setInterval(check, times.checkEveryMs).unref();
  server.on('close', () => clearInterval(timer));
  const readBefore = new WeakMap<Socket, number>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    response.once('close', () => readBefore.set(socket, socket.bytesRead));
    if (request.complete || !hasBody(request)) return;
    coming.set(request, { response, waitedMs: 0, bytesBefore: readBefore.get(socket) ?? 0 });
    request.once('close', () => coming.delete(request));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The server takes the bytes, so the sender is the slow one. */
function isRead(request: IncomingMessage): boolean {
  const hasReader = request.readableFlowing === true || request.listenerCount('readable') > 0;
  return hasReader && request.readableLength < request.readableHighWaterMark;
}

function isTooSlow({ socket }: IncomingMessage, { waitedMs, bytesBefore }: Coming, grace: number): boolean {
  const answerableMs = waitedMs - grace;
  return answerableMs > 0 && socket.bytesRead - bytesBefore < (answerableMs / 1_000) * leastBytesPerSecond;
}

function end(server: Server, request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  if (response.headersSent) socket.destroy();
  else {
    server.emit('clientError', Object.assign(new Error('the body came too slowly'), { code: slowBodyCode }), socket);
    setTimeout(() => socket.destroy(), closeAfterMs).unref();
  }
}
