import { chatIdPattern, chatIdStorageKey } from '@rxweb/contracts/chat-route';
import type { StoredValues } from '../../storage/browser-storage.ts';

const resetKey = 'rx-chat-reset';

/** This browser's conversation id, `chat-<ms>`: created once and reused (spec section 3). */
export function storedChatId(kept: StoredValues, nowMs: number): string {
  const known = kept.get(chatIdStorageKey);
  if (known !== null && chatIdPattern.test(known)) return known;
  const made = `chat-${nowMs}`;
  kept.set(chatIdStorageKey, made);
  return made;
}

/** Remembers across reloads that the server must still clear the conversation. */
export const pendingReset = {
  isSet: (kept: StoredValues) => kept.get(resetKey) === '1',
  set: (kept: StoredValues) => kept.set(resetKey, '1'),
  done: (kept: StoredValues) => kept.remove(resetKey),
};
