import type { Language } from '@rxweb/contracts/shared/language';
import { plainLetters } from '../text/plain-letters.ts';

const spanish = new Set(
  `hola buenos buenas dias tardes noches gracias por favor porfavor que cuando donde cuanto como esta estan estoy mi mis su sus el los las una
  para con pero tengo tiene tienen necesito necesita quiero puede puedo pueden medicina medicinas receta recetas farmacia pastillas lista listo
  manana hoy abren cierran abierto hay si ya y de en es son soy me se le senora senor doctor cita seguro`.split(/\s+/),
);
const english = new Set(
  `hi hello hey thanks thank you please the my your is are am was do does did can could will would when where what how why it its i im ready
  open close closed refill prescription medicine pills pick up and or of for to with have has need want today tomorrow yes no not on at a an
  in me pharmacy doctor insurance be this that there`.split(/\s+/),
);

/** The language of a text, by common words and characters; English by default. */
export function languageOfText(text: string): Language {
  const words = plainLetters(text).match(/\p{L}+/gu) ?? [];
  const signs = /[¿¡ñ]/i.test(text.normalize('NFC')) ? 2 : 0;
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  return count(spanish) + signs > count(english) ? 'es' : 'en';
}
