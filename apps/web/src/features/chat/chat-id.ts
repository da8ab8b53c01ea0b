import { chatIdPattern, chatIdStorageKey } from '@rxweb/contracts/chat-route';
import type { StoredValues } from '../../storage/browser-storage.ts';

/** This browser's conversation id, `chat-<ms>`: created once and reused (spec section 3). */
export function storedChatId(kept: StoredValues, nowMs: number): string {
  const known = kept.get(chatIdStorageKey);
  if (known !== null && chatIdPattern.test(known)) return known;
  const made = `chat-${nowMs}`;
  kept.set(chatIdStorageKey, made);
  return made;
}

/** A name for an empty chat, kept nowhere: the next person at this device starts with no context. */
export function newScreen(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
