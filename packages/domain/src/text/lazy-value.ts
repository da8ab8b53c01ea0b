/** A value computed on first use and cached, so a start or a page does not pay for it. */
export function lazyValue<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
