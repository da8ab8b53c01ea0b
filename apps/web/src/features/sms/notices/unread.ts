import { useSyncExternalStore } from 'react';

/*
 * How many texts nobody has read, for what shows it outside the inbox. It is filled by the watch (sms-watch.tsx), so that the menu's entry costs no
 * reading of its own.
 */

let unread = 0;
const listeners = new Set<() => void>();

export function setUnread(next: number): void {
  if (next === unread) return;
  unread = next;
  for (const listener of listeners) listener();
}

/** The number of unread texts; 0 until it is known, and for who may not know. */
export function useUnread(): number {
  return useSyncExternalStore(subscribe, readUnread, () => 0);
}

function readUnread(): number {
  return unread;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
