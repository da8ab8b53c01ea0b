import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import { addressGroup } from '@rxweb/platform/text/address-group';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core/core.ts';
import { createHub, type Hub } from './channels/hub.ts';
import { checkHandshake, type Handshake } from './handshake.ts';
import { realtimeLimits } from './limits.ts';
import { createOpenSockets, type OpenSockets } from './open-sockets.ts';

/**
 * Serves Supabase's websocket (`.../realtime/v1/websocket`): changes of the publication `supabase_realtime`, for users
 * who may read the rows. Needs a server; inject can't reach it.
 */
export function realtimePlugin(core: Core, databaseUrl: string): FastifyPluginAsync {
  return async (app) => {
    const hub = createHub(core, databaseUrl);
    const sockets = createOpenSockets(hub);
    await acceptUpgrades(app);
    app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'Not Found' }));
    registerSocketRoute(app, core, sockets);
    recheck(app, hub, sockets);
  };
}

/**
 * Limits upgrades to this path and sends them through the usual hooks. Elsewhere the header is ignored, since some
 * programs offer HTTP/2 with each request.
 */
async function acceptUpgrades(app: FastifyInstance): Promise<void> {
  const path = `${app.prefix}/websocket`;
  // Never listens; only forwards events.
  const eventSource = createServer();
  const { server } = app;
  const isOurs = ({ url, headers }: IncomingMessage) =>
    url?.split('?', 1)[0] === path && headers.upgrade?.toLowerCase() === 'websocket';
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isOurs(request)) eventSource.emit('upgrade', request, socket, head);
    else socket.destroy();
  };
  // An option of http.createServer, set here because we don't create the server.
  Object.assign(server, { shouldUpgradeCallback: isOurs });
  server.on('upgrade', onUpgrade);
  await app.register(websocket, {
    options: { server: eventSource, maxPayload: realtimeLimits.maxFrameBytes, perMessageDeflate: false },
    preClose(done) {
      server.off('upgrade', onUpgrade);
      done();
    },
    errorHandler: (_error, socket) => socket.terminate(),
  });
}

function registerSocketRoute(app: FastifyInstance, core: Core, sockets: OpenSockets): void {
  const accepted = new WeakMap<object, Handshake>();
  const options = {
    websocket: true as const,
    async preValidation(request: FastifyRequest, reply: FastifyReply) {
      // The connection closes after a refusal and must not be reused.
      reply.header('connection', 'close');
      const handshake = await checkHandshake(core, request);
      if ('refusal' in handshake) return reply.code(handshake.status).send({ error: handshake.refusal });
      if (sockets.countFrom(addressGroup(request.ip)) >= realtimeLimits.maxSocketsPerAddress) {
        return reply.code(429).send({ error: 'Too many connected users' });
      }
      accepted.set(request, handshake);
    },
  };
  app.get('/websocket', options, (socket, request) => {
    const handshake = accepted.get(request);
    if (handshake) sockets.open(socket, addressGroup(request.ip), handshake);
    else socket.terminate();
  });
}

/** Checks tokens and silent sockets until the server closes. */
function recheck(app: FastifyInstance, hub: Hub, sockets: OpenSockets): void {
  let isChecking = false;
  const timer = setInterval(async () => {
    sockets.closeSilent(Date.now());
    if (isChecking) return;
    isChecking = true;
    await hub
      .recheck(Date.now())
      .catch((error: unknown) => app.log.warn({ err: error }, 'tokens could not be checked'));
    isChecking = false;
  }, realtimeLimits.recheckMs);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    sockets.closeAll();
    await hub.close();
  });
}
