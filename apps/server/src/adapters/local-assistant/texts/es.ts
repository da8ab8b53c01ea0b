import type { ReplyTexts } from './en.ts';

/** The assistant's own texts in Spanish: formal, plain, as spoken in the United States. */
export const es: ReplyTexts = {
  language: 'es',
  sources: { hours: 'Horario de la farmacia', address: 'Dirección de la farmacia', phone: 'Teléfono de la farmacia' },

  yes: 'Sí',
  no: 'No',
  closed: 'cerrado',
  period: (opens, closes) => `de ${opens} a ${closes}`,
  and: 'y',
  opens: (day, time) => stop(`Abrimos ${day} a ${withArticle(time)}`),
  opensAgain: (day, time) => stop(`Volvemos a abrir ${day} a ${withArticle(time)}`),
  askWhenOpening: (phone) => `Llame al ${phone} para preguntar cuándo abrimos.`,
  isOver: (date) => `El ${date} ya pasó.`,
  closedOn: (date, reason) => `El ${date} estamos **cerrados**${inBrackets(reason)}.`,
  openOn: (date, reason, hours) => stop(`El ${date}${inBrackets(reason)} abrimos **${hours}**`),
  closedToday: (reason) => `Hoy estamos **cerrados**${inBrackets(reason)}.`,
  openToday: (reason, hours) => stop(`Hoy${inBrackets(reason)} el horario es **${hours}**`),
  closedEvery: (weekday) => `Los ${plural(weekday)} estamos **cerrados**.`,
  openEvery: (weekday, hours) => stop(`Los ${plural(weekday)} abrimos **${hours}**`),
  notListed: (holiday, date) => `${holiday} (${date}) no está en nuestra lista de días especiales.`,
  usual: (weekday, hours) => stop(`Nuestro horario normal del ${weekday} es **${hours}**`),
  toBeSure: (phone) => `Para estar seguro, llame al ${phone}.`,
  openAt: (time, date) => `Sí, a ${withArticle(time)} del ${date} estamos abiertos.`,
  notOpenAt: (time, date) => `No, a ${withArticle(time)} del ${date} no estamos abiertos.`,
  openUntil: (time, date) => stop(`Sí, el ${date} estamos abiertos hasta ${withArticle(time)}`),
  notOpenUntil: (time, date) => `No, el ${date} a ${withArticle(time)} ya no estamos abiertos.`,
  closedThatDay: (reason) => `Ese día estamos cerrados${inBrackets(reason)}.`,
  openThatDay: (hours) => stop(`El horario de ese día es **${hours}**`),
  week: 'Nuestro horario es:',
  specialDays: 'Nuestros días especiales de los próximos meses:',
  otherDays: 'Los demás días vale el horario normal.',
  noSpecialDays: (phone) =>
    `No hay días especiales en la lista de los próximos meses, así que debe valer el horario normal. Para estar seguro sobre un día festivo, llame al ${phone}.`,
  specialDay: (date, reason, hours) => `${date}${inBrackets(reason)}: ${hours}`,
  pleaseNote: (days) => stop(`Tenga en cuenta: ${days}`),

  address: (address, map) => `Estamos en **${address}**. [Abrir en Google Maps](${map})`,
  phone: (phone) => `Puede hablar con una persona en el **${phone}**.`,

  greeting: (store, now) =>
    `¡Hola! Soy el asistente de inteligencia artificial de ${store}. ${now} ¿En qué puedo ayudarle?`,
  thanks: '¡De nada! ¿Puedo ayudarle en algo más?',
  goodbye: '¡Hasta luego, que esté bien!',

  person: (phone) => `Puede hablar con una persona en el **${phone}**.`,
  leaveMessage: 'O deje aquí su nombre y su número, y nuestro personal le devolverá la llamada.',
  messageWaits: 'Su mensaje ya lo tiene nuestro personal, que le devolverá la llamada.',
  cannotWait: (phone) => `Si no puede esperar, llame al **${phone}**.`,
  weather: (phone) =>
    `Los cierres por mal tiempo o por otra sorpresa no están en mi lista. Antes de salir, llame al **${phone}**.`,

  otherLanguage: (phone) =>
    `*Esta información todavía está solo en inglés. Para ayuda en español, llámenos al **${phone}**.*`,
  either: 'Aquí puedo ayudarle con dos cosas. ¿Con cuál de las dos?',
  unknown: (phone) => `Eso no lo sé. Llámenos al **${phone}** y una persona le ayudará.`,
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
