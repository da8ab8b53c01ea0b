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

const pipelined = new WeakMap<Socket, Exchange[]>();

/** Whether further requests of the connection wait for the response under way. */
export function hasPipelined(socket: Socket): boolean {
  return (pipelined.get(socket)?.length ?? 0) > 0;
}

/** More than any proxy pipelines. */
const maxPipelined = 50;
/** Start this many pipelined requests before other connections get a turn. */
const perTurn = 20;

/**
 * Handles pipelined requests one by one per connection (RFC 9112, section 9.3.2) and gives other connections a turn in between, so no
 * client delays everyone else.
 */
export function createFairServer(options: ServerOptions, handler: RequestListener): Server {
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

  const take = (request: IncomingMessage, response: ServerResponse) => {
    const waiting = pipelined.get(request.socket);
    if (!waiting) {
      pipelined.set(request.socket, []);
      startRequest([request, response]);
    } else if (waiting.length < maxPipelined) waiting.push([request, response]);
    else request.socket.destroy();
  };
  const server = createServer(options, take);
  // Node's own answer to an unknown expectation would lack the headers of ours.
  server.on('checkExpectation', take);
  return server;
}
