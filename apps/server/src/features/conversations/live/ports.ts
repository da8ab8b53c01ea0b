import type { LiveState } from '@rxweb/contracts/live/messages';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { Ports } from '../../../kernel/feature/ports.ts';
import { byId, lockAnswering } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { findByKey } from './messages.repository.ts';
import { stopWaiting } from './person-wanted.ts';
import { readVisitorState } from './state.repository.ts';
import { addFromVisitor, postFromChat } from './visitor-messages.ts';

/** What live chats offer to other features. */
export function livePorts(
  deps: LiveDeps,
): Pick<Ports['conversations'], 'takeLive' | 'stopWaiting' | 'watch' | 'stateFor' | 'postFromVisitor'> {
  return {
    async takeLive({ visitor, chatId }, said) {
      const posted = await postFromChat(deps, visitor, chatId, said);
      return posted && { messages: [posted.message, ...posted.shown], state: posted.state };
    },
    stopWaiting: (conversation) => stopWaiting(deps, conversation),
    watch: (conversation, changed) => deps.hub.listen(conversation, changed),
    async stateFor({ hash }, conversation): Promise<LiveState | null> {
      const { sql } = deps;
      const seen = await readVisitorState(sql, sql`${byId(sql, conversation)} and c.visitor_hash = ${hash}`);
      return seen?.state ?? null;
    },
    async postFromVisitor(tx: TransactionSql, { conversationId, ...said }) {
      const row = await lockAnswering(tx, byId(tx, conversationId));
      if (!row) return null;
      const repeated = await findByKey(tx, conversationId, 'visitor', said.key);
      // Texts have their own safety check.
      const stored =
        repeated ?? (await addFromVisitor(deps, tx, conversationId, { ...said, channel: 'text', safety: null }));
      return stored.seq;
    },
  };
}
