import type { LegalPageName } from '@rxweb/contracts/shared/legal-pages';

/** Links to the legal pages, for every page of visitors. */
export const legalLinksEn = {
  label: 'Privacy and terms',
  pages: {
    privacy: 'Privacy',
    terms: 'Terms of use',
    'sms-terms': 'Texting terms',
    'notice-of-privacy-practices': 'Notice of Privacy Practices',
    nondiscrimination: 'Nondiscrimination',
    languages: 'Language help',
    accessibility: 'Accessibility',
  } satisfies Record<LegalPageName, string>,
};

export type LegalLinksTexts = typeof legalLinksEn;
