import type { Settings } from '@rxweb/contracts/settings';
import { type LegalPageName, legalPages } from '@rxweb/contracts/settings/legal';
import { legalPageState } from '@rxweb/domain/legal/page-state';
import { adminStep, type Finding, healthy, needsAttention } from '../../kernel/feature/finding.ts';

interface Live {
  current: Settings;
  isReadOnly: boolean;
  bindingPages: readonly LegalPageName[];
}

const names: Record<LegalPageName, string> = {
  privacy: 'Privacy',
  terms: 'Terms of use',
  'sms-terms': 'Texting terms',
  'notice-of-privacy-practices': 'Notice of Privacy Practices',
  nondiscrimination: 'Nondiscrimination notice',
  languages: 'Language help',
  accessibility: 'Accessibility',
};

/** Whether the owner has filled in and confirmed each legal page that applies. */
export function checkLegal({ current: { legal }, isReadOnly, bindingPages }: Live): Finding {
  const inState = (state: string) =>
    legalPages.filter((page) => legalPageState(page, legal, bindingPages).state === state).map((page) => names[page]);
  const [hidden, drafts, marked] = [inState('hidden'), inState('draft'), inState('notApplicable')];
  if (hidden.length + drafts.length === 0) {
    if (marked.length === 0) return healthy('Every legal page is filled in and confirmed.');
    return healthy(
      `Every legal page that applies is filled in and confirmed. Marked as not applying: ${marked.join(', ')}.`,
    );
  }
  const said = [
    hidden.length > 0 && `Not filled in, so visitors can’t see: ${hidden.join(', ')}.`,
    drafts.length > 0 && `Shown as a draft until you confirm: ${drafts.join(', ')}.`,
  ];
  return needsAttention(
    said.filter(Boolean).join(' '),
    adminStep(
      isReadOnly
        ? 'Without STORE_FILE, these pages are filled in under Store settings, Legal pages.'
        : 'Open Store settings, Legal pages. Ask your lawyer which words are right for the store.',
    ),
  );
}
