import type { CareCard } from '@rxweb/contracts/chat';
import type { DangerKind } from './danger-phrases.ts';
import { findOtherLanguage, type OtherLanguage, possibleLanguages, type TableLanguage } from './find-language.ts';
import { loadDangerTable } from './load-danger-table.ts';
import type { OtherCardKind } from './other-cards.ts';

/** A danger in another language, and the card in that language. */
export interface OtherDanger {
  language: TableLanguage;
  kind: OtherCardKind;
  card: CareCard;
}

/** The danger in a text that may be neither English nor Spanish, or null. Loads only what the text needs. */
export async function findOtherDanger(text: string): Promise<OtherDanger | null> {
  const languages = possibleLanguages(text);
  const tables = await Promise.all(languages.map(loadDangerTable));
  for (const [at, language] of languages.entries()) {
    const danger = tables[at]?.find(text);
    if (!danger) continue;
    const kind = cardKindOf(danger);
    const { otherCard } = await import('./other-cards.ts');
    return { language, kind, card: otherCard(language, kind) };
  }
  return null;
}

/** A language that the assistant can't answer, with the fixed note; null for English, Spanish and unclear texts. */
export async function findOtherNote(
  text: string,
  phone: string,
): Promise<{ language: OtherLanguage; note: string } | null> {
  const language = findOtherLanguage(text);
  if (!language) return null;
  const { otherLanguageNote } = await import('./other-cards.ts');
  return { language, note: otherLanguageNote(language, phone) };
}

function cardKindOf(danger: DangerKind): OtherCardKind {
  if (danger === 'poison') return 'poison';
  return danger === 'suicide' ? 'crisis' : 'emergency';
}
