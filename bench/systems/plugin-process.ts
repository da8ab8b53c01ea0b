import { join } from 'node:path';
import { createBackend } from '@rxweb/backend';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { createClient } from '@supabase/supabase-js';
import Fastify from 'fastify';
import { account } from './system.ts';

/** The backend's plugin on a server that has nothing else, with one administrator; ends on SIGTERM. */
const [port = '', dataDir = ''] = process.argv.slice(2);
const publicUrl = `http://127.0.0.1:${port}/backend`;
const app = Fastify();
const backend = await createBackend({
  dataDir,
  migrationsDir: join(import.meta.dirname, '../../supabase/migrations'),
  publicUrl,
  log: app.log,
  exposedTables: { messages: { maxRows: 200 } },
});
app.register(backend.plugin, { prefix: '/backend' });
await makeAdministrator();
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.once('SIGTERM', () => {
  app.server.closeAllConnections();
  void app.close().then(() => backend.close());
});

async function makeAdministrator(): Promise<void> {
  const client = createClient(publicUrl, backend.serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });
  const { data, error } = await client.auth.admin.createUser({ ...account, email_confirm: true });
  if (error) throw error;
  const sql = openSql(backend.databaseUrl, { max: 1 });
  await sql`insert into app.staff (user_id, role) values (${data.user.id}, 'admin')`;
  await sql.end();
}
