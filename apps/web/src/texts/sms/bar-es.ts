import type { SmsBarTexts } from './bar-en.ts';

export const smsBarEs: SmsBarTexts = {
  oneText: 'Un mensaje de texto necesita atención ahora.',
  texts: (count) => `${count} mensajes de texto necesitan atención ahora.`,
  silence: 'Silenciar',
  open: 'Abrir la bandeja',
  notice: 'Nuevo mensaje de texto',
  alarm: 'Un mensaje de texto necesita atención ahora',
};
