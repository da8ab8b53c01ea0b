import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from '../apps/server/src/program/start.ts';
import { startTwilioDouble } from '../apps/server/testing/twilio-double/twilio-double.ts';
import { port } from './accounts.ts';
import { readMode } from './mode.ts';
import { createRoundRobin } from './round-robin.ts';

// The server of the journeys, with an SMS carrier that answers as Twilio does. In modes with a Supabase elsewhere, `data` is its folder:
// journeys look there for rows and mails.

const folder = process.env.RXWEB_E2E_DATA ?? '';
const site = `http://localhost:${port}`;
const mode = readMode();

const carrier = await startTwilioDouble();
writeFileSync(join(folder, 'carrier-url'), carrier.url);
Object.assign(process.env, carrier.env);
if (mode !== 'embedded') {
  const supabase = await startSupabase(port + 1);
  Object.assign(process.env, supabase, { DATA_DIR: join(folder, 'server'), PUBLIC_URL: site });
}
if (mode === 'two') await startTwo(port + 2, port + 3);
else await start(process.env);

/** The backend in a process of its own, which ends when this one has. */
async function startSupabase(ownPort: number): Promise<Record<string, string>> {
  const { started } = startProcess('start-backend.ts', { PORT: String(ownPort), SITE_URL: site });
  const [access] = await started;
  return access;
}

/** At the same moment, as after a power cut. */
async function startTwo(...ports: readonly number[]): Promise<void> {
  const servers = ports.map((own) =>
    startProcess('start-one.ts', { PORT: String(own), TRUST_PROXY: '127.0.0.1,::1', HOST: '127.0.0.1' }),
  );
  await Promise.all(servers.map(({ started }) => started));
  const balancer = createRoundRobin(ports).listen(port, 'localhost');
  await once(balancer, 'listening');
  const stop = async () => {
    balancer.close();
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

/** Rejects `started` when the process ends before it has said anything. */
function startProcess(script: string, settings: Record<string, string>) {
  const env = { ...process.env, ...settings };
  const child = fork(join(import.meta.dirname, script), { env, stdio: 'inherit' });
  const ended = once(child, 'exit');
  const tooEarly = ended.then(([code]) => Promise.reject(new Error(`${script} ended with ${code}`)));
  const started = Promise.race([once(child, 'message'), tooEarly]);
  // What ends later is no failure any more.
  tooEarly.catch(() => undefined);
  return { child, started, ended };
}
