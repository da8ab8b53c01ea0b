/** Numbers for interchanges (ISA13): at most 9 digits, never one twice on this server; the seconds of 30 years fit. */
export function createControlNumbers(): (now: Date) => number {
  const first = Date.UTC(2026, 0, 1);
  let last = 0;
  return (now) => {
    const seconds = Math.floor((now.getTime() - first) / 1_000);
    last = Math.max(last + 1, seconds % 1_000_000_000);
    return last;
  };
}
