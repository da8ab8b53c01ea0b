import type { Language } from '@rxweb/contracts/shared/language';

const words: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `the a an my i me is are was am and of to in on at for with he she it his her you your we they this that not no do did does just have has had what when
    where how who which can could would will there be or but if so from about please need want get know tell take give open close today tomorrow thanks hello hi
    guys any some shot shots pills medicine prescription pharmacy pick up ready much time`.split(/\s+/),
  ),
  es: new Set(
    `el la los las un una mi mis me yo es esta estoy y de del en con por para que no se lo le su tu te nos ya muy hay al como pero si tengo tiene tienen
    puedo puede pueden donde cuando cuanto cual quien quiero necesito hola gracias favor porfavor abren cierran hoy manana receta recetas medicina medicinas
    farmacia vacuna vacunas ustedes usted son aceptan venden tienen hacen a o mas también tambien ahi aqui horario`.split(
      /\s+/,
    ),
  ),
};

/**
 * The language that most words of a message are in; `read` is the one its question words suggest, `chosen` the visitor's. "Do you have la
 * vacuna for the flu" is English.
 */
export function answerLanguage(text: string, read: Language, chosen: Language): Language {
  const plain =
    text
      .normalize('NFKD')
      .replace(/[\p{Mn}'’]/gu, '')
      .toLowerCase()
      .match(/[\p{L}]+/gu) ?? [];
  const count = (language: Language) => plain.filter((word) => words[language].has(word)).length;
  const [english, spanish] = [count('en'), count('es') + (/[¿¡]/.test(text) ? 2 : 0)];
  if (english === spanish) return read;
  if (spanish > english) return 'es';
  return chosen;
}
