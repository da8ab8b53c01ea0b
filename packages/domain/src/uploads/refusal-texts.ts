import type { Language } from '@rxweb/contracts/shared/language';
import { type FileRefusal, fileRefusals } from '@rxweb/contracts/uploads';

/** Why a file is refused. */
export const refusalTexts: Record<Language, Record<FileRefusal, string>> = {
  en: fileRefusals,
  es: {
    empty: 'Este archivo está vacío. Elija otro.',
    mismatch:
      'Este archivo no es lo que dice su nombre, o es de un tipo que no aceptamos. Envíe una foto, un PDF, un texto o un archivo de Office.',
    broken: 'Este archivo está dañado. Guárdelo otra vez o tómele otra foto.',
    active: 'Este archivo lleva un programa, un script o una macro. Envíe un PDF o una foto del documento.',
    too_much: 'Este archivo contiene más de lo que podemos mostrar. Envíe menos páginas o una foto.',
    infected: 'Este archivo tiene un virus o es una prueba de antivirus, así que no podemos aceptarlo.',
  },
};

/** What to do when no more files can be stored, shown after the reason. */
export const fullStorageAdvice: Record<Language, string> = {
  en: 'You can try again later, call us, or bring it to the store.',
  es: 'Puede intentarlo más tarde, llamarnos o traerlo a la farmacia.',
};

/** The reason in a server's message; null if it names none. */
export function refusalIn(message: string): FileRefusal | null {
  const named = Object.entries(fileRefusals).find(([, text]) => message.includes(text));
  return (named?.[0] as FileRefusal | undefined) ?? null;
}
