import { AppError } from '../../kernel/errors/app-error.ts';

/** A place in a list that is sorted by these numbers and then by id: times in microseconds since 1970, as exact as the table has them. */
export interface Place {
  keys: readonly number[];
  id: string;
}

const form = /^((?:\d{1,16}\.){1,2})([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function toCursor({ keys, id }: Place): string {
  return Buffer.from([...keys, id].join('.')).toString('base64url');
}

/** Throws `invalid_input` for what no answer of ours said of a list that is sorted by so many numbers. */
export function readCursor(cursor: string | undefined, keyCount: number, path: string): Place | null {
  if (cursor === undefined) return null;
  const [, numbers = '', id] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const keys = numbers.split('.').slice(0, -1).map(Number);
  if (id === undefined || keys.length !== keyCount) throw noPlace(path);
  return { keys, id };
}

/** A place among the questions, which is the number of one. */
export function readTurnCursor(cursor: string | undefined, path: string): string | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,18}$/.test(cursor)) throw noPlace(path);
  return cursor;
}

const noPlace = (path: string) =>
  new AppError('invalid_input', { issues: [{ path, message: 'This is no place in the list.' }] });
