import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDatabaseUrl } from '@rxweb/backend/testing';
import { freePort, processTree, startProcess } from '../tools/processes.ts';
import { insertMessages } from './messages.ts';
import { root } from './product.ts';
import type { System } from './system.ts';

/** Starts the backend alone, without the product's server around it. */
export async function startPlugin(dataDir: string): Promise<System> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/backend`;
  const started = await startProcess({
    args: [join(import.meta.dirname, 'plugin-process.ts'), String(port), dataDir],
    cwd: root,
    env: {},
    readyUrl: `${url}/auth/v1/health`,
  });
  const databaseUrl = await readDatabaseUrl(dataDir);
  await insertMessages(databaseUrl);
  const { anonKey } = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8'));
  return {
    name: 'plugin',
    url,
    apikey: anonKey,
    processes: () => processTree(started.child.pid ?? 0),
    changesFrom: databaseUrl,
    stop: started.stop,
  };
}
