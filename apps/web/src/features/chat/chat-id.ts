import { chatIdPattern, chatIdStorageKey, chatScreenPattern } from '@rxweb/contracts/chat-route';
import { randomKey } from '../../api/form-keys.ts';
import type { StoredValues } from '../../storage/browser-storage.ts';
import { screenKey } from './live/screen-key.ts';

/** This browser's conversation id, `chat-<ms>`: created once and reused (spec section 3). */
export function storedChatId(kept: StoredValues, nowMs: number): string {
  const known = kept.get(chatIdStorageKey);
  if (known !== null && chatIdPattern.test(known)) return known;
  const made = `chat-${nowMs}`;
  kept.set(chatIdStorageKey, made);
  return made;
}

/** The screen of the conversation to bring back; null where there is none, or it was cleared. */
export function storedScreen(kept: StoredValues): string | null {
  const known = kept.get(screenKey);
  return known !== null && chatScreenPattern.test(known) ? known : null;
}

/** A name for an empty chat. It is kept with its first message: who clears the chat starts with no context. */
export const newScreen = randomKey;
