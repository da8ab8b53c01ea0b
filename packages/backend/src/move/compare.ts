import type { AnySql } from '@rxweb/platform/sql/sql';
import { findAccountGaps, sumAccounts } from './accounts.ts';
import { sumBuckets } from './buckets.ts';
import { describeFactor, readFactors } from './factors.ts';
import { compareFiles } from './files.ts';
import type { MoveOptions } from './move-options.ts';
import type { Sum } from './sums.ts';
import { sortTables, sumTables } from './tables.ts';

export interface Comparison {
  accounts: number;
  factors: number;
  files: number;
  bytes: number;
  tables: number;
  rows: number;
  /** One line a difference; none if all is equal. */
  differences: string[];
}

/** Compares both ends as they are now: counts and sums of rows, and every file's bytes. */
export async function compareSides(options: MoveOptions, source: AnySql, target: AnySql): Promise<Comparison> {
  const { from, to, plan, onProgress } = options;
  const differences: string[] = [];
  const compare = (title: string, [there, here]: readonly [Sum, Sum]) => {
    if (there.rows !== here.rows) differences.push(`${title}: ${there.rows} in the source, ${here.rows} in the target`);
    else if (there.sum !== here.sum) differences.push(`${title}: ${there.rows} each, with other content`);
  };
  const gaps = await findAccountGaps(source);
  const sums = await sumAccounts(source, target, gaps);
  for (const [title, pair] of sums) compare(title, pair);
  compare('buckets', await sumBuckets(source, target));
  const factors = await compareFactors(options, source, target, differences);

  const onFile = (done: number, all: number) => onProgress('comparing files', done, all);
  const files = await compareFiles({ from, to, onFile }, { from: source, to: target });
  differences.push(...files.differences);

  const { ours } = await sortTables(source, plan);
  const [there, here] = [await sumTables(source, ours), await sumTables(target, ours)];
  onProgress('comparing tables', ours.length, ours.length);
  const none: Sum = { rows: 0, sum: '0' };
  for (const [title, sum] of there) compare(title, [sum, here.get(title) ?? none]);
  differences.push(...(await plan.check()));
  return {
    accounts: sums.get('accounts')?.[1].rows ?? 0,
    factors,
    files: files.files,
    bytes: files.bytes,
    tables: ours.length,
    rows: [...here.values()].reduce((sum, { rows }) => sum + rows, 0),
    differences,
  };
}

async function compareFactors(
  { from, to }: MoveOptions,
  source: AnySql,
  target: AnySql,
  differences: string[],
): Promise<number> {
  const there = (await readFactors(source, from.factors)).factors.map(describeFactor);
  const { factors, unreadable } = await readFactors(target, to.factors);
  const here = new Set(factors.map(describeFactor));
  const isEqual = there.length === here.size && there.every((factor) => here.has(factor)) && unreadable.length === 0;
  if (!isEqual)
    differences.push(
      `second factors: ${there.length} in the source, ${here.size} in the target, or with other content`,
    );
  return here.size;
}
