import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

interface Subscription {
  channel: RealtimeChannel;
  isJoined: boolean;
  listeners: Set<TableListener>;
}

interface TableListener {
  onChange: () => void;
  /** Whether changes arrive, as soon as that is known and whenever it changes. */
  onLive: (isLive: boolean) => void;
}

/** Followers of the same table share one subscription. */
const subscriptions = new WeakMap<SupabaseClient, Map<string, Subscription>>();
let opened = 0;

/** Calls `onChange` on every change and every (re)subscription, since changes in between are not replayed. Returns the stop function. */
export async function followTable(
  client: SupabaseClient,
  table: string,
  onChange: () => void,
  onLive: (isLive: boolean) => void = () => {},
): Promise<() => Promise<unknown>> {
  // A channel joined without the user's token would stay anonymous.
  await client.realtime.setAuth();
  const tables = subscriptions.get(client) ?? new Map<string, Subscription>();
  subscriptions.set(client, tables);
  const subscription = tables.get(table) ?? subscribe(client, table);
  tables.set(table, subscription);
  const listener = { onChange, onLive };
  subscription.listeners.add(listener);
  if (subscription.isJoined) {
    onLive(true);
    onChange();
  }
  return async () => {
    if (!subscription.listeners.delete(listener) || subscription.listeners.size > 0) return;
    tables.delete(table);
    await client.removeChannel(subscription.channel);
  };
}

function subscribe(client: SupabaseClient, table: string): Subscription {
  const listeners = new Set<TableListener>();
  const tell = () => {
    for (const { onChange } of listeners) onChange();
  };
  // Unique, because a channel being left may still exist.
  opened += 1;
  const channel = client
    .channel(`${table}-changes-${opened}`)
    .on('postgres_changes', { event: '*', schema: 'public', table }, tell);
  const subscription: Subscription = { channel, isJoined: false, listeners };
  channel.subscribe((status) => {
    subscription.isJoined = status === 'SUBSCRIBED';
    for (const { onLive } of listeners) onLive(subscription.isJoined);
    if (subscription.isJoined) tell();
  });
  return subscription;
}
