import type { ByTextTexts } from './by-text-en.ts';

export const byTextEs: ByTextTexts = {
  title: 'Seguir por mensaje de texto',
  text: 'Puede cerrar esta página cuando quiera: nuestras respuestas llegan a su teléfono y lo que usted escriba aparece en este chat.',
  phone: 'Número de celular',
  agreeFirst: 'Marque la casilla para recibir mensajes, o siga aquí.',
  send: 'Enviarme un mensaje',
  sending: 'Enviando…',
  leaveMessage: 'Mejor pedir que me llamen',
  notNow: 'Ahora no',
  close: 'Cerrar',
  wrongPhone: 'Escriba un número de celular con código de área, como (555) 555-0123.',
  failed: (phone) => `No se pudo. Intente de nuevo o llámenos al ${phone}.`,
  tooMany: (phone) => `Ya se intentó varias veces. Llámenos al ${phone}.`,
  pendingTitle: 'Responda SÍ en su teléfono',
  pending: (end, from) =>
    `Enviamos un mensaje al número que termina en ${end}${from ? ` desde ${from}` : ''}. Responda SÍ en las próximas 24 horas. Hasta entonces no enviamos nada más.`,
  held: (time) => `Es tarde: nuestro mensaje llega ${time}.`,
  noText: (phone) =>
    `¿No le llegó nada en un minuto? Revise el número. Si alguna vez dio de baja nuestros mensajes, envíenos START o llame al ${phone}.`,
  otherNumber: 'Usar otro número',
  confirmedTitle: 'Este chat sigue por mensaje de texto',
  confirmed: (end) =>
    `Ya puede cerrar esta página. Nuestras respuestas llegan al número que termina en ${end}; lo que usted nos escriba aparece aquí. Responda STOP para terminar.`,
  end: 'Terminar los mensajes',
  ended: 'Ya no hay mensajes de texto sobre este chat. Puede seguir aquí.',
  expired: 'No hubo un SÍ en 24 horas, así que no se envió nada más.',
  emergency: 'Leemos los mensajes en el horario de la farmacia. En una emergencia,',
  call911: 'llame al 911',
};
