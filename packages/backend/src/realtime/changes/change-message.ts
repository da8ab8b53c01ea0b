import { realtimeLimits } from '../limits.ts';
import type { Change } from '../replication/transactions.ts';
import type { Column, ReadChange } from './read-changes.ts';

interface MessageParts {
  change: Change;
  read: ReadChange;
  columns: readonly Column[];
  commitMs: number;
}

/** The `data` of a change as JSON. Uses the row's text unchanged, so large numbers stay exact. */
export function changeData({ change, read, columns, commitMs }: MessageParts): string {
  const isTooLong = read.record !== null && Buffer.byteLength(read.record) > realtimeLimits.maxRecordBytes;
  const head = JSON.stringify({
    type: change.type,
    schema: change.relation.schema,
    table: change.relation.table,
    commit_timestamp: new Date(commitMs).toISOString(),
    errors: isTooLong ? ['Error 413: Payload Too Large'] : null,
    columns,
  });
  const parts = [head.slice(0, -1)];
  if (change.type !== 'DELETE' && read.record !== null) {
    parts.push(`"record":${isTooLong ? withoutLongValues(read.record) : read.record}`);
  }
  if (change.type !== 'INSERT') parts.push(`"old_record":${read.oldRecord ?? '{}'}`);
  return `${parts.join(',')}}`;
}

function withoutLongValues(record: string): string {
  const short = Object.entries(JSON.parse(record)).filter(
    ([, value]) => Buffer.byteLength(JSON.stringify(value)) <= realtimeLimits.maxValueBytesWhenTooLong,
  );
  return JSON.stringify(Object.fromEntries(short));
}
