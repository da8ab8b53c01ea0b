import { liveLimits } from '@rxweb/contracts/shared/limits';
import type { SendEvent } from '../../../kernel/http/event-stream.ts';
import { byId } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { findMessagesAfter, forVisitor } from './messages.repository.ts';
import { readVisitorState } from './state.repository.ts';

/** One visitor's stream. It holds a place in the conversation, never its content. */
interface Reader {
  deps: Pick<LiveDeps, 'sql' | 'hub'>;
  conversation: string;
  visitorHash: Buffer;
  after: number;
  /** What was said of the state last, without its version. */
  said: string;
  send: SendEvent;
}

/** Sends what is committed, in order, until the client leaves or the conversation is no longer the visitor's. */
export function followLive(
  reader: Omit<Reader, 'said' | 'send'>,
  signal: AbortSignal,
): (send: SendEvent) => Promise<void> {
  return (send) =>
    new Promise((resolve, reject) => {
      const own: Reader = { ...reader, send, said: '' };
      let isReading = false;
      let isDue = false;
      const end = (error?: unknown) => {
        stop();
        signal.removeEventListener('abort', leave);
        if (error === undefined) resolve();
        else reject(error);
      };
      const leave = () => end();
      const wake = () => {
        isDue = true;
        if (!isReading) void readAll();
      };
      const readAll = async () => {
        isReading = true;
        try {
          while (isDue && !signal.aborted) {
            isDue = false;
            if (!(await sendNews(own))) return end();
          }
        } catch (error) {
          end(error);
        } finally {
          isReading = false;
        }
      };
      const stop = reader.deps.hub.listen(reader.conversation, wake);
      if (signal.aborted) return end();
      signal.addEventListener('abort', leave, { once: true });
      wake();
    });
}

/** False when the conversation is gone. */
async function sendNews(reader: Reader): Promise<boolean> {
  const { deps, conversation, visitorHash, send } = reader;
  // The state first: messages committed between the two reads come with the next wake at the latest.
  const seen = await readVisitorState(
    deps.sql,
    deps.sql`${byId(deps.sql, conversation)} and c.visitor_hash = ${visitorHash}`,
  );
  if (!seen) {
    await send({ event: 'gone', data: '{}' });
    return false;
  }
  const { state } = seen;
  while (reader.after < state.lastSeq) {
    const messages = await findMessagesAfter(deps.sql, conversation, reader.after, liveLimits.pageMessages);
    if (messages.length === 0) break;
    for (const message of messages) {
      await send({ event: 'message', data: JSON.stringify(forVisitor(message)), id: String(message.seq) });
      reader.after = message.seq;
    }
  }
  const said = JSON.stringify({ ...state, version: 0 });
  if (said === reader.said) return true;
  reader.said = said;
  await send({ event: 'state', data: JSON.stringify(state) });
  return true;
}
