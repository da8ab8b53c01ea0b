import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import { isReadable } from './attachments/is-readable.ts';

/** An unverified paper may be another patient's, and one that doesn't open shows nothing: neither goes to an auditor. */
export const leavesWithAudit = (document: Pick<ShoeDocument, 'verifiedAt' | 'pages'>): boolean =>
  document.verifiedAt !== null && isReadable(document);
