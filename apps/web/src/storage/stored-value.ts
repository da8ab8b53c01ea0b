import { useCallback, useSyncExternalStore } from 'react';
import { keptForGood } from './browser-storage.ts';

const listeners = new Set<() => void>();

/** A text kept in this browser, shared by all components and followed across tabs; null when it is not set. */
export function useStoredValue(key: string): [string | null, (value: string | null) => void] {
  const read = useCallback(() => keptForGood.get(key), [key]);
  const value = useSyncExternalStore(subscribe, read, () => null);
  const write = useCallback((next: string | null) => writeStoredValue(key, next), [key]);
  return [value, write];
}

function writeStoredValue(key: string, value: string | null): void {
  if (value === null) keptForGood.remove(key);
  else keptForGood.set(key, value);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
