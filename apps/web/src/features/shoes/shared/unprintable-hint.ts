import type { Language } from '@rxweb/contracts/shared/language';
import { unprintableLetter, unprintableText } from '@rxweb/domain/shoes/printing/printable-letters';

/** Said while it is typed, because printing refuses it. Null for texts that are never printed. */
export function unprintableHint(text: string, path: string, language: Language): string | null {
  if (path.startsWith('checklist.')) return null;
  const letter = unprintableLetter(text);
  return letter === null ? null : unprintableText({ letter, path }, language);
}
