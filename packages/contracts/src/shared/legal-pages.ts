/** The public legal pages by their addresses, in the order of their links (domain facts 2, I5). */
export const legalPages = [
  'privacy',
  'terms',
  'sms-terms',
  'notice-of-privacy-practices',
  'nondiscrimination',
  'languages',
  'accessibility',
] as const;
/** The one that must have a named link on the home page. */
export const practicesPage = 'notice-of-privacy-practices' satisfies LegalPageName;
export type LegalPageName = (typeof legalPages)[number];
