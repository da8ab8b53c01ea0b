const [maxTexts, maxChars] = [400, 300];

/** The function with its answers for the last short texts: a conversation asks about the same ones again. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (text.length > maxChars) return value;
    const [oldest] = known.keys();
    if (known.size >= maxTexts && oldest !== undefined) known.delete(oldest);
    known.set(text, value);
    return value;
  };
}

/** Remembers the last text alone. */
export function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { text: string; value: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
}
