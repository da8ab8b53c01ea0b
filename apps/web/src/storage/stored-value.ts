import { useCallback, useSyncExternalStore } from 'react';
import { localValues } from './browser-storage.ts';

const listeners = new Set<() => void>();

/** Shared by all components and tabs; null when unset. */
export function useStoredValue(key: string): [string | null, (value: string | null) => void] {
  const read = useCallback(() => localValues.get(key), [key]);
  const value = useSyncExternalStore(subscribe, read, () => null);
  const write = useCallback((next: string | null) => writeStoredValue(key, next), [key]);
  return [value, write];
}

function writeStoredValue(key: string, value: string | null): void {
  if (value === null) localValues.remove(key);
  else localValues.set(key, value);
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
