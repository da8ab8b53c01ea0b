import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { type Backend, type BackendOptions, createBackend } from '../src/create-backend.ts';

export interface ServedBackend {
  backend: Backend;
  /** Where it answers, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

interface ServeOptions extends Omit<BackendOptions, 'publicUrl' | 'log'> {
  /** On 127.0.0.1; 0 for any that is free. */
  port?: number;
  /** Where on it the services lie; '' as with a Supabase of one's own. */
  path?: string;
  /** Called with each request before the backend is. */
  onRequest?: (request: IncomingMessage) => void;
}

/** A backend by itself behind a real HTTP server, as a Supabase elsewhere is. */
export async function serveBackend({
  port = 0,
  path = '',
  onRequest,
  ...options
}: ServeOptions): Promise<ServedBackend> {
  // The port has to be known before the backend starts, since its tokens name its address.
  const server = createServer().listen(port, '127.0.0.1');
  if (onRequest) server.on('request', onRequest);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}${path}`;

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
