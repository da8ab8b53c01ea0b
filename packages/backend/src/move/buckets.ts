import type { AnySql } from '@rxweb/platform/sql/sql';
import { columnsOf, quoted, type Sum, sumOf } from './sums.ts';

/** Adds the source's buckets, or gives those that are there its settings. */
export async function copyBuckets(from: AnySql, to: AnySql): Promise<void> {
  const columns = await sharedColumns(from, to);
  const names = columns.map(quoted).join(', ');
  const changes = columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
  const rows = await from<{ bucket: string }[]>`select to_jsonb(b)::text as bucket from storage.buckets b order by id`;
  for (const { bucket } of rows)
    await to.unsafe(
      `insert into storage.buckets (${names}) select ${names} from jsonb_populate_record(null::storage.buckets, $1::text::jsonb)
       on conflict (id) do update set ${changes}`,
      [bucket],
    );
}

export async function sumBuckets(from: AnySql, to: AnySql): Promise<[Sum, Sum]> {
  const columns = (await sharedColumns(from, to)).map(quoted);
  return [await sumOf(from, 'storage.buckets', columns), await sumOf(to, 'storage.buckets', columns)];
}

async function sharedColumns(from: AnySql, to: AnySql): Promise<string[]> {
  const there = new Set(await columnsOf(from, 'storage', 'buckets'));
  return (await columnsOf(to, 'storage', 'buckets')).filter((column) => there.has(column));
}
