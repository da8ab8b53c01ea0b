import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { dataPaths } from './data-dir.ts';
import { loadDatabaseSecrets } from './secrets.ts';
import type { Database } from './start-database.ts';

/** Connects as the superuser, who may write rows without triggers and foreign keys. */
export async function connectAsAdmin({ url, dataDir }: Pick<Database, 'url' | 'dataDir'>, max = 1): Promise<Sql> {
  const { adminPassword } = await loadDatabaseSecrets(dataPaths(dataDir), true);
  const address = new URL(url);
  address.username = 'supabase_admin';
  address.password = adminPassword;
  return openSql(address.href, { max, connectSeconds: 10 });
}
