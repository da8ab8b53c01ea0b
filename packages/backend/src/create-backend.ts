import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';

export { StartRefused } from './start-refused.ts';

export interface BackendOptions {
  /** Holds the database, the files and the keys; made with mode 0700 when it is missing. */
  dataDir: string;
  /** `<timestamp>_<name>.sql` files, applied in order (Supabase's convention). */
  migrationsDir: string;
  /** Where the plugin is mounted, as browsers see it, e.g. http://localhost:3000/backend */
  publicUrl: string;
  log: FastifyBaseLogger;
}

export interface Backend {
  /** For the application's own SQL. */
  databaseUrl: string;
  anonKey: string;
  serviceRoleKey: string;
  /** Serves `/auth/v1/*` and `/storage/v1/*`; mount it with the path of publicUrl as prefix. */
  plugin: FastifyPluginAsync;
  /** Answers requests for publicUrl/... in this process, streaming both ways, with no socket. */
  fetch: typeof fetch;
  close(): Promise<void>;
}
