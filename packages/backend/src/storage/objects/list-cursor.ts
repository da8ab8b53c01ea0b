import { StorageError } from '../errors.ts';

/** Where the next page of `list-v2` begins, and in which order the pages are. */
export interface ListCursor {
  startAfter: string;
  order: 'asc' | 'desc';
  column: 'name' | 'updated_at' | 'created_at';
  /** The last row's time, when sorted by one. */
  columnAfter: string | null;
}

/** The token of supabase/storage: base64 of lines `l:<name>`, `o:<order>`, `c:<column>`, `a:<time>`. */
export function encodeListCursor({ startAfter, order, column, columnAfter }: ListCursor): string {
  const lines = [`l:${startAfter}`, `o:${order}`, `c:${column}`, ...(columnAfter === null ? [] : [`a:${columnAfter}`])];
  return Buffer.from(lines.join('\n')).toString('base64');
}

/** Reads a token. Throws `invalidRequest` for anything that this server didn't make. */
export function decodeListCursor(token: string): ListCursor {
  const lines = Buffer.from(token, 'base64').toString('utf8').split('\n');
  const parts = new Map(lines.map((line) => [line.slice(0, 2), line.slice(2)]));
  const order = oneOf(['asc', 'desc'] as const, parts.get('o:'));
  const column = oneOf(['name', 'updated_at', 'created_at'] as const, parts.get('c:'));
  const startAfter = parts.get('l:');
  const columnAfter = parts.get('a:') ?? null;
  const isTimeGood = column === 'name' ? columnAfter === null : !Number.isNaN(Date.parse(columnAfter ?? ''));
  if (startAfter === undefined || order === undefined || column === undefined || !isTimeGood) {
    throw new StorageError('invalidRequest', 'Invalid Parameter continuation token');
  }
  return { startAfter, order, column, columnAfter };
}

function oneOf<const W extends readonly string[]>(words: W, word: string | undefined): W[number] | undefined {
  return words.find((known) => known === word);
}
