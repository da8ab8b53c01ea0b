import { type Query, type QueryOptions, type ReadOptions, useBaseQuery } from './base-query.ts';

/** Reads data and keeps it fresh. Memoize `read`: a new function is a new query, null reads nothing. Names follow TanStack Query (docs/decisions/0040). */
export function useQuery<T>(
  read: ((options: ReadOptions, known: T | null) => Promise<T>) | null,
  options: QueryOptions = {},
): Query<T> {
  return useBaseQuery<T, T>(read, takeFresh, options);
}

function takeFresh<T>(_: T | null, fresh: T): T {
  return fresh;
}
