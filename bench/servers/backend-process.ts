import { startDatabase } from '@rxweb/backend/database';
import Fastify from 'fastify';
import { migrationsDir } from '../../apps/server/src/config/config.ts';
import { serveBackend } from '../../packages/backend/testing/serve-backend.ts';

// The backend by itself, in place of a hosted Supabase, with room for four servers; until its parent process ends. Reports its address over IPC.

const { DATA_DIR: dataDir = '', PORT: port } = process.env;
const database = startDatabase({ dataDir, migrationsDir, log: Fastify().log, maxConnections: 120 });
const { backend, url, close } = await serveBackend({
  dataDir,
  migrationsDir,
  port: Number(port),
  database,
  exposedTables: { messages: { maxRows: 200 } },
});
process.once('disconnect', () => void close().then(() => process.exit(0)));
process.send?.({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: backend.anonKey,
  SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
  DATABASE_URL: backend.databaseUrl,
});
