import { hash as digest } from 'node:crypto';
import { liveLimits } from '@rxweb/contracts/shared/limits';
import type { Client } from '../../../kernel/http/client.ts';
import type { SendEvent } from '../../../kernel/http/event-stream.ts';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import { byId } from './answering-row.ts';
import type { LiveDeps } from './live-deps.ts';
import { findMessagesAfter, forVisitor } from './messages.repository.ts';
import { readVisitorState } from './state.repository.ts';

/** One visitor's stream. It holds a place in the conversation, never its content. */
interface Reader {
  deps: Pick<LiveDeps, 'sql' | 'hub'>;
  conversation: string;
  visitor: Visitor;
  after: number;
  /** A short digest of the state that was sent last. */
  said: string;
  isReading: boolean;
  isDue: boolean;
}

/**
 * Sends what is committed, in order, until the client leaves or the conversation is no longer the visitor's. Without a signal:
 * thousands would fill memory.
 */
export function followLive(
  place: Pick<Reader, 'deps' | 'conversation' | 'visitor' | 'after'>,
  client: Client,
): (send: SendEvent) => Promise<void> {
  return (send) =>
    new Promise((resolve, reject) => {
      const reader: Reader = { ...place, said: '', isReading: false, isDue: false };
      const wake = () => {
        reader.isDue = true;
        if (!reader.isReading) readAll(reader, client, send).then((isOver) => isOver && resolve(), reject);
      };
      const stop = place.deps.hub.listen(place.conversation, wake);
      client.whenGone(() => {
        stop();
        resolve();
      });
      if (!client.isGone) wake();
    });
}

/** True when there is nothing more to follow. */
async function readAll(reader: Reader, client: Client, send: SendEvent): Promise<boolean> {
  reader.isReading = true;
  try {
    while (reader.isDue && !client.isGone) {
      reader.isDue = false;
      if (!(await sendNews(reader, send))) return true;
    }
    return client.isGone;
  } finally {
    reader.isReading = false;
  }
}

/** False when the conversation is gone. */
async function sendNews(reader: Reader, send: SendEvent): Promise<boolean> {
  const { deps, conversation, visitor } = reader;
  // The state first: messages committed between the two reads come with the next wake at the latest.
  const seen = await readVisitorState(
    deps.sql,
    deps.sql`${byId(deps.sql, conversation)} and c.visitor_hash = ${visitor.hash}`,
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
  const said = digest('sha1', JSON.stringify({ ...state, version: 0 }), 'base64');
  if (said === reader.said) return true;
  reader.said = said;
  await send({ event: 'state', data: JSON.stringify(state) });
  return true;
}
