import type { Line } from './summary.ts';

/** Rows that docs/performance.md tells as one, the worst; by their ids. */
const groups: readonly [ids: RegExp, measure: string][] = [
  [/^page-(hosts|fonts)$/, 'public page, requests to other hosts and for web fonts'],
  [/^page-(performance|accessibility|practices|seo)$/, 'Lighthouse, its scores'],
  [/^page-(fcp|lcp)$/, 'Lighthouse, first and largest contentful paint, of the floor page’s'],
  [/^stream-parse-/, 'reading an answer word by word, of reading it once (processor time)'],
  [/^inp-/, 'from a press to the next paint on an old phone’s processor'],
  [/^idle-after-/, 'idle memory after the start and after use, program and database'],
  [/^insert-(one|ten)-connections?$/, 'durable insert of a question, rate of 8 kB appended and fdatasync'],
  [/^sse-held-/, 'memory for each of 10,000 held streams, heap and resident'],
  [/^sse-first-byte-p/, 'first byte of a stream, what the server adds without the database, p50 and p95'],
  [/^growth-(?!.*-p95$)sms-/, 'texts, every list and search: p95 of 100,000 rows to that of 1,000'],
  [/^growth-(?!.*-p95$)case-/, 'cases, every list and search: p95 of 100,000 rows to that of 1,000'],
  [/^growth-(?!.*-p95$)chat-/, 'conversations, every list and search: p95 of 100,000 rows to that of 1,000'],
  [/^growth-(?!.*-p95$)audit-/, 'audit log, every list and search: p95 of 100,000 rows to that of 1,000'],
  [/^growth-(?!.*-p95$)/, 'other lists and searches: p95 of 100,000 rows to that of 1,000'],
  [/^growth-.*-p95$/, 'every list and search of staff: p95 of 100,000 rows'],
  [/-of-lite$/, 'calls a second beside @supabase/lite: reading, refresh, upload, download'],
  [/^change-p/, 'from an insert until a subscribed browser receives it, p50 and p99'],
];

/** Of each group the row nearest to missing its goal, or missing it most; and what could not be measured. */
export function shortLines(lines: readonly Line[]): Line[] {
  const told = lines.filter((line) => !('row' in line) || line.row.goal !== null);
  const alike = Map.groupBy(told, (line) => {
    const id = 'row' in line ? line.row.id : line.id;
    return groups.find(([ids]) => ids.test(id))?.[1] ?? id;
  });
  return [...alike].map(([measure, rows]) => {
    const worst = rows.reduce((one, other) => (useOf(other) > useOf(one) ? other : one));
    if (rows.length === 1 || !('row' in worst)) return worst;
    return { ...worst, row: { ...worst.row, measure: `${measure}: the worst of ${rows.length}` } };
  });
}

/** How much of its goal a row takes: over 1 misses it. */
function useOf(line: Line): number {
  if (!('row' in line)) return Number.POSITIVE_INFINITY;
  const { goal, ours } = line.row;
  if (goal === null) return 0;
  if ('atLeast' in goal) return goal.atLeast / ours;
  if (goal.atMost === 0) return ours === 0 ? 0 : Number.POSITIVE_INFINITY;
  return ours / goal.atMost;
}
