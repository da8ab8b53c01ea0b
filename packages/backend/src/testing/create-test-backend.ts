import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import Fastify from 'fastify';
import postgres from 'postgres';
import type { AuthOptions } from '../auth/auth-options.ts';
import { type Backend, createBackend } from '../create-backend.ts';
import type { ExposedTables } from '../rest/limits.ts';
import { copyTemplate } from './template-folder.ts';

export { readDatabaseUrl } from './read-database-url.ts';
export { copyTemplate } from './template-folder.ts';

export interface TestBackend {
  backend: Backend;
  /** Where the backend answers over HTTP: http://127.0.0.1:<port>/backend */
  url: string;
  dataDir: string;
  /** Connections of the test's own, past row level security. */
  sql: postgres.Sql;
  close(): Promise<void>;
}

interface TestBackendOptions extends AuthOptions {
  /** Without one the database has only what Supabase itself provides. */
  migrationsDir?: string;
  exposedTables?: ExposedTables;
}

/** Starts a real backend on a temporary folder behind a real HTTP server. The folder is a copy: making a database takes a second. */
export async function createTestBackend({ migrationsDir, ...auth }: TestBackendOptions = {}): Promise<TestBackend> {
  const { dataDir, migrationsDir: migrations } = await copyTemplate(migrationsDir);
  // The port has to be known before the backend starts, since its tokens name its address.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `http://127.0.0.1:${port}/backend`;

  const app = Fastify({ serverFactory: (handler) => server.on('request', handler) });
  const backend = await createBackend({ dataDir, migrationsDir: migrations, publicUrl: url, log: app.log, ...auth });
  app.register(backend.plugin, { prefix: '/backend' });
  await app.ready();
  const sql = postgres(backend.databaseUrl, { max: 2, onnotice: () => {} });
  return {
    backend,
    url,
    dataDir,
    sql,
    async close() {
      await sql.end({ timeout: 1 });
      server.closeAllConnections();
      server.close();
      await app.close();
      await backend.close();
      await rm(dirname(dataDir), { recursive: true, force: true });
    },
  };
}
