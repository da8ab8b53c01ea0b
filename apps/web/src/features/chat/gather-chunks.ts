/** Often enough for the eye, and seldom enough that an answer in a thousand pieces is not drawn a thousand times. */
const everyMs = 50;

/** Hands the first piece of a text on at once and those that follow shortly after it together. `flush` hands on what is left. */
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
