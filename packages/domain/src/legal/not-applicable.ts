import {
  type LegalPageName,
  type LegalSettings,
  type MarkablePage,
  markablePages,
  type NotApplicable,
} from '@rxweb/contracts/settings/legal';
import { legalPages, practicesPage } from '@rxweb/contracts/shared/legal-pages';

/** What is set up here, as far as it makes a page binding. */
interface LegalDuties {
  sendsTexts: boolean;
  /** Electronic claims make a pharmacy a covered entity of HIPAA. */
  writesClaims: boolean;
}

/** Pages that always apply, whatever is marked. */
export function bindingPages({ sendsTexts, writesClaims }: LegalDuties): LegalPageName[] {
  return legalPages.filter(
    (page) => !isMarkable(page) || (page === 'sms-terms' && sendsTexts) || (page === practicesPage && writesClaims),
  );
}

export const isMarkable = (page: LegalPageName): page is MarkablePage => markablePages.some((each) => each === page);

/** The owner's mark, whether it counts or not. */
export function markOf(page: LegalPageName, legal: LegalSettings = {}): NotApplicable | undefined {
  return isMarkable(page) ? legal.notApplicable?.[page] : undefined;
}

/** Marks a page as not applying, or takes that back. Its words and their confirmation stay. */
export function markLegalPage(legal: LegalSettings, page: MarkablePage, mark: NotApplicable | null): LegalSettings {
  const { notApplicable, ...rest } = legal;
  const { [page]: _, ...others } = notApplicable ?? {};
  const marks = mark === null ? others : { ...others, [page]: mark };
  return Object.keys(marks).length > 0 ? { ...rest, notApplicable: marks } : rest;
}
