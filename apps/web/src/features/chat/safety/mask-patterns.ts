import type { MaskedText } from '@rxweb/domain/privacy/mask-personal';

/** Nine or more digits with any separators, dates with a year, Medicare numbers. */
const suspicious =
  /\d(?:[ ().\-/]{0,3}\d){8,}|\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b|\b\d[a-z][a-z\d]\d[ -]?[a-z][a-z\d]\d[ -]?[a-z]{2}\d\d\b/gi;

/** Fallback without the finders: also removes phone numbers rather than miss a personal one. */
export function maskPatterns(text: string): MaskedText {
  const masked = text.replace(suspicious, '•••');
  return { text: masked, isMasked: masked !== text };
}
