/** Runs an action at most once at a time and once per `keepMs`; callers in between share its outcome. */
export function cachedCall<T>(act: () => Promise<T>, keepMs: number, now: () => Date): () => Promise<T> {
  let latest: { outcome: Promise<T>; endedAt: number | null } | null = null;
  return () => {
    const isCurrent = latest && (latest.endedAt === null || now().getTime() - latest.endedAt < keepMs);
    if (latest && isCurrent) return latest.outcome;
    const taken: typeof latest = { outcome: act(), endedAt: null };
    const end = () => {
      taken.endedAt = now().getTime();
    };
    taken.outcome.then(end, end);
    latest = taken;
    return taken.outcome;
  };
}
