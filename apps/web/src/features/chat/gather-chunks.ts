/** Smooth enough to the eye without a render per chunk. */
const everyMs = 50;

/** Passes the first chunk on at once and batches the rest. `flush` passes on what remains. */
export function gatherChunks(take: (text: string) => void) {
  let gathered = '';
  let timer: ReturnType<typeof setTimeout> | null = null;
  const hand = () => {
    const text = gathered;
    gathered = '';
    if (text !== '') take(text);
    return text !== '';
  };
  const tick = () => {
    timer = hand() ? setTimeout(tick, everyMs) : null;
  };
  return {
    add(text: string): void {
      gathered += text;
      if (timer === null) tick();
    },
    flush(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      hand();
    },
  };
}
