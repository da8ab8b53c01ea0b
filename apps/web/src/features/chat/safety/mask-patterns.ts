import type { MaskedText } from '@rxweb/domain/privacy/mask-personal';

/** Nine digits or more, whatever stands between them; dates with a year; Medicare numbers. */
const suspicious =
  /\d(?:[ ().\-/]{0,3}\d){8,}|\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b|\b\d[a-z][a-z\d]\d[ -]?[a-z][a-z\d]\d[ -]?[a-z]{2}\d\d\b/gi;

/** Stands in where the finders of personal numbers could not be loaded: it takes phone numbers out with the others, rather than let one go. */
export function maskRoughly(text: string): MaskedText {
  const masked = text.replace(suspicious, '•••');
  return { text: masked, isMasked: masked !== text };
}
