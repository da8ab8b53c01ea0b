import { useSyncExternalStore } from 'react';

/* The number of visitors waiting for a call, shown in the menu. */

let waiting = 0;
const listeners = new Set<() => void>();

export function setCallbackCount(next: number): void {
  if (next === waiting) return;
  waiting = next;
  for (const listener of listeners) listener();
}

/** 0 until known, or without access. */
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
