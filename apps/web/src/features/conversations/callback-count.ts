import { useSyncExternalStore } from 'react';

/* How many visitors wait to be called, for what shows it outside the page of conversations. */

let waiting = 0;
const listeners = new Set<() => void>();

export function setWaitingCount(next: number): void {
  if (next === waiting) return;
  waiting = next;
  for (const listener of listeners) listener();
}

/** 0 until it is known, and for who may not know. */
export function useWaitingCount(): number {
  return useSyncExternalStore(subscribe, readWaiting, () => 0);
}

function readWaiting(): number {
  return waiting;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
