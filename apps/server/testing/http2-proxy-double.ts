import { Agent, request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { createServer, type IncomingHttpHeaders as Http2Headers, type ServerHttp2Stream } from 'node:http2';
import { type AddressInfo, connect as connectTcp, type Socket } from 'node:net';

/** A proxy that speaks HTTP/2 without TLS in front of one HTTP/1.1 server. */
export interface Http2Proxy {
  url: string;
  /** How many connections to the server it has opened for requests. */
  connectionsMade(): number;
  close(): Promise<void>;
}

/** What belongs to one connection and is not passed on (RFC 9113, section 8.2.2). */
const hopByHop = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'te']);

/** Requests go over kept connections, WebSockets (RFC 8441) over one of their own. */
export async function startHttp2Proxy(target: string): Promise<Http2Proxy> {
  const { hostname, port } = new URL(target);
  let made = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const open = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    made += 1;
    return open(options, done);
  };
  const server = createServer({ settings: { enableConnectProtocol: true } });
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => void sockets.add(socket));
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    if (headers[':method'] === 'CONNECT') tunnel(stream, headers, { host: hostname, port: Number(port) }, sockets);
    else pass(stream, headers, { agent, hostname, port });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connectionsMade: () => made,
    async close() {
      agent.destroy();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(stream: ServerHttp2Stream, headers: Http2Headers, target: RequestOptions): void {
  const asked = httpRequest({
    ...target,
    method: String(headers[':method'] ?? 'GET'),
    path: String(headers[':path']),
    headers: endToEnd(headers),
  });
  asked.on('response', (answer) => {
    stream.respond({ ':status': answer.statusCode ?? 502, ...endToEnd(answer.headers) });
    answer.pipe(stream);
  });
  asked.on('error', () => !stream.headersSent && stream.respond({ ':status': 502 }, { endStream: true }));
  stream.on('close', () => asked.destroy());
  stream.pipe(asked);
}

function endToEnd(headers: IncomingHttpHeaders | Http2Headers): Record<string, string | string[]> {
  const named = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const kept = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !name.startsWith(':') && !hopByHop.has(name) && !named.includes(name),
  );
  return Object.fromEntries(kept) as Record<string, string | string[]>;
}

function tunnel(
  stream: ServerHttp2Stream,
  headers: Http2Headers,
  target: { host: string; port: number },
  sockets: Set<Socket>,
): void {
  const socket = connectTcp(target);
  sockets.add(socket);
  const lines = [
    `GET ${headers[':path']} HTTP/1.1`,
    `host: ${target.host}:${target.port}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.once('data', (answer) => {
    const isOpen = answer.toString('latin1').startsWith('HTTP/1.1 101');
    stream.respond({ ':status': isOpen ? 200 : 502 }, { endStream: !isOpen });
    if (isOpen) socket.pipe(stream).pipe(socket);
  });
  socket.on('error', () => stream.close());
  stream.on('close', () => socket.destroy());
}
