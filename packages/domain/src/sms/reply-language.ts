import type { Language } from '@rxweb/contracts/shared/language';

/** What is known of the person who gets a text. */
export interface PreferredLanguage {
  language: Language;
  /** Staff chose it; else the person did, in a form or on a page. */
  isByStaff: boolean;
}

/**
 * The language of an automatic reply. Staff's choice wins. Spanish words show that the person reads Spanish; English is only what is
 * assumed without them, so what the person chose counts more.
 */
export function replyLanguage(preferred: PreferredLanguage | null, ofText: Language): Language {
  if (preferred?.isByStaff) return preferred.language;
  return ofText === 'es' ? 'es' : (preferred?.language ?? ofText);
}
