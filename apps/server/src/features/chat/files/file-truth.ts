import type { Language } from '@rxweb/contracts/shared/language';
import type { QuestionFile } from '../answerer.ts';

/** What an answer may truly say of files that the assistant cannot read: staff can see them. */
export function fileTruth(files: readonly Pick<QuestionFile, 'type'>[], language: Language, waitsForPerson: boolean) {
  const { cannot, canSee, leaveNumber, haveNumber } = words[language];
  const kind = files.every(({ type }) => type.startsWith('image/')) ? 'photo' : 'file';
  const count = files.length === 1 ? 'one' : 'many';
  return `${cannot[kind][count]} ${canSee[kind][count]}${waitsForPerson ? haveNumber : leaveNumber}`;
}

/** Files whose content nothing on this machine has read. */
export function unreadFiles(files: readonly QuestionFile[]): QuestionFile[] {
  return files.filter(({ text, image }) => text === null && image === null);
}

const words = {
  en: {
    cannot: {
      photo: { one: 'I can’t see photos.', many: 'I can’t see photos.' },
      file: { one: 'I can’t open this file.', many: 'I can’t open these files.' },
    },
    canSee: {
      photo: { one: 'Our staff can see this photo', many: 'Our staff can see these photos' },
      file: { one: 'Our staff can open it', many: 'Our staff can open them' },
    },
    leaveNumber: ': leave your number and they will call you.',
    haveNumber: ' and already have your number.',
  },
  es: {
    cannot: {
      photo: { one: 'No puedo ver fotos.', many: 'No puedo ver fotos.' },
      file: { one: 'No puedo abrir este archivo.', many: 'No puedo abrir estos archivos.' },
    },
    canSee: {
      photo: { one: 'Nuestro personal sí puede ver esta foto', many: 'Nuestro personal sí puede ver estas fotos' },
      file: { one: 'Nuestro personal sí puede abrirlo', many: 'Nuestro personal sí puede abrirlos' },
    },
    leaveNumber: ': deje su número y le llamarán.',
    haveNumber: ' y ya tiene su número.',
  },
} as const satisfies Record<Language, object>;
