import { listByFirstLetter, nearestWord } from '@rxweb/domain/gate/nearest-word';
import { spanishPhrases } from './spanish-phrases.ts';

const phrases = spanishPhrases.map(([pattern, english]) => [new RegExp(`\\b(?:${pattern})\\b`, 'g'), english] as const);

/** Common words that are Spanish and nothing else: how a question in Spanish is told from one in English. */
const commonWords = new Set(
  `el los las una que como cuando donde cual cuanto cuesta por para con mis es esta estan tengo tiene tienen puedo puede pueden necesito
  quiero quisiera hola gracias adios abren abre cierran cierra abierto abiertos cerrado cerrados hoy manana ayer ahora ahorita receta recetas
  medicina medicinas medicamento medicamentos pastilla pastillas farmacia hablan ustedes usted hay sus del se lo le aceptan venden horario
  horarios direccion telefono ubicacion numero lunes martes miercoles jueves viernes sabado sabados domingo domingos semana festivos feriados
  navidad nochebuena vacuna vacunas gripe seguro aseguranza zapatos diabeticos resurtir resurtido resurtidos surtir pasar transferir entregan
  domicilio persona hablar llamar ayuda buenos buenas dias tardes noches espanol mi de la un
  aceptan acepta eres usted puedes hacer mando mandar enviar fotos estacionamiento tienda naloxona contrasena olvide dieron equivocada tomar
  dejar enfermo doctora correo quien quienes gusta llamo trabajo empleo ponen cerca al su y`.split(/\s+/),
);

const calendarWords = listByFirstLetter(
  'lunes martes miercoles jueves viernes sabado sabados domingo domingos manana horario horarios direccion telefono navidad abierto abiertos cierran festivos feriados'.split(
    ' ',
  ),
);

/** Whether a question of plain words is Spanish: at least a third of its words are, and two of them or all. */
export function isSpanish(plain: string): boolean {
  const words = plain.split(' ').map(corrected);
  const count = words.filter((word) => commonWords.has(word)).length;
  return count * 3 >= words.length && (count >= 2 || count === words.length);
}

/** A Spanish question of plain words in plain English words, as far as it is about what we know; the rest stays as it is. */
export function spanishInEnglish(plain: string): string {
  const spanish = plain.split(' ').map(corrected).join(' ');
  const english = phrases.reduce((text, [pattern, meaning]) => text.replace(pattern, meaning), spanish);
  return english.replace(/\s+/g, ' ').trim();
}

function corrected(word: string): string {
  return commonWords.has(word) ? word : (nearestWord(word, calendarWords) ?? word);
}
