import type { QueryOptions } from '../../data/base-query.ts';

/** Keeps what is shown current. */
export const liveOptions = {
  refetchInterval: 15_000,
  refetchOnWindowFocus: true,
  isUserAction: true,
  keepPreviousData: false,
} satisfies QueryOptions;
