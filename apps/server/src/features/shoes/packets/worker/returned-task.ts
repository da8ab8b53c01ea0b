import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { PageCode } from '../returned/page-code.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type ReturnedTask =
  | { kind: 'read'; file: Bytes; type: ShoeDocument['type'] }
  /** `pieces`: page indexes. */
  | { kind: 'split'; file: Bytes; pieces: readonly (readonly number[])[] };

export interface ReturnedResult {
  codes?: (PageCode | null)[];
  files?: Bytes[];
}
