import type { ShoeDocument } from '@rxweb/contracts/shoes/documents';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { ApiError } from '../../../api/api-error.ts';
import { sizeText } from '../../../format/size-text.ts';
import type { CaseTexts } from '../../../texts/shoes/case-en.ts';
import type { ShoesTexts } from '../../../texts/shoes/shoes-en.ts';
import { caseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { serverErrorText } from '../../../texts/staff/server-error-text.ts';
import { personText } from '../labels.ts';

/** `1.2 MB, 3 pages, added by dana on Mon, May 18, 2026`. */
export function documentFacts(
  { size, pages, addedAt, addedBy }: ShoeDocument,
  store: StoreInfo,
  texts: CaseTexts,
  shared: ShoesTexts,
): string {
  const pageCount = pages === null ? [] : [shared.pages(pages)];
  const added = texts.documents.addedBy(personText(addedBy, shared), dayOf(addedAt, store, texts));
  return [sizeText(size), ...pageCount, added].join(', ');
}

/** Null if unverified. */
export function verifiedText(
  { verifiedAt, verifiedBy }: ShoeDocument,
  store: StoreInfo,
  texts: CaseTexts,
  shared: ShoesTexts,
): string | null {
  return verifiedAt && texts.documents.verifiedBy(personText(verifiedBy, shared), dayOf(verifiedAt, store, texts));
}

function dayOf(iso: string, store: StoreInfo, { language }: CaseTexts): string {
  return formatDate(storeDate(store, new Date(iso)), language);
}

/** Texts of spec section 8 where they apply. */
export function uploadErrorText(error: unknown): string {
  const { errors } = caseTexts.current().documents;
  if (!(error instanceof ApiError)) return errors.failed;
  switch (error.code) {
    case 'network':
      return errors.network;
    case 'payload_too_large':
      return errors.tooLarge;
    case 'storage_full':
      return errors.full;
    // It's filed at another case.
    case 'conflict':
      return serverErrorText(error) || error.message;
    case 'unsupported_media_type':
      return errors.type;
    default:
      return errors.failed;
  }
}
