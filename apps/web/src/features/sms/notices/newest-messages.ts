import { activityHeader, backgroundActivity } from '@rxweb/contracts/shared/activity';
import type { BootData } from '@rxweb/contracts/store';
import { followTable } from '../../../backend/follow-table.ts';
import type { NewestMessage } from './new-texts.ts';

type Backend = NonNullable<BootData['backend']>;

/** As many as can come in between two readings. */
const rows = 20;

/** The newest messages without their words; the database shows them to administrators alone. */
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

/** Calls at each change of the messages, and whenever the line stands again. Gives back how to stop. */
export async function followMessages(backend: Backend, onChange: () => void): Promise<() => Promise<unknown>> {
  return followTable(await openClient(backend), 'messages', onChange);
}

async function openClient(backend: Backend) {
  const { backendClient } = await import('../../../backend/backend-client.ts');
  return backendClient(backend);
}
