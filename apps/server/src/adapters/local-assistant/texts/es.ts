import type { ReplyTexts } from './en.ts';

/** The assistant's own texts in Spanish: formal, plain, as spoken in the United States. */
export const es: ReplyTexts = {
  language: 'es',
  sources: { hours: 'Horario de la farmacia', address: 'Dirección de la farmacia', phone: 'Teléfono de la farmacia' },

  yes: 'Sí',
  no: 'No',
  confirmed: 'Así es.',
  corrected: 'Permítame corregirlo.',
  onlyUntil: (time) => stop(`Solo hasta ${withArticle(time)}`),
  onlyFrom: (time) => stop(`Solo desde ${withArticle(time)}`),
  noPart: (part) => `No, ${part} no.`,
  parts: {
    madrugada: 'de madrugada',
    early: 'tan temprano',
    morning: 'por la mañana',
    lunch: 'a la hora del almuerzo',
    afternoon: 'por la tarde',
    lateAfternoon: 'al final de la tarde',
    afterWork: 'a esa hora',
    evening: 'por la noche',
    night: 'por la noche',
    late: 'tan tarde',
  },
  comeBefore: (time) => `Cerramos a ${withArticle(time)}, así que venga antes.`,
  noSuchDate: (said) => `La fecha “${said}” no existe. ¿Qué día quiere decir?`,
  noSuchTime: (said) => `La hora “${said}” no existe.`,
  isAnotherWeekday: (date, weekday) => `Revise el día: el ${date} cae en ${weekday}.`,
  orElse: 'Si se refiere a la otra fecha:',
  closed: 'cerrado',
  period: (opens, closes) => `de ${opens} a ${closes}`,
  and: 'y',
  opens: (day, time) => stop(`Abrimos ${day} a ${withArticle(time)}`),
  opensAgain: (day, time) => stop(`Volvemos a abrir ${day} a ${withArticle(time)}`),
  askWhenOpening: (phone) => `Llame al ${phone} para preguntar cuándo abrimos.`,
  wasClosedOn: (date, reason) => `El ${date} estuvimos **cerrados**${inBrackets(reason)}.`,
  wasOpenOn: (date, reason, hours) => stop(`El ${date}${inBrackets(reason)} abrimos **${hours}**`),
  closedOn: (date, reason) => `El ${date} estamos **cerrados**${inBrackets(reason)}.`,
  openOn: (date, reason, hours) => stop(`El ${date}${inBrackets(reason)} abrimos **${hours}**`),
  closedToday: (date, reason) => `Hoy, ${date}, estamos **cerrados**${inBrackets(reason)}.`,
  openToday: (date, reason, hours) => stop(`Hoy, ${date}${inBrackets(reason)}, el horario es **${hours}**`),
  closedEvery: (weekday) => `Los ${plural(weekday)} estamos **cerrados**.`,
  openEvery: (weekday, hours) => stop(`Los ${plural(weekday)} abrimos **${hours}**`),
  notListed: (holiday, date) => `${holiday} (${date}) no está en nuestra lista de días especiales.`,
  unlisted: (holiday) => `${holiday}, horario normal, no está en nuestra lista`,
  listEnds: (date) => `Nuestra lista de días especiales llega solo hasta el ${date}.`,
  listEndsBefore: (date) => `Nuestra lista de días especiales todavía no llega al ${date}.`,
  usual: (weekday, hours) => stop(`Nuestro horario normal del ${weekday} es **${hours}**`),
  toBeSure: (phone) => `Para estar seguro, llame al ${phone}.`,
  openAt: (time, date) => `a ${withArticle(time)} del ${date} estamos abiertos.`,
  notOpenAt: (time, date) => `a ${withArticle(time)} del ${date} no estamos abiertos.`,
  openAtNotAt: (open, other, date) =>
    `el ${date} a ${withArticle(open)} estamos abiertos, pero a ${withArticle(other)} no.`,
  openUntil: (time, date) => stop(`el ${date} estamos abiertos hasta ${withArticle(time)}`),
  notOpenUntil: (time, date) => `el ${date} a ${withArticle(time)} ya no estamos abiertos.`,
  closedThatDay: (reason) => `Ese día estamos cerrados${inBrackets(reason)}.`,
  openThatDay: (hours) => stop(`El horario de ese día es **${hours}**`),
  thoseDays: 'Nuestro horario de esos días:',
  fromTo: (first, last) => `del ${first} al ${last}`,
  week: 'Nuestro horario es:',
  specialDays: 'Nuestros días especiales de los próximos meses:',
  otherDays: 'Los demás días tenemos el horario normal.',
  noSpecialDays: (phone) =>
    `No hay días especiales en la lista de los próximos meses, así que deberíamos tener el horario normal. Para estar seguro sobre un día festivo, llame al ${phone}.`,
  specialDay: (date, reason, hours) => `${date}${inBrackets(reason)}: ${hours}`,
  pleaseNote: (days) => stop(`Tenga en cuenta: ${days}`),

  address: (address, map) => `Estamos en **${address}**. [Abrir en Google Maps](${map})`,
  fax: (fax) => `Nuestro número de fax es **${fax}**.`,
  phone: (phone) => `Puede hablar con una persona en el **${phone}**.`,

  greeting: (store, now) =>
    `¡Hola! Soy el asistente de inteligencia artificial de ${store}. ${now} ¿En qué puedo ayudarle?`,
  thanks: '¡De nada! ¿Puedo ayudarle en algo más?',
  goodbye: '¡Hasta luego, que esté bien!',

  person: (phone) => `Puede hablar con una persona en el **${phone}**.`,
  leaveMessage: 'O deje aquí su nombre y su número, y nuestro personal le devolverá la llamada.',
  messageWaits: 'Nuestro personal ya tiene su mensaje y le devolverá la llamada.',
  cannotWait: (phone) => `Si no puede esperar, llame al **${phone}**.`,
  weather: (phone) =>
    `Los cierres por mal tiempo u otro imprevisto no están en mi lista. Antes de salir, llame al **${phone}**.`,
  otherwise: 'Fuera de eso vale nuestro horario:',
  noLunchBreak: 'En nuestro horario no hay un descanso a la hora del almuerzo.',

  otherLanguage: (phone) =>
    `*Esta información todavía está solo en inglés. Para ayuda en español, llámenos al **${phone}**.*`,
  either: 'Aquí puedo ayudarle con dos cosas. ¿Con cuál de las dos?',
  unknown: (phone) => `Eso no lo sé. Llámenos al **${phone}** y una persona le ayudará.`,
  unasked: (phone) =>
    `Estoy aquí para todo lo de la farmacia: dígame en pocas palabras qué necesita, o llámenos al **${phone}** y una persona le ayudará.`,
  unknownOf: (title, phone, asked = '') =>
    `No tengo ese dato sobre **${title}**${asked && `: “${asked}”`}. Llámenos al **${phone}** y una persona le ayudará.`,
  orLeaveMessage: 'También puede dejar aquí un mensaje para nuestro personal.',
  examples: ['¿Abren el sábado?', '¿Cómo resurto mi receta?', '¿Cómo paso mis recetas a su farmacia?'],
  fileArrived: (truth, phone) =>
    `Gracias, llegó bien. ${truth} También puede decirme en pocas palabras qué necesita, o llamarnos al **${phone}**.`,
  notUntilChecked: 'Hasta que nuestro farmacéutico la revise, por favor no la tome.',
};

/** `las 5:30 p. m.`, `la 1:00 p. m.` */
function withArticle(time: string): string {
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}

/** `lunes` stays, `sábado` becomes `sábados`. */
function plural(weekday: string): string {
  return weekday.endsWith('s') ? weekday : `${weekday}s`;
}

function inBrackets(reason: string): string {
  return reason && ` (${reason})`;
}

/** Ends a sentence; a final "p. m." already has its period. */
function stop(sentence: string): string {
  return /\.\**$/.test(sentence) ? sentence : `${sentence}.`;
}
