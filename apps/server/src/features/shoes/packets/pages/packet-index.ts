import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';

/** Where a part of the packet stands; page numbers from 1. */
export interface IndexRow {
  section: string;
  /** The attached document; null for what the packet says itself. */
  document: ShoeDocument | null;
  from: number;
  to: number;
}

export const pagesText = ({ from, to }: Pick<IndexRow, 'from' | 'to'>) =>
  from === to ? String(from) : `${from} – ${to}`;
