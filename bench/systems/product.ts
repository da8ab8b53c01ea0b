import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDatabaseUrl } from '@rxweb/backend/testing';
import { makeBundle } from '../../apps/server/src/bundle/make-bundle.ts';
import { ensureWebBuilt } from '../../apps/web/build/ensure-web-built.ts';
import { call } from '../tools/http-call.ts';
import { freePort, processTree, type Started, startProcess } from '../tools/processes.ts';
import { say } from '../tools/report.ts';
import { insertMessages } from './messages.ts';
import { account, type System } from './system.ts';

export const root = join(import.meta.dirname, '../..');

export interface Product extends System {
  started: Started;
  databaseUrl: string;
}

/** Starts the whole program as `npm start` does, on a data folder, with further settings. */
export async function startProduct(dataDir: string, settings: Record<string, string> = {}): Promise<Product> {
  // Building is no part of any start that is measured.
  await ensureWebBuilt({ log: say });
  await makeBundle(root);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = await startProcess({
    args: await startArguments(),
    cwd: root,
    env: {
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      LOG_LEVEL: 'warn',
      BACKUP_NIGHTLY: 'off',
      ...settings,
    },
    readyUrl: `${origin}/readyz`,
  });
  const databaseUrl = await readDatabaseUrl(dataDir);
  return {
    name: 'product',
    url: `${origin}/backend`,
    apikey: await readAnonKey(origin),
    processes: () => processTree(started.child.pid ?? 0),
    changesFrom: databaseUrl,
    started,
    databaseUrl,
    stop: started.stop,
  };
}

/** With an administrator and a full inbox. */
export async function startSeededProduct(dataDir: string): Promise<Product> {
  const product = await startProduct(dataDir);
  await insertMessages(product.databaseUrl);
  return product;
}

/** What stands behind `node` in the start script: its flags are measured too. */
async function startArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return String(scripts.start).split(' ').slice(1);
}

/** The key that every browser shows the backend. */
async function readAnonKey(origin: string): Promise<string> {
  const { body } = await call(`${origin}/api/backend-key`);
  const key = /"anonKey":"([^"]+)"/.exec(body.toString())?.[1];
  if (key === undefined) throw new Error('the server gives no key');
  return key;
}
