import { useSyncExternalStore } from 'react';

/* How many visitors wait to be called, for what shows it outside the page of conversations. */

let waiting = 0;
const listeners = new Set<() => void>();

export function setCallbackCount(next: number): void {
  if (next === waiting) return;
  waiting = next;
  for (const listener of listeners) listener();
}

/** 0 until it is known, and for who may not know. */
export function useCallbackCount(): number {
  return useSyncExternalStore(subscribe, readCallbacks, () => 0);
}

function readCallbacks(): number {
  return waiting;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
