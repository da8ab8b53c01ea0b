import { appendFile } from 'node:fs/promises';

/** One line of the table in docs/performance.md: a figure of this run beside what it has to be. */
export interface BenchRow {
  /** Unique in all of bench/, such as `sse-first-byte-p95`: the table's order and its notes go by it. */
  id: string;
  /** What was measured, in words a reader understands without the code. */
  measure: string;
  /** `ms`, `kB`, `MB`, `requests`; empty for a ratio or a score. */
  unit: string;
  ours: number;
  /** The target; null for a figure shown only for comparison. */
  goal: { atMost: number } | { atLeast: number } | null;
  /** What the same machine gives without us, in the same run and unit: the floor page, a bare server, a raw write. */
  limit?: number;
  /** The best peer, named, with its figure: measured in this run, or from the table of docs/performance.md. */
  peer?: string;
}

/** Whether the row's figure is what it has to be; null where there is no goal. */
export function isMet({ ours, goal }: BenchRow): boolean | null {
  if (goal === null) return null;
  return 'atMost' in goal ? ours <= goal.atMost : ours >= goal.atLeast;
}

/** Writes the rows to the file in `BENCH_ROWS`, a line of JSON each; without it, a bench only prints its tables. */
export async function tellRows(rows: readonly BenchRow[]): Promise<void> {
  const file = process.env.BENCH_ROWS;
  if (!file) return;
  await appendFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
