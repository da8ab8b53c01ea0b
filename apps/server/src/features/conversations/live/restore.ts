import type { RestoredTurn } from '@rxweb/contracts/live/visitor';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import { careNotes } from '@rxweb/domain/safety/care-notes';
import type { AnySql } from '@rxweb/platform/sql/sql';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import { ofVisitor } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { findMessagesAfter, forVisitor } from './messages.repository.ts';
import { readVisitorState } from './state.repository.ts';

/** The conversation as its screen showed it. Null without one. */
export async function restore({ sql }: LiveDeps, visitor: Visitor, chatId: string, screen: string | null) {
  const seen = await readVisitorState(sql, ofVisitor(sql, visitor.hash, chatId));
  if (!seen) return null;
  const { id, state } = seen;
  const [turns, [callback]] = await Promise.all([
    findTurns(sql, id, screen),
    sql<{ answerBy: Date | null }[]>`
      select answer_by as "answerBy" from app.hand_offs where conversation_id = ${id} and done_at is null`,
  ]);
  const after = await findFirstSeq(sql, id, turns[0]?.id ?? null);
  const messages = await findMessagesAfter(sql, id, after, liveLimits.pageMessages);
  return {
    turns,
    messages: messages.map(forVisitor),
    state,
    callback: callback ? { answerBy: callback.answerBy?.toISOString() ?? null } : null,
  };
}

/** The live messages from the first turn on, at most the newest of them. */
async function findFirstSeq(sql: AnySql, id: string, firstTurn: string | null): Promise<number> {
  const [row] = await sql<[{ before: string; last: string }]>`
    select coalesce(max(seq) filter (where coalesce(after_turn, 0) < ${firstTurn ?? '0'}::bigint and ${firstTurn !== null}), 0) as before,
      coalesce(max(seq), 0) as last
    from app.live_messages where conversation_id = ${id}`;
  return Math.max(Number(row.before), Number(row.last) - liveLimits.pageMessages);
}

type Row = Omit<RestoredTurn, 'at' | 'card' | 'note' | 'suggestions' | 'handOff' | 'form'> & {
  at: Date;
  careNote: 'medical' | 'talk' | null;
  shown: Partial<Pick<RestoredTurn, 'card' | 'note' | 'suggestions' | 'handOff' | 'form'>> | null;
};

async function findTurns(sql: AnySql, id: string, screen: string | null): Promise<RestoredTurn[]> {
  const rows = await sql<Row[]>`
    select t.id::text, t.created_at as at, t.question, t.attachments, t.answer, t.state, t.language, t.sources, t.shown,
      t.care_note as "careNote", coalesce((t.care_reason -> 'isSetAside')::boolean, false) as "isSetAside",
      (select d.id::text from app.model_disclosures d where d.turn_id = t.id order by d.at, d.id limit 1) as "disclosureId"
    from app.chat_turns t
    where t.conversation_id = ${id} and (${screen}::text is null or t.screen = ${screen})
    order by t.id desc limit ${liveLimits.restoredTurns}`;
  return rows.reverse().map(({ at, careNote, shown, ...row }) => ({
    ...row,
    at: at.toISOString(),
    card: shown?.card ?? null,
    note: shown?.note ?? (careNote ? careNotes[row.language][careNote] : null),
    suggestions: shown?.suggestions ?? [],
    handOff: shown?.handOff ?? null,
    form: shown?.form ?? null,
  }));
}
