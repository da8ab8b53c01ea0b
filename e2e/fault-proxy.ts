import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** What happens to a request that fits. */
export type Fault =
  /** The proxy answers for the server, which gets nothing. */
  | { status: number; body?: string }
  /** The connection breaks before the server gets anything. */
  | 'cut'
  /** The server does what it was asked, and its answer gets lost. */
  | 'lose answer'
  /** The server gets it after this many milliseconds. */
  | { slowMs: number };

export interface FaultRule {
  /** Method and path, such as `PUT /backend/…`. */
  request: RegExp;
  /** One for each request that fits, in order; when they are used up, all goes well. */
  faults: Fault[];
}

export interface FaultProxy {
  url: string;
  rules: FaultRule[];
  /** What came in: method and path without query. */
  log: string[];
  close(): Promise<void>;
}

/** A proxy between the browser and the journeys' server that fails on command. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const rules: FaultRule[] = [];
  const log: string[] = [];
  const server = createServer((request, response) => {
    const line = `${request.method} ${request.url?.split('?', 1)[0]}`;
    log.push(line);
    // A browser sends a request again by itself when a connection breaks that it had used before; here it is to see each fault.
    response.setHeader('connection', 'close');
    const fault = rules.find((rule) => rule.request.test(line) && rule.faults.length > 0)?.faults.shift();
    handle(target, request, response, fault).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    rules,
    log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function handle(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  fault: Fault | undefined,
): Promise<void> {
  if (fault === 'cut') {
    response.destroy();
    return;
  }
  const body = await buffer(request);
  if (typeof fault === 'object' && 'status' in fault) {
    response.writeHead(fault.status, { 'content-type': 'application/json' }).end(fault.body ?? '{}');
    return;
  }
  if (typeof fault === 'object') await wait(fault.slowMs);
  const answer = await ask(target, request, body);
  if (fault === 'lose answer') {
    response.destroy();
    return;
  }
  const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
  response.writeHead(answer.status, headers).end(answer.body);
}

/** Under the proxy's own Host, which is the one that the page was asked under. */
function ask(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const asked = forward(new URL(url ?? '/', target), { method, headers }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
