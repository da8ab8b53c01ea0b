import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A load balancer in front of several servers on 127.0.0.1 that knows nothing of sessions: each request, and each websocket, goes to the next
 * one. Says who asked, as TRUST_PROXY expects it.
 */
export function createRoundRobin(ports: readonly number[]): Server {
  let turn = 0;
  const next = () => {
    turn += 1;
    return ports[turn % ports.length] ?? 0;
  };
  const server = createServer((incoming, answer) => {
    const outgoing = request(
      { host: '127.0.0.1', port: next(), method: incoming.method, path: incoming.url, headers: headersFor(incoming) },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
        answer.flushHeaders();
        response.pipe(answer);
        response.once('error', () => answer.destroy());
      },
    );
    outgoing.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    // A client that leaves is gone for the server too.
    answer.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  server.on('upgrade', (incoming: IncomingMessage, browser: Duplex, head: Buffer) => {
    const upstream = connect(next(), '127.0.0.1', () => {
      upstream.write(headOf(incoming));
      upstream.write(head);
      upstream.pipe(browser).pipe(upstream);
    });
    closeTogether(browser, upstream);
  });
  return server;
}

function headersFor({ headers, socket }: IncomingMessage): NodeJS.Dict<string | string[]> {
  return {
    ...headers,
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': 'http',
  };
}

function headOf(incoming: IncomingMessage): string {
  const lines = Object.entries(headersFor(incoming)).map(([name, value]) => `${name}: ${value}`);
  return [`${incoming.method} ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

function closeTogether(browser: Duplex, upstream: Socket): void {
  for (const [one, other] of [
    [browser, upstream],
    [upstream, browser],
  ] as const) {
    one.once('error', () => other.destroy());
    one.once('close', () => other.destroy());
  }
}
