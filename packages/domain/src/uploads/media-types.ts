import type { Language } from '@rxweb/contracts/shared/language';
import { acceptedTypes } from './file-acceptance.ts';

/** Kinds of files that texts bring beyond those of the chat, with their extension. */
export const mediaTypes = {
  'text/vcard': 'vcf',
  'text/calendar': 'ics',
  'audio/amr': 'amr',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/3gpp': '3gp',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
} as const;
export type MediaType = keyof typeof mediaTypes;

/** Without the dot; `bin` for an unknown type. */
export function extensionOfMedia(type: string): string {
  const known: Readonly<Record<string, string | readonly string[]>> = { ...acceptedTypes, ...mediaTypes };
  const found = Object.hasOwn(known, type) ? known[type] : undefined;
  if (found === undefined) return 'bin';
  return typeof found === 'string' ? found : (found.at(-1) ?? '.bin').slice(1);
}

const kinds: readonly (readonly [pattern: RegExp, en: string, es: string])[] = [
  [/^image\//, 'Picture', 'Imagen'],
  [/^application\/pdf$/, 'PDF', 'PDF'],
  [/^text\/vcard$/, 'Contact card', 'Tarjeta de contacto'],
  [/^text\/calendar$/, 'Calendar entry', 'Cita de calendario'],
  [/^audio\//, 'Voice or sound', 'Voz o sonido'],
  [/^video\//, 'Video', 'Video'],
  [/^text\/|^application\/json$/, 'Text file', 'Archivo de texto'],
  [/word/, 'Word file', 'Archivo de Word'],
  [/excel|sheet/, 'Spreadsheet', 'Hoja de cálculo'],
  [/powerpoint|presentation/, 'Presentation', 'Presentación'],
];

export function kindOfFile(type: string, language: Language = 'en'): string {
  const [, en, es] = kinds.find(([pattern]) => pattern.test(type)) ?? [null, 'File', 'Archivo'];
  return language === 'es' ? es : en;
}
