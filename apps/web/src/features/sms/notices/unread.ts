import { useSyncExternalStore } from 'react';

/* The unread count, set by sms-watch.tsx so that the menu reads nothing itself. */

let unread = 0;
const listeners = new Set<() => void>();

export function setUnread(next: number): void {
  if (next === unread) return;
  unread = next;
  for (const listener of listeners) listener();
}

/** 0 until known, or without access. */
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
