import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { acceptedTypes } from '@rxweb/domain/uploads/file-acceptance';
import type { ChatTexts } from '../../../texts/chat-en.ts';

/** What react-dropzone says of one file. */
interface Refused {
  file: File;
  /** One of its error codes, or empty when it gave no reason. */
  code: string;
  message: string | undefined;
}

interface Choice {
  files: readonly File[];
  refused: readonly Refused[];
  /** How many files may still be added. */
  room: number;
  texts: ChatTexts['uploads'];
}

/** The files to take, and for each other what its line says. When there are more than fit, none is taken (design.md section 6). */
export function rejectionsOf({ files, refused, room, texts }: Choice) {
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

/** The library's own messages (spec section 5), in the page's language and with sizes in bytes, which it rounds. */
function reasonFor(code: string, message: string | undefined, texts: ChatTexts['uploads']): string | undefined {
  switch (code) {
    case 'file-invalid-type':
      return texts.wrongTypeOf(Object.entries(acceptedTypes).flat(2).join(', '));
    case 'file-too-large':
      return texts.tooLarge(uploadLimits.chatMaxFileBytes);
    case 'too-many-files':
      return texts.tooMany;
    default:
      return message;
  }
}
