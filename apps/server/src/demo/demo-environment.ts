import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from '../config/config-error.ts';

/** What would reach somebody real. */
const real = /^(TWILIO_|SUPABASE_|SMTP_|PIPELINE_|DATABASE_URL$|MAIL_FROM$)/;

/** What a demonstration takes over; all else of the environment is not for it, `DATA_DIR` least of all. */
const kept = ['HOST', 'PORT', 'PUBLIC_URL', 'STORE_FILE', 'KNOWLEDGE_DIR', 'LOG_LEVEL'] as const;

const usualPort = 3100;

/**
 * The environment of a demonstration: on this machine alone unless `HOST` says otherwise, at a port that is free unless `PORT` names one. Throws a
 * {@link ConfigError} when something real is set up.
 */
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

/** The port when it could be had for a moment. */
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
