import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { acceptedTypes } from '@rxweb/domain/uploads/file-acceptance';
import type { ChatTexts } from '../../../texts/chat-en.ts';

/** A rejection from react-dropzone. */
interface Refused {
  file: File;
  /** Its error code, or empty. */
  code: string;
  message: string | undefined;
}

interface Choice {
  files: readonly File[];
  refused: readonly Refused[];
  /** How many more files fit. */
  room: number;
  texts: ChatTexts['uploads'];
}

/** Files without content, such as a photo that never finished loading from the cloud. */
const emptyFile = 'file-empty';

/** Accepted files, and a message for each rejected one. Too many at once are all rejected (design.md section 6). */
export function rejectionsOf({ files: chosen, refused: wrong, room, texts }: Choice) {
  const files = chosen.filter(({ size }) => size > 0);
  const empty = chosen.filter(({ size }) => size === 0).map((file) => ({ file, code: emptyFile, message: undefined }));
  const refused = [...wrong, ...empty];
  const rejected = refused.map(({ file, code, message }) => rejection(file, reasonFor(code, message, texts), texts));
  if (files.length <= room) return { files, rejected };
  return { files: [], rejected: [...files.map((file) => rejection(file, texts.tooMany, texts)), ...rejected] };
}

function rejection(
  file: File,
  reason: string | undefined,
  texts: ChatTexts['uploads'],
): { file: File; message: string } {
  return { file, message: reason ? texts.rejected(file.name, reason) : texts.unsupported };
}

/** The library's messages (spec section 5), translated and with sizes in bytes. */
function reasonFor(code: string, message: string | undefined, texts: ChatTexts['uploads']): string | undefined {
  switch (code) {
    case 'file-invalid-type':
      return texts.wrongTypeOf(Object.entries(acceptedTypes).flat(2).join(', '));
    case 'file-too-large':
      return texts.tooLarge(uploadLimits.chatMaxFileBytes);
    case emptyFile:
      return texts.empty;
    case 'too-many-files':
      return texts.tooMany;
    default:
      return message;
  }
}
