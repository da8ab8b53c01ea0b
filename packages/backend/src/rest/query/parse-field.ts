import { RestError, restFailures } from '../errors.ts';
import type { Scanner } from './scanner.ts';

const quotedText = /"(?:[^"\\]|\\.)*"/suy;
/** Words may be joined by dashes, but `->` begins a path into JSON. */
const plainName = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy;

/** Reads the name of a column: plain, or in double quotes with backslashes before quotes and backslashes. */
export function takeField(scanner: Scanner): string {
  scanner.take(/\s+/y);
  const field = takeQuoted(scanner) ?? scanner.take(plainName)?.trim();
  if (!field) throw scanner.failure('field name (* or [a..z0..9_$])');
  if (scanner.take(/->/y)) throw new RestError(restFailures.notImplemented('Paths into JSON columns are not served'));
  return field;
}

/** Reads a text in double quotes; undefined when none stands here. */
export function takeQuoted(scanner: Scanner, pattern: RegExp = quotedText): string | undefined {
  return scanner.take(pattern)?.slice(1, -1).replace(/\\(.)/gsu, '$1');
}
