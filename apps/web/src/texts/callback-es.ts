import type { CallbackTexts } from './callback-en.ts';

export const callbackEs: CallbackTexts = {
  title: 'Deje un mensaje para nuestro personal',
  text: 'Una persona le devuelve la llamada. Por favor, no escriba números de identificación ni del seguro.',
  replaces: 'Nuestro personal ya tiene su mensaje. Uno nuevo lo reemplaza.',
  name: 'Su nombre',
  phone: 'Número para llamarle',
  message: '¿De qué se trata?',
  optional: 'Opcional',
  send: 'Enviar el mensaje',
  sending: 'Enviando…',
  notNow: 'Ahora no',
  emergency: 'Si es una emergencia,',
  call911: 'llame al 911',
  missing: 'Por favor, llene este campo.',
  wrongPhone: 'Escriba un número de teléfono con código de área, como (555) 555-0123.',
  failed: (phone) => `No se envió su mensaje. Intente de nuevo, por favor, o llámenos al ${phone}.`,
  tooMany: (phone) => `Ya dejó varios mensajes. Por favor, llámenos al ${phone}.`,
  before: (day, time) => `${day} antes de ${time}`,
  asSoonAsOpen: 'en cuanto abramos',
  confirmed: (store, phone, when) => `Recibimos su mensaje. Una persona de ${store} le llamará al ${phone}, ${when}.`,
};
