import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';

export const maxDocumentPages = 300;

/** False for documents that failed to open on upload. */
export const isReadable = ({ pages }: Pick<ShoeDocument, 'pages'>): boolean =>
  pages !== null && pages <= maxDocumentPages;
