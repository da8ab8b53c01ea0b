import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { type Backend, type BackendOptions, createBackend } from '../src/create-backend.ts';

export interface ServedBackend {
  backend: Backend;
  url: string;
  close(): Promise<void>;
}

interface ServeOptions extends Omit<BackendOptions, 'publicUrl' | 'log'> {
  /** On 127.0.0.1; 0 picks a free one. */
  port?: number;
  /** The path of the services; '' as for a hosted Supabase. */
  path?: string;
  /** In the public address. Passkeys need a name. */
  hostName?: string;
  /** Called before the backend, for each request. */
  onRequest?: (request: IncomingMessage) => void;
}

/** A standalone backend behind a real HTTP server, like a hosted Supabase. */
export async function serveBackend({
  port = 0,
  path = '',
  hostName = '127.0.0.1',
  onRequest,
  ...options
}: ServeOptions): Promise<ServedBackend> {
  // The port must be known first, since the backend's tokens contain its URL.
  const server = createServer().listen(port, '127.0.0.1');
  if (onRequest) server.on('request', onRequest);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://${hostName}:${address.port}${path}`;

  const app = Fastify({ serverFactory: (handler) => server.on('request', handler) });
  const backend = await createBackend({ ...options, publicUrl: url, log: app.log });
  app.register(backend.plugin, { prefix: path });
  await app.ready();
  return {
    backend,
    url,
    async close() {
      server.closeAllConnections();
      server.close();
      await app.close();
      await backend.close();
    },
  };
}
