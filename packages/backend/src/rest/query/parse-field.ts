import { RestError, restFailures } from '../errors.ts';
import type { Scanner } from './scanner.ts';

const quotedText = /"(?:[^"\\]|\\.)*"/suy;
/** Dashes may join words, but `->` begins a JSON path. */
const plainName = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy;

/** Reads a column name: plain, or double-quoted with backslash escapes. */
export function takeField(scanner: Scanner): string {
  scanner.take(/\s+/y);
  const field = takeQuoted(scanner) ?? scanner.take(plainName)?.trim();
  if (!field) throw scanner.failure('field name (* or [a..z0..9_$])');
  if (scanner.take(/->/y)) throw new RestError(restFailures.notImplemented('Paths into JSON columns are not served'));
  return field;
}

/** Reads double-quoted text; undefined if there is none here. */
export function takeQuoted(scanner: Scanner, pattern: RegExp = quotedText): string | undefined {
  return scanner.take(pattern)?.slice(1, -1).replace(/\\(.)/gsu, '$1');
}
