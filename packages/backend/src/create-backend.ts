import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { AuthOptions } from './auth/auth-options.ts';
import { authPlugin } from './auth/auth-plugin.ts';
import { startJanitor } from './auth/janitor.ts';
import { createAsRole } from './core/as-role.ts';
import type { Core } from './core/core.ts';
import { loadKeys } from './core/keys.ts';
import { createTokenVerifier } from './core/verify-token.ts';
import { type Database, startDatabase } from './database/start-database.ts';
import { registerGateway } from './gateway/gateway.ts';
import { createInProcessFetch } from './gateway/in-process-fetch.ts';
import { realtimePlugin } from './realtime/realtime-plugin.ts';
import type { ExposedTables } from './rest/limits.ts';
import { restPlugin } from './rest/rest-plugin.ts';
import { storagePlugin } from './storage/storage-plugin.ts';

export { inTransaction } from '@rxweb/platform/sql/transaction';
export type { Mail } from './auth/auth-options.ts';
export { MailRefused } from './auth/mail/mail-refused.ts';
export { BackupRefused } from './backup/backup-refused.ts';
export { StartRefused } from './database/start-refused.ts';
export { visitDatabase } from './database/with-database.ts';
export { openStored } from './storage/open-object.ts';
export { removeStored } from './storage/remove-stored.ts';

export interface BackendOptions extends AuthOptions {
  /** Holds the database, the files and the keys; made with mode 0700 when it is missing. */
  dataDir: string;
  /** `<timestamp>_<name>.sql` files, applied in order (Supabase's convention). */
  migrationsDir: string;
  /** Where the plugin is mounted, as browsers see it, e.g. http://localhost:3000/backend */
  publicUrl: string;
  log: FastifyBaseLogger;
  /** One that was begun earlier, on this folder; the backend stops it. */
  database?: Promise<Database>;
  /** What `/rest/v1` lets be read, within row level security. Without it nothing. */
  exposedTables?: ExposedTables;
}

export interface Backend {
  /** For the application's own SQL. */
  databaseUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  /** Serves `/auth/v1/*`, `/rest/v1/*`, `/storage/v1/*` and `/realtime/v1/websocket`; mount it with the path of publicUrl as prefix. */
  plugin: FastifyPluginAsync;
  /** Answers requests for publicUrl/... in this process, streaming both ways, with no socket. */
  fetch: typeof fetch;
  close(): Promise<void>;
}

/**
 * Starts the embedded Supabase on a data folder, brings its database up to date and returns what serves it.
 * Throws `StartRefused`, with one line for the operator, when the folder is in use or its database damaged, lost or too new.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, migrationsDir, publicUrl, log } = options;
  const database = await (options.database ?? startDatabase({ dataDir, migrationsDir, log }));
  try {
    const core = await createCore(database, publicUrl.replace(/\/+$/, ''), log);
    const services = createPlugin(core, options);
    const plugin = withRealtime(services, realtimePlugin(core, database.url));
    const inProcess = createInProcessFetch(services, core.publicUrl, log);
    const janitor = startJanitor(core);
    return {
      databaseUrl: database.url,
      anonKey: core.keys.anonKey,
      serviceRoleKey: core.keys.serviceRoleKey,
      plugin,
      fetch: inProcess.fetch,
      async close() {
        await janitor.stop();
        await inProcess.close();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function createCore({ sql, dataDir }: Database, publicUrl: string, log: FastifyBaseLogger): Promise<Core> {
  const keys = await loadKeys(dataDir);
  const verifyToken = createTokenVerifier({ sql, keys, publicUrl });
  return { sql, keys, publicUrl, dataDir, log, verifyToken, asRole: createAsRole(sql) };
}

/** Each service is a child of its own: its error shape and its reading of bodies are nobody else's. */
function createPlugin(core: Core, options: BackendOptions): FastifyPluginAsync {
  const auth = authPlugin(core, options);
  const rest = restPlugin(core, { exposedTables: options.exposedTables ?? {} });
  const storage = storagePlugin(core);
  return async (app) => {
    registerGateway(app, core);
    app.setNotFoundHandler((_, reply) => reply.code(404).send({ message: 'no Route matched with those values' }));
    app.register(auth, { prefix: '/auth/v1' });
    app.register(rest, { prefix: '/rest/v1' });
    app.register(storage, { prefix: '/storage/v1' });
  };
}

/** Sockets need a server, which calls inside the process do not have. */
function withRealtime(services: FastifyPluginAsync, realtime: FastifyPluginAsync): FastifyPluginAsync {
  return async (app) => {
    app.register(services);
    app.register(realtime, { prefix: '/realtime/v1' });
  };
}
