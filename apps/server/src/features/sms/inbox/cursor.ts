import { AppError } from '../../../kernel/errors/app-error.ts';

/** A place in the messages, newest first: everything after it is older. */
export interface Place {
  /** When the message was made, in microseconds since 1970: as exact as the table has it. */
  micros: number;
  id: string;
}

/** Where a message that was found stands, and whose it is. */
export interface FoundPlace extends Place {
  personId: string;
}

const form = /^(\d{1,16})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function toCursor({ micros, id }: Place): string {
  return Buffer.from(`${micros}.${id}`).toString('base64url');
}

/** Throws `invalid_input` for what no answer of ours said. */
export function readCursor(cursor: string | undefined, path: string): Place | null {
  if (cursor === undefined) return null;
  const [, micros, id] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (micros !== undefined && id !== undefined) return { micros: Number(micros), id };
  throw new AppError('invalid_input', { issues: [{ path, message: 'This is no place in the list.' }] });
}
