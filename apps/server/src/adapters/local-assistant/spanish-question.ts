import { listWords, nearestWord } from '@rxweb/domain/safety/language/nearest-word';

/** Common words that only Spanish has, to recognize Spanish questions. */
const commonWords = new Set(
  `el los las en una que como cuando donde cual cuanto cuanta cuantos cuantas cuesta cuestan por para pa con mis es esta estan este esto eso tengo tiene
  tienen tienes puedo puede pueden puedes podria podrian necesito nesesito quiero quisiera hola gracias adios abren abre avren abiertas cierran sierran cierra
  cerraron abierto abiertos cerrado cerrados hoy manana ayer ahora ahorita receta recetas reseta medicina medicinas medicamento medicamentos
  pastilla pastillas farmacia farmasia hablan habla hablar hablo ustedes usted hay sus del se lo le les aceptan acepta agarran venden vende horario horarios
  orario direccion telefono ubicacion numero lunes martes miercoles jueves viernes sabado sabados domingo domingos semana festivos feriados navidad
  nochebuena vacuna vacunas gripe seguro aseguranza aseguransa zapatos diabeticos resurtir resurtido resurtidos surtir pasar transferir
  entregan entrega domicilio persona alguien llamar llame marque llamen ayuda buenos buenas dias tardes noches espanol mi de la un eres puedes hacer hacen
  hasen hago mando mandar mandan enviar fotos estacionamiento tienda naloxona contrasena olvide dieron equivocada tomar dejar enfermo doctora correo
  quien quienes gusta llamo trabajo empleo ponen cerca al su y ya mas muy pero porque nada todo todos otra otro cobran llevan traen cita esposo esposa
  mama papa hijo hija abuela abuelo hermana hermano tia tio nino nina anos dia hora ora horas tiempo casa carro precio precios cuanto kuanto kiero ke
  donde kien aki aqui ahi alla tambien solo nomas soy estoy ando son fue era ser estar va voy van ir poner comprar pagar pago cubre recoger
  lista listo listas frasco bolsa jeringas agujas pruebas prueba embarazo tirar tiro dejo viejas vencidas letra etiqueta tapas queja gerente dueno grosera
  contratando privado informacion datos quejar reciben retiraron escasez mensaje archivo subir perdi robaron faltan falta muero te nos porfa porfavor favor
  hasta desde sin sobre entre hacia luego entonces pues bien mal jaja oye oiga bueno sera cuales estas usada usadas tu unas unos ni si dame digame dime
  nuevo nueva sillas silla ruedas andador cosas marcar eso esos esa esas fui dijo dice dicen llega llego llegar queda quedan ubicados se necesita ocupo ocupan
  ocupa piden pido pedir siguen sigue vuelven vuelve trabajan abrir abrieron cerrar alcanzo siguiente hable mediodia medianoche madrugada almuerzo lonche proximo proxima pasado pasada antier anteayer anoche nochevieja enero febrero
  marzo abril junio julio agosto septiembre octubre noviembre diciembre cerrada abierta temprano mes menos cuarto fin tres cuatro cinco seis siete nueve diez doce semanas`.split(
    /\s+/,
  ),
);

/** Phonetic and hurried spellings. */
const heard: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  qe: 'que',
  qu: 'que',
  ora: 'hora',
  oras: 'horas',
  orario: 'horario',
  orarios: 'horarios',
  avren: 'abren',
  avre: 'abre',
  havren: 'abren',
  sierran: 'cierran',
  sierra: 'cierra',
  serraron: 'cerraron',
  serrado: 'cerrado',
  serrados: 'cerrados',
  aorita: 'ahorita',
  orita: 'ahorita',
  aora: 'ahora',
  oy: 'hoy',
  asta: 'hasta',
  todabia: 'todavia',
  kuando: 'cuando',
  cuado: 'cuando',
  ai: 'hay',
  ay: 'hay',
  thanksgivin: 'thanksgiving',
  sanksgiving: 'thanksgiving',
};

const calendarWords = listWords(
  'lunes martes miercoles jueves viernes sabado sabados domingo domingos manana horario horarios direccion telefono navidad abierto abiertos abierta abiertas cierran festivos feriados febrero septiembre octubre noviembre diciembre proximo proxima proximos mediodia medianoche semana semanas pasado pasada'.split(
    ' ',
  ),
);

/** Whether a question is Spanish: at least a third of its words are, and two of them or all. Numbers don't count. */
export function isSpanish(plain: string): boolean {
  const words = plain
    .split(' ')
    .filter((word) => /\p{L}/u.test(word))
    .map(correctedSpanish);
  const count = words.filter((word) => commonWords.has(word)).length;
  return count > 0 && count * 3 >= words.length && (count >= 2 || count === words.length);
}

/** A Spanish word with its typing error, if any, corrected. */
export function correctedSpanish(word: string): string {
  const known = Object.hasOwn(heard, word) ? heard[word] : undefined;
  if (known !== undefined) return known;
  return commonWords.has(word) ? word : (nearestWord(word, calendarWords) ?? word);
}
