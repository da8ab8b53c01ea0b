import type { ShoeCaseFile } from '@rxweb/contracts/dme-shoe-cases';
import type { StoreInfo } from '@rxweb/contracts/store';

/** What a worker is asked to do. Bytes are handed over, not copied. */
export type Task =
  | { kind: 'count-pages'; pdf: Uint8Array<ArrayBuffer> }
  | { kind: 'physician-packet'; file: ShoeCaseFile; store: StoreInfo }
  | { kind: 'audit-packet'; file: ShoeCaseFile; store: StoreInfo; attached: readonly AttachedFile[] };

/** A document's file; without bytes when it is not to be opened. */
export interface AttachedFile {
  id: string;
  bytes: Uint8Array<ArrayBuffer> | null;
}

/** What it answers, by task. */
export interface Results {
  'count-pages': number | null;
  'physician-packet': Uint8Array<ArrayBuffer>;
  'audit-packet': Uint8Array<ArrayBuffer>;
}
