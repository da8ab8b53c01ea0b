import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

interface Subscription {
  channel: RealtimeChannel;
  isJoined: boolean;
  listeners: Set<() => void>;
}

/** By client and table: all who follow a table share one subscription. */
const subscriptions = new WeakMap<SupabaseClient, Map<string, Subscription>>();
let opened = 0;

/**
 * Calls `onChange` whenever a table may differ from what was read last: at each change, and each time the subscription starts, first or
 * again, since what happens in between is not told later. Whoever listens reads the table again. Gives back how to stop.
 */
export async function followTable(
  client: SupabaseClient,
  table: string,
  onChange: () => void,
): Promise<() => Promise<unknown>> {
  // A channel that is joined without the user's token is a visitor's, and stays one.
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
  // A name of its own: one that is being left may still be there.
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
