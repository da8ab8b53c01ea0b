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
import { createLiveRowCount, type LiveRowCount } from './realtime/live-rows.ts';
import { realtimePlugin } from './realtime/realtime-plugin.ts';
import type { ExposedTables } from './rest/limits.ts';
import { restPlugin } from './rest/rest-plugin.ts';
import { storagePlugin } from './storage/storage-plugin.ts';

export type { Mail } from './auth/auth-options.ts';
export type { KnownDevice } from './auth/callers.ts';
export { MailRefused } from './auth/mail/mail-refused.ts';
export { createOutbox } from './auth/mail/outbox.ts';
export { forgetSignInTries } from './auth/password-checks.ts';
export { StartRefused } from './database/start-refused.ts';
export type { LiveRows } from './realtime/live-rows.ts';
export { openObject, removeStored } from './storage/stored-files.ts';

export interface BackendOptions extends AuthOptions {
  /** Holds the database, files and keys; created with mode 0700 if missing. */
  dataDir: string;
  /** `<timestamp>_<name>.sql` files, applied in order (Supabase's convention). */
  migrationsDir: string;
  /** The plugin's URL for browsers, e.g. http://localhost:3000/backend */
  publicUrl: string;
  /** Where the pages are that people sign in on, if on another origin. */
  pagesUrl?: string;
  log: FastifyBaseLogger;
  /** For servers beside this one; enough for one by itself. */
  maxConnections?: number | undefined;
  /** A database already starting on this folder; the backend stops it. */
  database?: Promise<Database>;
  /** The tables that `/rest/v1` may read, within row level security. Default: none. */
  exposedTables?: ExposedTables;
}

export interface Backend {
  databaseUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  /**
   * Serves `/auth/v1/*`, `/rest/v1/*`, `/storage/v1/*` and `/realtime/v1/websocket`; mount it with the path of
   * publicUrl as prefix.
   */
  plugin: FastifyPluginAsync;
  /** Rows that users received over websockets, for an audit log. */
  liveRows: LiveRowCount;
  /** Answers requests to publicUrl/... in this process, streaming both ways, without a socket. */
  fetch: typeof fetch;
  close(): Promise<void>;
}

/**
 * Starts the embedded Supabase on a data folder and migrates its database. Throws `StartRefused`, with one line for the
 * operator, if it can't.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, migrationsDir, maxConnections, publicUrl, pagesUrl, log } = options;
  const database = await (options.database ?? startDatabase({ dataDir, migrationsDir, log, maxConnections }));
  try {
    const core = await createCore(database, publicUrl.replace(/\/+$/, ''), log, pagesUrl);
    const services = createPlugin(core, options);
    const liveRows = createLiveRowCount();
    const plugin = withRealtime(services, realtimePlugin(core, database.url, liveRows));
    const inProcess = createInProcessFetch(services, core.publicUrl, log);
    const janitor = startJanitor(core);
    return {
      databaseUrl: database.url,
      anonKey: core.keys.anonKey,
      serviceRoleKey: core.keys.serviceRoleKey,
      plugin,
      liveRows,
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

export type AuthServiceOptions = Pick<Database, 'sql' | 'dataDir'> & Pick<BackendOptions, 'publicUrl' | 'log'>;

/**
 * The auth service alone, for a command on an open database, whether the server runs or not. Takes connections of its
 * own: don't call it in a transaction.
 */
export async function openAuthService({ sql, dataDir, publicUrl, log }: AuthServiceOptions) {
  const core = await createCore({ sql, dataDir }, publicUrl.replace(/\/+$/, ''), log);
  const plugin: FastifyPluginAsync = async (app) => {
    registerGateway(app, core);
    app.register(authPlugin(core), { prefix: '/auth/v1' });
  };
  const { fetch, close } = createInProcessFetch(plugin, core.publicUrl, log);
  return { serviceRoleKey: core.keys.serviceRoleKey, fetch, close };
}

async function createCore(
  { sql, dataDir }: Pick<Database, 'sql' | 'dataDir'>,
  publicUrl: string,
  log: FastifyBaseLogger,
  pagesUrl = publicUrl,
): Promise<Core> {
  const keys = await loadKeys(dataDir);
  const verifyToken = createTokenVerifier({ sql, keys, publicUrl });
  return { sql, keys, publicUrl, pagesUrl, dataDir, log, verifyToken, asRole: createAsRole(sql) };
}

/** Each service is its own child, with its own error format and body parsing. */
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

/** Sockets need a server, which in-process calls don't have. */
function withRealtime(services: FastifyPluginAsync, realtime: FastifyPluginAsync): FastifyPluginAsync {
  return async (app) => {
    app.register(services);
    app.register(realtime, { prefix: '/realtime/v1' });
  };
}
