import { conversationRoles } from '@rxweb/contracts/conversations';
import type { LiveOffer, LiveState } from '@rxweb/contracts/live/messages';
import type { Language } from '@rxweb/contracts/shared/language';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import { answerBy } from '@rxweb/domain/store/answer-by';
import { statusAt } from '@rxweb/domain/store/opening-hours';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import { byId, lockAnswering, ofVisitor } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { addMessage } from './messages.repository.ts';
import { noteChange, readVisitorState } from './state.repository.ts';
import { settleUrgent } from './urgent-chat.ts';

/** An offer is not repeated right below the last one. */
const sameOfferMinutes = 10;

/** The visitor waits for a person from now on; outside the store's hours they get the offer at once. */
export async function wantPerson(
  deps: LiveDeps,
  visitor: Visitor,
  chatId: string,
  language: Language,
): Promise<{ state: LiveState; offer: LiveOffer | null }> {
  const id = await deps.ports.chat.conversationOf({ visitor, chatId });
  if (id === null) throw new AppError('not_found');
  const now = deps.now();
  const isOpen = statusAt(deps.store, now).isOpen;
  const offer: LiveOffer | null = isOpen ? null : { why: 'closed', answerBy: promise(deps, now) };
  await inTransaction(deps.sql, async (tx) => {
    const row = await lockAnswering(tx, byId(tx, id));
    if (!row) throw new AppError('not_found');
    // Who waits for an answer to a text may still ask on the page.
    if (row.answeredBy !== null || (row.wantedAt !== null && !(await isTextWait(tx, id)))) return;
    if (offer) {
      if (await wasJustOffered(tx, id)) return;
      await addMessage(tx, id, { author: 'system', kind: 'offer', language, shown: { offer } });
    } else {
      const dueAt = new Date(now.getTime() + liveLimits.waitMs);
      await tx`update app.conversations set wanted_at = ${now}, offer_due_at = ${dueAt} where id = ${id}`;
      await addMessage(tx, id, { author: 'visitor', kind: 'wanted', language, isChecked: true });
      await deps.ports.notices.raise(tx, {
        kind: 'person_wanted',
        subject: id,
        audience: { roles: conversationRoles },
        isAskedAgain: true,
      });
    }
    await noteChange(tx, id);
  });
  deps.hub.changed(id);
  const seen = await readVisitorState(deps.sql, byId(deps.sql, id));
  if (!seen) throw new AppError('not_found');
  return { state: seen.state, offer: seen.state.answeredBy === null ? offer : null };
}

async function isTextWait(tx: TransactionSql, id: string): Promise<boolean> {
  const [last] = await tx<{ isText: boolean }[]>`
    select kind <> 'wanted' as "isText" from app.live_messages
    where conversation_id = ${id} and author = 'visitor' and (kind = 'wanted' or channel = 'text') order by seq desc limit 1`;
  return last?.isText ?? false;
}

async function wasJustOffered(tx: TransactionSql, id: string): Promise<boolean> {
  const [last] = await tx<{ isOffer: boolean }[]>`
    select kind = 'offer' and created_at > now() - ${sameOfferMinutes} * interval '1 minute' as "isOffer"
    from app.live_messages where conversation_id = ${id} order by seq desc limit 1`;
  return last?.isOffer ?? false;
}

const promise = ({ store }: LiveDeps, now: Date) => answerBy(store, now)?.toISOString() ?? null;

/** The visitor doesn't wait any more, or leaves the person for the assistant. */
export async function returnToAssistant(
  deps: LiveDeps,
  visitor: Visitor,
  chatId: string,
  language: Language,
): Promise<{ state: LiveState }> {
  const which = (sql: LiveDeps['sql'] | TransactionSql) => ofVisitor(sql, visitor.hash, chatId);
  const id = await inTransaction(deps.sql, async (tx) => {
    const row = await lockAnswering(tx, which(tx));
    if (!row) throw new AppError('not_found');
    if (row.answeredBy === null && row.wantedAt === null) return row.id;
    await addMessage(tx, row.id, { author: 'visitor', kind: 'back', language, isChecked: true });
    await endAnswering(deps, tx, row.id);
    await closeUrgent(deps, tx, row.id);
    return row.id;
  });
  deps.hub.changed(id);
  const seen = await readVisitorState(deps.sql, which(deps.sql));
  if (!seen) throw new AppError('not_found');
  return { state: seen.state };
}

/** No person is in or wanted from now on. */
export async function endAnswering({ ports }: Pick<LiveDeps, 'ports'>, tx: TransactionSql, id: string): Promise<void> {
  await tx`
    update app.conversations set answered_by = null, answered_since = null, wanted_at = null, offer_due_at = null where id = ${id}`;
  await tx`update app.live_presence set staff_typing_until = null where conversation_id = ${id}`;
  for (const kind of ['person_wanted', 'visitor_wrote'] as const) await ports.notices.settle(tx, { kind, subject: id });
  await noteChange(tx, id);
}

/** The visitor doesn't read what staff write in the chat any more. The list of notices says so for a day. */
export const closeUrgent = (deps: Pick<LiveDeps, 'ports'>, tx: TransactionSql, id: string): Promise<void> =>
  settleUrgent(deps, tx, id, 'visitor_left');

/** Who left a number waits for a call, not in the chat. */
export async function stopWaiting(deps: LiveDeps, id: string): Promise<void> {
  const isChanged = await inTransaction(deps.sql, async (tx) => {
    const row = await lockAnswering(tx, byId(tx, id));
    if (!row || row.wantedAt === null) return false;
    await endAnswering(deps, tx, id);
    return true;
  });
  if (isChanged) deps.hub.changed(id);
}

/**
 * Offers a callback or texts to visitors whose time is up: once each, also with several servers. Returns how many; the caller repeats while
 * there are more.
 */
export async function makeDueOffers(deps: LiveDeps): Promise<number> {
  const now = deps.now();
  const ids = await inTransaction(deps.sql, async (tx) => {
    const due = await tx<{ id: string; isWanted: boolean; language: Language | null }[]>`
      select c.id, c.answered_by is null as "isWanted",
        (select m.language from app.live_messages m where m.conversation_id = c.id and m.author = 'visitor'
          order by m.seq desc limit 1) as language
      from app.conversations c where c.offer_due_at <= ${now} order by c.id limit 20 for no key update of c skip locked`;
    for (const { id, isWanted, language } of due) {
      const offer: LiveOffer = { why: isWanted ? 'not_joined' : 'no_answer', answerBy: promise(deps, now) };
      await tx`update app.conversations set offer_due_at = null where id = ${id}`;
      await addMessage(tx, id, { author: 'system', kind: 'offer', language: language ?? 'en', shown: { offer } });
      await noteChange(tx, id);
    }
    return due.map(({ id }) => id);
  });
  for (const id of ids) deps.hub.changed(id);
  return ids.length;
}
