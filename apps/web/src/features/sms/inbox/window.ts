export interface ListWindow {
  /** The rows from `from` up to, not including, `until`. */
  from: number;
  until: number;
}

/** Rows beyond what is seen, so that the next are there already. */
const spareRows = 6;

/** Which rows of one height are seen where one has scrolled to. All lengths in px. */
export function windowOf(scrollTop: number, height: number, rowHeight: number, count: number): ListWindow {
  if (rowHeight <= 0) return { from: 0, until: Math.min(count, 30) };
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const seen = Math.ceil(height / rowHeight) + 1;
  const from = Math.max(0, Math.min(first - spareRows, count - seen));
  return { from, until: Math.min(count, first + seen + spareRows) };
}
