import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { ApiError } from '../../../api/api-error.ts';
import { sizeText } from '../../../format/size-text.ts';
import { personText } from '../labels.ts';

/** `1.2 MB, 3 pages, added by dana on Mon, May 18, 2026`. */
export function documentFacts({ size, pages, addedAt, addedBy }: ShoeDocument, store: StoreInfo): string {
  const pageCount = pages === null ? [] : [pages === 1 ? '1 page' : `${pages} pages`];
  return [sizeText(size), ...pageCount, `added by ${personText(addedBy)} on ${dayOf(addedAt, store)}`].join(', ');
}

/** Null if unverified. */
export function verifiedText({ verifiedAt, verifiedBy }: ShoeDocument, store: StoreInfo): string | null {
  return verifiedAt && `Verified by ${personText(verifiedBy)} on ${dayOf(verifiedAt, store)}`;
}

function dayOf(iso: string, store: StoreInfo): string {
  return formatDate(storeDate(store, new Date(iso)));
}

/** Texts of spec section 8 where they apply. */
export function uploadErrorText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null;
  switch (code) {
    case 'network':
      return 'Network error. Please check your connection and try again.';
    case 'payload_too_large':
      return 'File too large. Please select a smaller file.';
    case 'storage_full':
      return 'Storage quota exceeded. Please free up space.';
    // It's filed at another case.
    case 'conflict':
      return (error as ApiError).message;
    case 'unsupported_media_type':
      return 'Upload failed: the file isn’t a PDF, JPEG or PNG.';
    default:
      return 'Upload failed';
  }
}
