import { activityHeader, backgroundActivity } from '@rxweb/contracts/shared/activity';
import type { BootData } from '@rxweb/contracts/store';
import { followTable } from '../../../backend/follow-table.ts';
import type { NewestMessage } from './new-texts.ts';

type Backend = NonNullable<BootData['backend']>;

/** More than can arrive between two reads. */
const rows = 20;

/** Without the text. Only administrators may read it. */
export async function readNewest(backend: Backend, signal: AbortSignal): Promise<NewestMessage[]> {
  const client = await openClient(backend);
  const { data } = await client
    .from('messages')
    .select('id, direction, status, created_at')
    .order('created_at', { ascending: false })
    .limit(rows)
    .abortSignal(signal)
    .setHeader(activityHeader, backgroundActivity)
    .throwOnError();
  return data.map(({ id, direction, status, created_at }) => ({
    id: String(id),
    createdAt: String(created_at),
    isUnread: direction === 'inbound' && status !== 'read',
  }));
}

/** Calls after changes and reconnects. A closed alarm changes its person. Resolves with a stop function. */
export async function followMessages(backend: Backend, onChange: () => void): Promise<() => Promise<unknown>> {
  const client = await openClient(backend);
  const stops = await Promise.all(['messages', 'sms_people'].map((table) => followTable(client, table, onChange)));
  return () => Promise.all(stops.map((stop) => stop()));
}

async function openClient(backend: Backend) {
  const { backendClient } = await import('../../../backend/backend-client.ts');
  return backendClient(backend);
}
