import { noteReading as noteOnce } from '../../../kernel/audit/audit-read.ts';
import type { Actor, InboxDeps } from './inbox-deps.ts';

/** Notes that somebody read messages: of one person by their id, or `list` or `search`. Throws `unavailable` where that cannot be noted. */
export async function noteReading({ sql }: Pick<InboxDeps, 'sql'>, actor: Actor, target: string): Promise<void> {
  await noteOnce(sql, { action: 'messages_read', actorId: actor.userId, address: actor.address, target });
}
