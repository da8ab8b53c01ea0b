import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import { addressGroup } from '@rxweb/platform/text/address-group';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocket } from 'ws';
import { bridgeSockets, closeSocket } from './socket-bridge.ts';
import { socketLimits } from './socket-limits.ts';

export interface SocketProxyOptions {
  url: string;
  anonKey: string;
  publicUrl: string;
  checkToken: (token: string) => Promise<unknown>;
}

const socketPath = '/realtime/v1/websocket';

export async function socketProxy(app: FastifyInstance, options: SocketProxyOptions): Promise<void> {
  const upstreams = new WeakMap<IncomingMessage, WebSocket>();
  const addresses = new Map<string, number>();
  const count = (address: string, change: 1 | -1) => {
    const now = (addresses.get(address) ?? 0) + change;
    if (now > 0) addresses.set(address, now);
    else addresses.delete(address);
    return now;
  };
  await acceptUpgrades(app);

  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.ws) return;
    // The connection closes after a refusal, so it must not look reusable.
    reply.header('connection', 'close');
    if (!isOwnOrigin(request, options.publicUrl)) return reply.code(403).send({ error: 'Origin not allowed' });
    const { raw } = request;
    const network = addressGroup(request.ip);
    // No close event would release its slot.
    if (raw.socket.destroyed) return reply.hijack();
    raw.socket.once('close', () => count(network, -1));
    if (count(network, 1) > socketLimits.maxSocketsPerAddress)
      return reply.code(429).send({ error: 'Too many connected users' });
    const upstream = await connect(upstreamAddress(request, options), raw.socket);
    if (typeof upstream === 'number') return reply.code(upstream).send({ error: 'The realtime service refused' });
    upstreams.set(raw, upstream);
  };
  app.get(socketPath, { websocket: true as const, preValidation }, (socket, request) => {
    const upstream = upstreams.get(request.raw);
    if (upstream) bridgeSockets(socket, upstream, options);
    else socket.terminate();
  });
}

/** Shows the library upgrades of this path only. Other paths ignore upgrades, as HTTP allows. */
async function acceptUpgrades(app: FastifyInstance): Promise<void> {
  const path = app.prefix + socketPath;
  // Never listens; it only forwards events.
  const door = createServer();
  const isOurs = ({ url, headers }: IncomingMessage) =>
    url?.split('?', 1)[0] === path && headers.upgrade?.toLowerCase() === 'websocket';
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isOurs(request)) door.emit('upgrade', request, socket, head);
    else socket.destroy();
  };
  // Set here because Fastify owns the server.
  Object.assign(app.server, { shouldUpgradeCallback: isOurs });
  app.server.on('upgrade', onUpgrade);
  await app.register(websocket, {
    options: { server: door, maxPayload: socketLimits.maxFrameBytes, perMessageDeflate: false },
    preClose(done) {
      app.server.off('upgrade', onUpgrade);
      for (const client of app.websocketServer.clients) closeSocket(client, 1001, 'the server stops');
      done();
    },
    errorHandler: (_error, socket) => socket.terminate(),
  });
}

/** Browsers send an origin, other programs don't. Only our own pages may connect. */
function isOwnOrigin({ headers: { origin, host } }: FastifyRequest, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  const named = URL.parse(origin)?.host;
  return named !== undefined && named === host;
}

function upstreamAddress(request: FastifyRequest, { url, anonKey }: SocketProxyOptions): string {
  const { vsn } = Object(request.query);
  const query = new URLSearchParams({ apikey: anonKey, ...(typeof vsn === 'string' && { vsn }) });
  return `${url.replace(/^http/, 'ws')}${socketPath}?${query}`;
}

/** Answers with the status the other side refused with. Starts paused. */
function connect(address: string, browser: Duplex): Promise<WebSocket | number> {
  const upstream = new WebSocket(address, {
    perMessageDeflate: false,
    followRedirects: false,
    maxPayload: socketLimits.maxAnswerBytes,
    handshakeTimeout: socketLimits.connectMs,
  });
  browser.once('close', () => upstream.terminate());
  return new Promise((resolve) => {
    upstream.once('open', () => {
      upstream.pause();
      resolve(upstream);
    });
    upstream.once('unexpected-response', (_request, { statusCode = 502 }) => {
      upstream.terminate();
      resolve(statusCode >= 400 && statusCode < 500 ? statusCode : 502);
    });
    upstream.on('error', () => resolve(502));
  });
}
