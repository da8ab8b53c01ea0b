import { useSyncExternalStore } from 'react';

interface SharedValue<T> {
  set: (next: T) => void;
  get: () => T;
  /** A hook. The first value until another is set. */
  use: () => T;
}

/** A value that one part of the page sets and others show, such as a number in the menu. Setting the same value changes nothing. */
export function createSharedValue<T>(first: T, isSame: (one: T, other: T) => boolean = Object.is): SharedValue<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const read = () => value;
  const readFirst = () => first;
  return {
    set(next) {
      if (isSame(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    get: read,
    use: () => useSyncExternalStore(subscribe, read, readFirst),
  };
}
