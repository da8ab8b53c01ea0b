import { AppError } from '../../../http/app-error.ts';
import { writeNotes } from '../../../http/audit-notes.ts';
import { type Actor, type InboxDeps, noteOf } from './inbox-deps.ts';

/** An open page reads again at each change; for so long the same reading is one. */
const sameReadingMinutes = 5;

/**
 * Notes that somebody read messages: of one person by their id, or `list` or `search`. One note stands for what the same member of staff reads
 * of the same from the same address within five minutes. What cannot be noted must not be read: throws `unavailable` then.
 */
export async function noteReading({ sql }: Pick<InboxDeps, 'sql'>, actor: Actor, target: string): Promise<void> {
  try {
    const [earlier] = await sql`
      select from app.audit_log
      where at > now() - ${sameReadingMinutes} * interval '1 minute' and actor_id = ${actor.userId} and action = 'messages_read'
        and target = ${target} and address = ${actor.address}::inet
      limit 1`;
    if (!earlier) await writeNotes(sql, [noteOf(actor, 'messages_read', target)]);
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
