import type { FileRefusal } from '@rxweb/contracts/uploads';
import type { AcceptedType } from '../file-acceptance.ts';
import type { MediaType } from '../media-types.ts';

/** What an inspection says of a file: the type that its bytes have, or why it is refused. */
export type FileVerdict = { type: AcceptedType | MediaType } | { refused: FileRefusal };

export const refused = (reason: FileRefusal) => ({ refused: reason });
