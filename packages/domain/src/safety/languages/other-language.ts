import type { CareCard } from '@rxweb/contracts/chat';
import { type CareTexts, careTexts } from './care-texts.ts';
import type { DangerKind } from './danger-phrases.ts';
import { findOtherLanguage, type OtherLanguage, possibleLanguages, type TableLanguage } from './find-language.ts';
import { loadDangerTable } from './load-danger-table.ts';

/** What a text in another language needs. */
export type OtherLanguageFinding =
  /** A card that replaces the answer, in the text's language. */
  | { language: TableLanguage; kind: OtherCardKind; card: CareCard }
  /** No danger found: the fixed note and a staff member. */
  | { language: OtherLanguage; kind: null; note: string };

export type OtherCardKind = 'emergency' | 'poison' | 'crisis';

/**
 * Reads a text that may be neither English nor Spanish; null for English, Spanish and what can't be told. `phone` is the store's, as
 * people read it.
 */
export async function readOtherLanguage(text: string, phone: string): Promise<OtherLanguageFinding | null> {
  const found = await findDanger(text);
  if (found) return found;
  const language = findOtherLanguage(text);
  return language && { language, kind: null, note: otherLanguageNote(language, phone) };
}

/** The danger in a text that may be neither English nor Spanish, or null. */
export async function findDanger(text: string) {
  const languages = possibleLanguages(text);
  const tables = await Promise.all(languages.map(loadDangerTable));
  for (const [at, language] of languages.entries()) {
    const danger = tables[at]?.find(text);
    if (!danger) continue;
    const kind = cardKindOf(danger);
    return { language, kind, card: otherCard(language, kind) };
  }
  return null;
}

function cardKindOf(danger: DangerKind): OtherCardKind {
  if (danger === 'poison') return 'poison';
  return danger === 'suicide' ? 'crisis' : 'emergency';
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'ur', 'fa']);
const tels = { emergency: '911', poison: '+18002221222', crisis: '988' } as const;
const order: Record<OtherCardKind, readonly OtherCardKind[]> = {
  emergency: ['emergency', 'poison', 'crisis'],
  poison: ['poison', 'emergency', 'crisis'],
  crisis: ['crisis', 'emergency', 'poison'],
};

/** The card of a kind: the emergency line of domain facts J11 and its three numbers. */
export function otherCard(language: TableLanguage, kind: OtherCardKind): CareCard {
  const { titles, line, calls } = textsOf(language);
  const { lang, dir } = markOf(language);
  const lines = order[kind].map((number) => ({ label: calls[number], tel: tels[number] }));
  return { tier: kind, title: titles[kind], text: line, lines, lang, dir };
}

/** The value of an element's `lang` and `dir`. */
function markOf(language: TableLanguage): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: language === 'hi-Latn' ? 'hi' : language, dir: rightToLeft.has(language) ? 'rtl' : 'ltr' };
}

/** People who write Hindi in Latin letters are taken to read it in its own. */
function textsOf(language: TableLanguage): CareTexts {
  return careTexts[language === 'hi-Latn' ? 'hi' : language];
}

const english = {
  line: 'Emergency: call 911. Suicidal thoughts or crisis: call 988. Poisoning or wrong medicine: call 1-800-222-1222.',
  staff: 'This assistant answers in English and Spanish only. Our staff can help you: call {phone}, or leave your phone number here.',
};
const spanish = {
  line: 'Emergencia: llame al 911. Pensamientos de suicidio o crisis: llame al 988, oprima 2. Envenenamiento o medicina equivocada: llame al 1-800-222-1222.',
  staff: 'Este asistente solo responde en inglés y español. Nuestro personal puede ayudarle: llame al {phone} o deje aquí su número de teléfono.',
};

/** The fixed note, in the text's language and in English. */
export function otherLanguageNote(language: OtherLanguage, phone: string): string {
  const texts = language === 'und' ? spanish : textsOf(language);
  return [texts, english]
    .map(({ line, staff }) => `${staff.replace('{phone}', phone)}\n\n${line}`)
    .join('\n\n');
}
