import type { Language } from '@rxweb/contracts/shared/language';

/** Loaded with what was sent to a language model. */
const en = {
  forVisitors: 'What was sent to the language model',
  forStaff: 'Sent to the model',
  loading: 'Loading…',
  failed: 'This couldn’t be loaded.',
  tryAgain: 'Try again',
  /** Vendor, model, day and time. */
  to: (vendor: string, model: string, when: string) => `To ${vendor}, model ${model}, ${when}`,
  purpose: { answer: 'To answer', check: 'For the safety check' },
  explanation:
    'Words in brackets, such as [name], replaced personal details before sending. The assistant’s fixed rules and our own pages went along.',
  kind: { message: 'The message', earlier: 'Earlier message', file: 'File' },
  earlierAnswer: 'Earlier answer',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
};

export type DisclosureTexts = typeof en;

const es: DisclosureTexts = {
  forVisitors: 'Lo que se envió al modelo de lenguaje',
  forStaff: 'Enviado al modelo',
  loading: 'Cargando…',
  failed: 'No se pudo cargar.',
  tryAgain: 'Intentar de nuevo',
  to: (vendor, model, when) => `A ${vendor}, modelo ${model}, ${when}`,
  purpose: { answer: 'Para responder', check: 'Para la revisión de seguridad' },
  explanation:
    'Las palabras entre corchetes, como [name], reemplazaron datos personales antes del envío. También se enviaron las reglas fijas del asistente y nuestras propias páginas.',
  kind: { message: 'El mensaje', earlier: 'Mensaje anterior', file: 'Archivo' },
  earlierAnswer: 'Respuesta anterior',
  pictures: (count) => (count === 1 ? '1 imagen' : `${count} imágenes`),
};

export const disclosureTexts: Record<Language, DisclosureTexts> = { en, es };
