/** A value that is made when it is first asked for, and kept: what a start or a page may not need costs nothing until then. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
