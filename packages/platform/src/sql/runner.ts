import type { Lease } from './connection.ts';

/** Where queries run. */
export interface Runner {
  take(): Promise<Lease>;
  /** Uses prepared statements. */
  prepare: boolean;
  /** Whether a failed query may be sent again: not in a transaction. */
  mayRetry: boolean;
  onQuery?: ((text: string, values: readonly unknown[]) => void) | undefined;
}
