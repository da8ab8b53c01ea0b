export interface Refetcher {
  /** Something may have changed: reads soon, at most once in `gapMs`, and once more when it changed during a reading. */
  request(): void;
  /** Something else is asked for: what is being read counts no more. */
  restart(): void;
  stop(): void;
}

interface RefetcherOptions {
  /** Says whether it could be read. */
  read: (signal: AbortSignal) => Promise<boolean>;
  /** Between the beginnings of two readings. */
  gapMs: number;
  /** After one that failed. */
  retryMs: number;
  now: () => number;
}

/** Reads whenever something may have changed: never two readings at once, and none that ends after a later one has. */
export function createRefetcher({ read, gapMs, retryMs, now }: RefetcherOptions): Refetcher {
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  let startedAt = Number.NEGATIVE_INFINITY;

  const schedule = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, afterMs);
  };
  const request = () => {
    if (running) isWanted = true;
    else schedule(Math.max(0, startedAt + gapMs - now()));
  };
  const run = async () => {
    const abort = new AbortController();
    running = abort;
    isWanted = false;
    startedAt = now();
    const isRead = await read(abort.signal).catch(() => false);
    if (abort.signal.aborted) return;
    running = null;
    if (isWanted) request();
    else if (!isRead) schedule(retryMs);
  };
  const stop = () => {
    running?.abort();
    running = null;
    clearTimeout(timer);
  };
  return {
    request,
    restart() {
      stop();
      void run();
    },
    stop,
  };
}
