import { dataPaths } from '../src/database/data-dir.ts';
import { readPostmasterPid } from '../src/database/postmaster-pid.ts';
import { loadDatabaseSecrets } from '../src/database/secrets.ts';

/** The connection string of a data folder's running database, also from another process. */
export async function readDatabaseUrl(dataDir: string): Promise<string> {
  const paths = dataPaths(dataDir);
  const [running, { password }] = await Promise.all([
    readPostmasterPid(paths.cluster),
    loadDatabaseSecrets(paths, true),
  ]);
  if (!running) throw new Error(`no database runs under ${dataDir}`);
  return `postgres://postgres:${password}@127.0.0.1:${running.port}/postgres`;
}
