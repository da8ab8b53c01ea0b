import type { SupabaseClient } from '@supabase/supabase-js';

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
  const channel = client
    .channel(`${table}-changes`)
    .on('postgres_changes', { event: '*', schema: 'public', table }, onChange)
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') onChange();
    });
  return () => client.removeChannel(channel);
}
