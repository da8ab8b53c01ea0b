import type { Language } from '@rxweb/contracts/shared/language';
import type { Word } from './plain-words.ts';

const commonWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the a an my i me is are was am and of to in on at for with he she it his her you your we they this that not no do did just have has had'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una mi me yo es esta estoy y de del en con por para que no se lo le su tu te nos ya muy hay al como pero si tengo tiene'.split(
      ' ',
    ),
  ),
};

/** Whether a text is in this language rather than the other. */
export function isInLanguage(words: readonly Word[], language: Language): boolean {
  const count = (of: Language) => words.filter(({ text }) => commonWords[of].has(text)).length;
  return count(language) > count(language === 'es' ? 'en' : 'es');
}
