import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { FilePacket } from '../parts.ts';

export type PacketTask = { file: ShoeCaseFile; store: StoreInfo } & (
  | { kind: 'physician' }
  | { kind: FilePacket; attached: readonly AttachedFile[] }
);

/** No bytes if unreadable. */
export interface AttachedFile {
  id: string;
  bytes: Uint8Array<ArrayBuffer> | null;
}
