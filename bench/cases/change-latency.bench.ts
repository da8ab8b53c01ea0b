import { setTimeout as wait } from 'node:timers/promises';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { createClient } from '@supabase/supabase-js';
import { type System, signIn } from '../systems/system.ts';

const changes = 300;
const pauseMs = 15;
const subscribeTimeoutMs = 10_000;

/** From writing a row until a subscribed browser client gets it, in ms, repeatedly. */
export async function changeLatencies(system: System): Promise<number[]> {
  if (system.changesFrom === null) throw new Error(`${system.name} tells nobody of changes`);
  const sql = openSql(system.changesFrom, { max: 1 });
  const heard = new Map<string, () => void>();
  const client = await subscribe(system, (id) => heard.get(id)?.());
  const latenciesMs: number[] = [];
  const phone = '+15555550199';
  try {
    for (let change = 0; change < changes; change++) {
      const id = crypto.randomUUID();
      const arrival = new Promise<void>((resolve) => heard.set(id, resolve));
      const from = performance.now();
      await sql`
        insert into public.messages (id, direction, from_phone, to_phone, body, status)
        values (${id}, 'inbound', ${phone}, '+15555550100', 'Is it ready?', 'delivered')`;
      await arrival;
      latenciesMs.push(performance.now() - from);
      heard.delete(id);
      // Not at a steady beat: a timer of ours must not run in step with one of the server's.
      await wait(pauseMs + Math.random() * pauseMs);
    }
  } finally {
    await client.removeAllChannels();
    client.realtime.disconnect();
    await sql`delete from public.messages where from_phone = ${phone}`;
    await sql.end();
  }
  return latenciesMs;
}

async function subscribe(system: System, onChange: (id: string) => void) {
  const { accessToken } = await signIn(system);
  const client = createClient(system.url, system.apikey, {
    auth: { persistSession: false, autoRefreshToken: false },
    accessToken: async () => accessToken,
  });
  await client.realtime.setAuth(accessToken);
  const subscribed = Promise.withResolvers<void>();
  const timer = setTimeout(() => subscribed.reject(new Error('no subscription')), subscribeTimeoutMs);
  client
    .channel('inbox')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'messages' }, (change) =>
      onChange(String(change.new.id)),
    )
    .on('system', {}, ({ status }) => (status === 'ok' ? subscribed.resolve() : undefined))
    .subscribe();
  await subscribed.promise;
  clearTimeout(timer);
  return client;
}
