import type { Standing } from '@rxweb/contracts/session';
import { useSyncExternalStore } from 'react';

let known: Standing | null = null;
const listeners = new Set<() => void>();

/** As the server pushed it; null until it did. */
export function useStanding(): Standing | null {
  return useSyncExternalStore(subscribe, () => known);
}

export function publishStanding(standing: Standing | null): void {
  known = standing;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
