import type { Lease } from './connection.ts';

/** Where queries run. */
export interface Runner {
  take(): Promise<Lease>;
  /** Names statements, so that the server keeps them parsed. */
  prepare: boolean;
  /** Says whether a query that failed may be sent again: not where it is a part of something. */
  mayRetry: boolean;
  onQuery?: ((text: string, values: readonly unknown[]) => void) | undefined;
}
