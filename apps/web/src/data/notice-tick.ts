const listeners = new Set<() => void>();

/** The server says that the list of notices changed. */
export function publishNoticeTick(): void {
  for (const listener of listeners) listener();
}

/** Returns the stop function. */
export function onNoticeTick(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
