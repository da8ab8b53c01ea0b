import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { FilePacket } from '../file-packet.ts';
import type { PageCodes } from '../letter-packet.ts';
import type { LetterPlan } from '../letters/plan-letters.ts';

export type PacketTask = { file: ShoeCaseFile; store: StoreInfo } & (
  | { kind: 'letter'; to: LetterPlan; codes: PageCodes }
  | { kind: FilePacket; attached: readonly AttachedFile[] }
);

/** `pages` of a letter only. */
export interface MadePacket {
  pdf: Uint8Array<ArrayBuffer>;
  pages: number | null;
}

/** No bytes if unreadable. */
export interface AttachedFile {
  id: string;
  bytes: Uint8Array<ArrayBuffer> | null;
}
