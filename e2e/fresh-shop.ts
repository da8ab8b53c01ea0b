import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startTwilioDouble } from '../apps/server/testing/twilio-double/twilio-double.ts';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..');

export interface FreshShop {
  url: string;
  /** As the server printed it. */
  setupLink: string;
  /** All that it printed on standard output until then. */
  said: readonly string[];
  carrier: Awaited<ReturnType<typeof startTwilioDouble>>;
  stop(): Promise<void>;
}

/** `npm start` in an empty folder, with a carrier that answers as Twilio does. Rejects when it ends before it has printed the link. */
export async function startFreshShop(): Promise<FreshShop> {
  const folder = mkdtempSync(join(tmpdir(), 'rxweb-fresh-'));
  const carrier = await startTwilioDouble();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, STORE_FILE: ___, KNOWLEDGE_DIR: ____, ...inherited } = process.env;
  const env = {
    ...inherited,
    ...carrier.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    BACKUP_NIGHTLY: 'off',
  };
  const shop = spawn(process.execPath, ['apps/server/src/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  let setupLink = '';
  for await (const line of createInterface(shop.stdout)) {
    said.push(line);
    if (!line.startsWith(`${url}/setup?token=`)) continue;
    setupLink = line;
    break;
  }
  if (!setupLink) throw new Error(`the server did not start: ${said.join(' ')}`);
  carrier.connect(url);
  const stop = async () => {
    shop.kill('SIGTERM');
    if (shop.exitCode === null) await once(shop, 'exit');
    await carrier.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, setupLink, said, carrier, stop };
}
