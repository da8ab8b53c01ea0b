import type { LiveState } from '@rxweb/contracts/live/messages';
import type { Ports } from '../../../kernel/feature/ports.ts';
import { byId } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { stopWaiting } from './person-wanted.ts';
import { readVisitorState } from './state.repository.ts';
import { postFromChat } from './visitor-messages.ts';

/** What live chats offer to other features. */
export function livePorts(
  deps: LiveDeps,
): Pick<Ports['conversations'], 'takeLive' | 'stopWaiting' | 'watch' | 'stateFor'> {
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
  };
}
