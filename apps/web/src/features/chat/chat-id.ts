import { chatIdPattern, chatIdStorageKey } from '@rxweb/contracts/chat-route';
import type { KeptValues } from '../../storage/browser-storage.ts';

const resetKey = 'rx-chat-reset';

/** The name of this browser's conversation, `chat-<ms>`: made once, kept, reused (spec section 3). */
export function keptChatId(kept: KeptValues, nowMs: number): string {
  const known = kept.get(chatIdStorageKey);
  if (known !== null && chatIdPattern.test(known)) return known;
  const made = `chat-${nowMs}`;
  kept.set(chatIdStorageKey, made);
  return made;
}

/** Remembers, over a reload too, that the server is still to be told to forget the conversation. */
export const pendingReset = {
  isSet: (kept: KeptValues) => kept.get(resetKey) === '1',
  set: (kept: KeptValues) => kept.set(resetKey, '1'),
  done: (kept: KeptValues) => kept.remove(resetKey),
};
