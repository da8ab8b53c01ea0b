import { smsLimits } from '@rxweb/contracts/shared/limits';
import { migrationsDir } from '../apps/server/src/config/config.ts';
import { serveBackend } from '../packages/backend/testing/serve-backend.ts';

// The backend by itself, in place of a hosted Supabase, until its parent process ends. Reports its address over IPC.

const { DATA_DIR: dataDir = '', PORT: port, SITE_URL: site = '', MAX_CONNECTIONS: connections } = process.env;
const { backend, url, close } = await serveBackend({
  dataDir,
  migrationsDir,
  port: Number(port),
  maxConnections: connections === undefined ? undefined : Number(connections),
  exposedTables: { messages: { maxRows: smsLimits.listRows } },
  redirectOrigins: [site],
  // As set in a project's passkey settings.
  pagesUrl: site,
  // Supabase has no button: opening a link uses it.
  onRequest(request) {
    if (request.method === 'GET' && request.url?.startsWith('/auth/v1/verify?')) request.method = 'POST';
  },
});
process.once('disconnect', () => void close().then(() => process.exit(0)));
// Ctrl-C reaches every process of the terminal; this one goes last.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.send?.({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: backend.anonKey,
  SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
  DATABASE_URL: backend.databaseUrl,
});
