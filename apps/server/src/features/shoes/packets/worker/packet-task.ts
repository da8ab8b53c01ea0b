import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';

/** What a worker is asked to make. */
export type PacketTask = { file: ShoeCaseFile; store: StoreInfo } & (
  | { kind: 'physician' }
  | { kind: 'audit'; attached: readonly AttachedFile[] }
);

/** A document's file; without bytes when it is not to be opened. */
export interface AttachedFile {
  id: string;
  bytes: Uint8Array<ArrayBuffer> | null;
}
