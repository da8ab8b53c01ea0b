import { type QueueRow, readQueue } from '@rxweb/contracts/queue';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import type { Query, ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';

type Queue = z.infer<typeof readQueue.output>;

export interface QueueQuery extends Query<Queue> {
  /** Takes a row off the list, before the list is read again, or brings it back. */
  setGone: (row: QueueRow, isGone: boolean) => void;
}

const liveOptions = { refetchInterval: 15_000, refetchOnWindowFocus: true } as const;

/** Another version of a request is another thing to do. */
const keyOf = (row: QueueRow) => `${row.group} ${row.id} ${'version' in row ? row.version : ''}`;

/** The work queue, kept current. */
export function useQueue(): QueueQuery {
  const call = useStaffCall();
  const [gone, setGoneKeys] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery(
    useCallback((options: ReadOptions) => call(readQueue, {}, options), [call]),
    liveOptions,
  );
  const data = useMemo(
    () => query.data && { ...query.data, rows: query.data.rows.filter((row) => !gone.has(keyOf(row))) },
    [query.data, gone],
  );
  const setGone = (row: QueueRow, isGone: boolean) =>
    setGoneKeys((before) => {
      const keys = new Set(before);
      if (isGone) keys.add(keyOf(row));
      else keys.delete(keyOf(row));
      return keys;
    });
  return { ...query, data, setGone };
}
