import type { CareCard } from '@rxweb/contracts/chat';
import { type CareTexts, careTexts } from './care-texts.ts';
import type { OtherLanguage, TableLanguage } from './find-language.ts';

export type OtherCardKind = 'emergency' | 'poison' | 'crisis';

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

/** Of domain facts J11, in their order. German, Italian and Urdu aren't among its fifteen. */
const lineLanguages = 'zh-Hans zh-Hant vi ko tl ar ru ht pt fr pl hi fa bn ja'.split(' ') as (keyof typeof careTexts)[];

/** The emergency line in Spanish and the fifteen languages, to print: 911, 988 and Poison Control. */
export function emergencyLines(): { lang: string; dir: 'ltr' | 'rtl'; line: string }[] {
  const others = lineLanguages.map((language) => {
    const { line } = careTexts[language];
    return { ...markOf(language), line: rightToLeft.has(language) ? keepNumbers(line) : line };
  });
  return [{ lang: 'es', dir: 'ltr', line: spanish.line }, ...others];
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
  staff:
    'This assistant answers in English and Spanish only. Our staff can help you: call {phone}, or leave your phone number here.',
};
const spanish = {
  line: 'Emergencia: llame al 911. Pensamientos de suicidio o crisis: llame al 988, oprima 2. Envenenamiento o medicina equivocada: llame al 1-800-222-1222.',
  staff:
    'Este asistente solo responde en inglés y español. Nuestro personal puede ayudarle: llame al {phone} o deje aquí su número de teléfono.',
};

/** The fixed note, in the text's language and in English. */
export function otherLanguageNote(language: OtherLanguage, phone: string): string {
  const texts = language === 'und' ? spanish : textsOf(language);
  const isRightToLeft = rightToLeft.has(language);
  return [texts, english]
    .map(({ line, staff }, at) => {
      const text = `${staff.replace('{phone}', phone)}\n\n${line}`;
      return at === 0 && isRightToLeft ? keepNumbers(text) : text;
    })
    .join('\n\n');
}

/** Keeps numbers from being turned around in right-to-left text. */
function keepNumbers(text: string): string {
  return text.replace(/[(\d][\d() -]*\d/g, '\u2066$&\u2069');
}
