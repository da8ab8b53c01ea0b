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

interface Line {
  /** A response is under way. */
  isBusy: boolean;
  waiting: Exchange[];
}

const lines = new WeakMap<Socket, Line>();

/** Whether further requests of the connection wait for the response under way. */
export function hasPipelined(socket: Socket): boolean {
  return (lines.get(socket)?.waiting.length ?? 0) > 0;
}

function lineOf(socket: Socket): Line {
  const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
  if (!lines.has(socket)) lines.set(socket, line);
  return line;
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

  const startRequest = (line: Line, request: IncomingMessage, response: ServerResponse) => {
    line.isBusy = true;
    response.once('close', () => {
      const next = line.waiting.shift();
      line.isBusy = next !== undefined;
      if (next && ready.push(next) === 1) setImmediate(startBatch);
    });
    handler(request, response);
  };
  const startBatch = () => {
    for (const [request, response] of ready.splice(0, perTurn)) startRequest(lineOf(request.socket), request, response);
    if (ready.length > 0) setImmediate(startBatch);
  };

  const take = (request: IncomingMessage, response: ServerResponse) => {
    const line = lineOf(request.socket);
    if (!line.isBusy) startRequest(line, request, response);
    else if (line.waiting.length < maxPipelined) line.waiting.push([request, response]);
    else request.socket.destroy();
  };
  const server = createServer(options, take);
  // Node's own answer to an unknown expectation would lack the headers of ours.
  server.on('checkExpectation', take);
  return server;
}
