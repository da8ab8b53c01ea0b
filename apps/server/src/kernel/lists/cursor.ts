import { uuidPattern } from '@rxweb/contracts/shared/uuid';
import { AppError } from '../errors/app-error.ts';

/** `pattern` has no groups; `read` returns undefined for impossible values. */
export interface CursorField<T> {
  pattern: string;
  read(text: string): T | undefined;
}

export const uuidField: CursorField<string> = { pattern: uuidPattern, read: (text) => text };
/** Microseconds since 1970, the precision of the tables. */
export const microsField: CursorField<number> = { pattern: '\\d{1,16}', read: Number };
export const microsFields = (count: number): CursorField<readonly number[]> => ({
  pattern: Array.from({ length: count }, () => microsField.pattern).join('\\.'),
  read: (text) => text.split('.').map(Number),
});

export type CursorOf<Codec> = Codec extends CursorCodec<infer Cursor> ? Cursor : never;

export interface CursorCodec<Cursor> {
  write(cursor: Cursor): string;
  /** Null without a cursor; throws `invalid_input` for a forged one. */
  read(text: string | undefined, path: string): Cursor | null;
}

export function cursorCodec<Cursor extends object>(
  fields: {
    [Key in keyof Cursor]: CursorField<Cursor[Key]>;
  },
): CursorCodec<Cursor> {
  const names = Object.keys(fields) as (keyof Cursor)[];
  const form = new RegExp(`^${names.map((name) => `(${fields[name].pattern})`).join('\\.')}$`);
  return {
    write: (cursor) => Buffer.from(names.flatMap((name) => cursor[name]).join('.')).toString('base64url'),
    read(text, path) {
      if (text === undefined) return null;
      const parts = form.exec(Buffer.from(text, 'base64url').toString())?.slice(1) ?? [];
      const values = names.map((name, index) => [name, fields[name].read(parts[index] ?? '')] as const);
      if (parts.length === 0 || values.some(([, value]) => value === undefined)) throw invalidCursor(path);
      return Object.fromEntries(values) as Cursor;
    },
  };
}

export const invalidCursor = (path: string) =>
  new AppError('invalid_input', { issues: [{ path, message: 'This isn’t a valid position in the list.' }] });
