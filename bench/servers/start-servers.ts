import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { insertMessages } from '../systems/messages.ts';
import { root } from '../systems/product.ts';
import { account } from '../systems/system.ts';
import { freePort, type Started, startProcess } from '../tools/processes.ts';

/** What servers need to reach a Supabase of their own. */
export interface Access {
  SUPABASE_URL: string;
  SUPABASE_ANON_KEY: string;
  SUPABASE_SERVICE_ROLE_KEY: string;
  DATABASE_URL: string;
}

export interface Supabase {
  access: Access;
  pid: number;
  stop(): Promise<void>;
}

/** The embedded backend in its own process, with an inbox and room for four servers. */
export async function startSupabase(dataDir: string): Promise<Supabase> {
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: 'http://127.0.0.1',
    MAX_CONNECTIONS: '120',
  };
  const child = fork(join(root, 'e2e/start-backend.ts'), { env, stdio: 'inherit' });
  const [access] = (await once(child, 'message')) as [Access];
  await insertMessages(access.DATABASE_URL);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { access, pid: child.pid ?? 0, stop };
}

export interface Server {
  url: string;
  pid: number;
  started: Started;
}

/** One more server on it, as `npm start` runs it. */
export async function startServer({ access }: Supabase, dataDir: string): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = await startProcess({
    args: [join(root, 'apps/server/src/main.js')],
    cwd: root,
    env: {
      ...access,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(dataDir, `server-${port}`),
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
      BACKUP_NIGHTLY: 'off',
    },
    readyUrl: `${url}/readyz`,
  });
  return { url, pid: started.child.pid ?? 0, started };
}
