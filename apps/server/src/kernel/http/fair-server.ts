import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

type Exchange = [request: IncomingMessage, response: ServerResponse];

/** More than any proxy sends ahead. */
const maxPipelined = 50;
/** Of those that were sent ahead, so many are begun before others are heard. */
const perTurn = 20;

/**
 * A server that begins with a request when the one before on the same connection has been answered, as its answers go out one after the other
 * anyhow (RFC 9112, section 9.3.2), and when others have had their turn. Node would begin with all that has come: whoever sends fifty at once over
 * each of many connections would be served before everybody else.
 */
export function createFairServer(options: ServerOptions, handler: RequestListener): Server {
  /** What was sent ahead, of connections that are being answered. */
  const pipelined = new WeakMap<Socket, Exchange[]>();
  const ready: Exchange[] = [];

  const startRequest = ([request, response]: Exchange) => {
    const { socket } = request;
    response.once('close', () => {
      const next = pipelined.get(socket)?.shift();
      if (!next) return void pipelined.delete(socket);
      if (ready.push(next) === 1) setImmediate(startBatch);
    });
    handler(request, response);
  };
  const startBatch = () => {
    for (const exchange of ready.splice(0, perTurn)) startRequest(exchange);
    if (ready.length > 0) setImmediate(startBatch);
  };

  return createServer(options, (request, response) => {
    const waiting = pipelined.get(request.socket);
    if (!waiting) {
      pipelined.set(request.socket, []);
      startRequest([request, response]);
    } else if (waiting.length < maxPipelined) waiting.push([request, response]);
    else request.socket.destroy();
  });
}
