import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from '../config/config-error.ts';

/** Settings that could reach real people. */
const real = /^(TWILIO_|SUPABASE_|SMTP_|PIPELINE_|DATABASE_URL$|MAIL_FROM$)/;

/** Variables the demo inherits, never `DATA_DIR`. */
const kept = ['HOST', 'PORT', 'PUBLIC_URL', 'STORE_FILE', 'KNOWLEDGE_DIR', 'LOG_LEVEL'] as const;

const usualPort = 3100;

/** Localhost unless `HOST` is set, a free port unless `PORT` is. Throws a {@link ConfigError} for real services. */
export async function demoEnvironment(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const set = Object.keys(env).filter((name) => real.test(name) && env[name] !== '');
  if (set.length > 0)
    throw new ConfigError(`the demo doesn’t use real services; unset ${set.sort().join(', ')}, or use npm start`);
  const own = Object.fromEntries(kept.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  return { LOG_LEVEL: 'warn', PORT: String(own.PORT ?? (await freePort())), ...own };
}

async function freePort(): Promise<number> {
  return (await listensAt(usualPort)) ?? (await listensAt(0)) ?? usualPort;
}

async function listensAt(port: number): Promise<number | null> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return null;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address !== 'string' ? address.port : null;
}
