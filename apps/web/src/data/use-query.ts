import { type Query, type QueryOptions, type ReadOptions, useBaseQuery } from './base-query.ts';

/**
 * Reads something and keeps it fresh. Pass a stable `read`; another function is another query, and null reads nothing.
 * The names are TanStack Query's (docs/decisions/0040).
 */
export function useQuery<T>(
  read: ((options: ReadOptions, known: T | null) => Promise<T>) | null,
  options: QueryOptions = {},
): Query<T> {
  return useBaseQuery<T, T>(read, takeFresh, options);
}

function takeFresh<T>(_: T | null, fresh: T): T {
  return fresh;
}
