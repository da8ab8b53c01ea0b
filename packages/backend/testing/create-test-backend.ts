import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { AuthOptions } from '../src/auth/auth-options.ts';
import type { Backend } from '../src/create-backend.ts';
import type { ExposedTables } from '../src/rest/limits.ts';
import { serveBackend } from './serve-backend.ts';
import { copyTemplate } from './template-folder.ts';

export { readDatabaseUrl } from './read-database-url.ts';
export { copyTemplate } from './template-folder.ts';

export interface TestBackend {
  backend: Backend;
  url: string;
  dataDir: string;
  /** The test's own connections, past row level security. */
  sql: Sql;
  close(): Promise<void>;
}

interface TestBackendOptions extends AuthOptions {
  /** Default: only what Supabase itself provides. */
  migrationsDir?: string;
  exposedTables?: ExposedTables;
  hostName?: string;
  pagesUrl?: string;
}

/** Starts a real backend behind a real HTTP server. The folder is a copy, since creating a database takes a second. */
export async function createTestBackend({ migrationsDir, ...auth }: TestBackendOptions = {}): Promise<TestBackend> {
  const { dataDir, migrationsDir: migrations } = await copyTemplate(migrationsDir);
  const { backend, url, close } = await serveBackend({ dataDir, migrationsDir: migrations, path: '/backend', ...auth });
  const sql = openSql(backend.databaseUrl, { max: 2 });
  return {
    backend,
    url,
    dataDir,
    sql,
    async close() {
      await sql.end({ timeout: 1 });
      await close();
      await rm(dirname(dataDir), { recursive: true, force: true });
    },
  };
}
