export interface Refetcher {
  /** Reads soon, at most once per `gapMs`, and once more if the data changes during a read. */
  request(): void;
  /** Reads soon, unless a read is running. */
  poll(): void;
  /** Restarts a running read, which may return data older than a change made here. */
  supersede(): void;
  /** Aborts the running read and reads now. */
  restart(isUserAction?: boolean): Promise<void>;
  stop(): void;
}

interface RefetcherOptions {
  /** Resolves with false when the read failed. */
  read: (signal: AbortSignal, isUserAction: boolean) => Promise<boolean>;
  gapMs: number;
  /** Default: no retry. */
  retryMs?: number | undefined;
  /** Default: `performance.now`. */
  now?: () => number;
}

/** Reads never overlap, so an old result can't replace a newer one. */
export function createRefetcher({ read, gapMs, retryMs, now = () => performance.now() }: RefetcherOptions): Refetcher {
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  /** A restarted read runs or comes next. */
  let isRestarted = false;
  let startedAt = Number.NEGATIVE_INFINITY;

  const schedule = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, afterMs);
  };
  const poll = () => {
    if (!running) schedule(Math.max(0, startedAt + gapMs - now()));
  };
  const request = () => {
    if (running) isWanted = true;
    else poll();
  };
  const run = async (isUserAction = false) => {
    const abort = new AbortController();
    running = abort;
    isWanted = false;
    startedAt = now();
    const isRead = await read(abort.signal, isUserAction).catch(() => false);
    if (abort.signal.aborted) return;
    running = null;
    isRestarted = false;
    if (isWanted) request();
    else if (!isRead && retryMs !== undefined) schedule(retryMs);
  };
  const stop = () => {
    running?.abort();
    running = null;
    clearTimeout(timer);
  };
  const supersede = () => {
    if (!running) return;
    // Changes that never pause would keep it from ending.
    if (isRestarted) return request();
    stop();
    isRestarted = true;
    poll();
  };
  return {
    request,
    poll,
    supersede,
    restart(isUserAction) {
      stop();
      return run(isUserAction);
    },
    stop,
  };
}
