import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';

/** A packet takes a document of at most so many pages. */
export const maxDocumentPages = 300;

/** Whether a document's file is to be opened for a packet; one that could not be read when it came is not. */
export const isReadable = ({ pages }: Pick<ShoeDocument, 'pages'>): boolean =>
  pages !== null && pages <= maxDocumentPages;
