import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';

/** Pages start at 1. */
export interface IndexRow {
  section: string;
  /** Names the document within its section; empty for a sheet that is its section. */
  label: string;
  /** Null for our own sheets. */
  document: ShoeDocument | null;
  from: number;
  to: number;
}

export const pagesText = ({ from, to }: Pick<IndexRow, 'from' | 'to'>) =>
  from === to ? String(from) : `${from} – ${to}`;
