import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';

/** Where a part starts; pages start at 1. */
export interface IndexRow {
  section: string;
  /** The attached document; null for our own sheets. */
  document: ShoeDocument | null;
  from: number;
  to: number;
}

export const pagesText = ({ from, to }: Pick<IndexRow, 'from' | 'to'>) =>
  from === to ? String(from) : `${from} – ${to}`;
