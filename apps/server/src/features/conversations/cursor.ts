import { uuidPattern } from '@rxweb/contracts/shared/uuid';
import { AppError } from '../../kernel/errors/app-error.ts';

/** A place in a list that is sorted by these numbers and then by id: times in microseconds since 1970, as exact as the table has them. */
export interface Cursor {
  keys: readonly number[];
  id: string;
}

const form = new RegExp(String.raw`^((?:\d{1,16}\.){1,2})(${uuidPattern})$`);

export function toCursor({ keys, id }: Cursor): string {
  return Buffer.from([...keys, id].join('.')).toString('base64url');
}

/** Throws `invalid_input` for what no answer of ours said of a list that is sorted by so many numbers. */
export function readCursor(cursor: string | undefined, keyCount: number, path: string): Cursor | null {
  if (cursor === undefined) return null;
  const [, numbers = '', id] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const keys = numbers.split('.').slice(0, -1).map(Number);
  if (id === undefined || keys.length !== keyCount) throw invalidCursor(path);
  return { keys, id };
}

/** A place among the questions, which is the number of one. */
export function readTurnCursor(cursor: string | undefined, path: string): string | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,18}$/.test(cursor)) throw invalidCursor(path);
  return cursor;
}

const invalidCursor = (path: string) =>
  new AppError('invalid_input', { issues: [{ path, message: 'This isn’t a valid position in the list.' }] });
