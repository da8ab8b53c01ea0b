import type { Language } from '@rxweb/contracts/shared/language';
import type { Attachment } from '@rxweb/contracts/uploads';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { byId, lockAnswering } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { noteChange } from './state.repository.ts';
import { addShown } from './visitor-messages.ts';

interface Unchecked {
  id: string;
  conversation: string;
  text: string;
  files: Attachment[];
  language: Language;
}

const batch = 20;
/** Files that can't be read after this long are left to staff. */
const giveUpMinutes = 10;

/**
 * Finishes the safety check of visitors' messages: what their files say, and what a language model reads. A card for it comes below.
 */
export async function checkRest(deps: LiveDeps, signal: AbortSignal): Promise<void> {
  const waiting = await deps.sql<Unchecked[]>`
    select m.id, m.conversation_id as conversation, m.text, m.attachments as files, m.language from app.live_messages m
    where m.author = 'visitor' and m.kind = 'text' and m.checked_at is null order by m.created_at limit ${batch}`;
  for (const message of waiting) {
    if (signal.aborted) return;
    await checkOne(deps, message, signal).catch(async (error: unknown) => {
      await deps.sql`
        update app.live_messages set checked_at = now()
        where id = ${message.id} and created_at < now() - ${giveUpMinutes} * interval '1 minute'`;
      throw error;
    });
  }
}

async function checkOne(deps: LiveDeps, message: Unchecked, signal: AbortSignal): Promise<void> {
  const { id, conversation, language } = message;
  const found = await deps.ports.chat.checkWhole(conversation, message, signal);
  const isShown = await inTransaction(deps.sql, async (tx) => {
    await lockAnswering(tx, byId(tx, conversation));
    // Another server was faster.
    const mine = await tx`update app.live_messages set checked_at = now() where id = ${id} and checked_at is null`;
    if (mine.count === 0 || !found.card) return false;
    await addShown(deps, tx, conversation, language, found);
    await noteChange(tx, conversation);
    return true;
  });
  if (isShown) deps.hub.changed(conversation);
}
