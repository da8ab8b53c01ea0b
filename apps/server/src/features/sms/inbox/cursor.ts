import { uuidPattern } from '@rxweb/contracts/shared/uuid';
import { AppError } from '../../../kernel/errors/app-error.ts';

/** A place in the messages, newest first: everything after it is older. */
export interface Cursor {
  /** When the message was made, in microseconds since 1970: as exact as the table has it. */
  micros: number;
  id: string;
}

/** Where a message that was found stands, and whose it is. */
export interface MessageCursor extends Cursor {
  personId: string;
}

const form = new RegExp(String.raw`^(\d{1,16})\.(${uuidPattern})$`);

export function toCursor({ micros, id }: Cursor): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url');
}

/** Throws `invalid_input` for what no answer of ours said. */
export function readCursor(cursor: string | undefined, path: string): Cursor | null {
  if (cursor === undefined) return null;
  const [, micros, id] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (micros !== undefined && id !== undefined) return { micros: Number(micros), id };
  throw new AppError('invalid_input', { issues: [{ path, message: 'This isn’t a valid position in the list.' }] });
}
