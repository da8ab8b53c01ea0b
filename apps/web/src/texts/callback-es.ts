import type { CallbackTexts } from './callback-en.ts';

export const callbackEs: CallbackTexts = {
  title: 'Deje un mensaje para nuestro personal',
  text: 'Alguien de nuestro personal le devolverá la llamada. No escriba números de identificación ni del seguro.',
  replaces: 'Nuestro personal ya tiene su mensaje. Si envía otro, reemplazará al anterior.',
  name: 'Su nombre',
  phone: 'Número para devolverle la llamada',
  message: '¿De qué se trata?',
  optional: 'Opcional',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  byText: 'Mejor seguir por mensaje de texto',
  notNow: 'Ahora no',
  emergency: 'Si es una emergencia,',
  call911: 'llame al 911',
  missing: 'Llene este campo.',
  wrongPhone: 'Escriba un número de teléfono con código de área, como (555) 555-0123.',
  failed: (phone) => `No se envió su mensaje. Intente de nuevo o llámenos al ${phone}.`,
  tooMany: (phone) => `Ya dejó varios mensajes. Llámenos al ${phone}.`,
  before: (day, time) => `${day} antes de ${time}`,
  asSoonAsOpen: 'en cuanto abramos',
  confirmed: (store, phone, when) => `Recibimos su mensaje. Alguien de ${store} le llamará al ${phone}, ${when}.`,
};
