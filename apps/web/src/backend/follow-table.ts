import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

interface Subscription {
  channel: RealtimeChannel;
  isJoined: boolean;
  listeners: Set<() => void>;
}

/** Followers of the same table share one subscription. */
const subscriptions = new WeakMap<SupabaseClient, Map<string, Subscription>>();
let opened = 0;

/** Calls `onChange` on every change and every (re)subscription, since changes in between are not replayed. Returns the stop function. */
export async function followTable(
  client: SupabaseClient,
  table: string,
  onChange: () => void,
): Promise<() => Promise<unknown>> {
  // A channel joined without the user's token would stay anonymous.
  await client.realtime.setAuth();
  const tables = subscriptions.get(client) ?? new Map<string, Subscription>();
  subscriptions.set(client, tables);
  const subscription = tables.get(table) ?? subscribe(client, table);
  tables.set(table, subscription);
  const listener = () => onChange();
  subscription.listeners.add(listener);
  if (subscription.isJoined) listener();
  return async () => {
    if (!subscription.listeners.delete(listener) || subscription.listeners.size > 0) return;
    tables.delete(table);
    await client.removeChannel(subscription.channel);
  };
}

function subscribe(client: SupabaseClient, table: string): Subscription {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Unique, because a channel being left may still exist.
  opened += 1;
  const channel = client
    .channel(`${table}-changes-${opened}`)
    .on('postgres_changes', { event: '*', schema: 'public', table }, tell);
  const subscription: Subscription = { channel, isJoined: false, listeners };
  channel.subscribe((status) => {
    subscription.isJoined = status === 'SUBSCRIBED';
    if (subscription.isJoined) tell();
  });
  return subscription;
}
