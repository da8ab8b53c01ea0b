import * as z from 'zod/mini';
import { uploadLimits } from './limits.ts';

/** Leaves room for the true type's extension. */
const maxBytes = uploadLimits.maxFileNameBytes - 5;

/** Controls, directions and invisible characters. */
const unfit = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A name from outside as people see it: NFC, at most 250 bytes with its extension, never empty. */
export function displayFileName(name: string): string {
  return cut(name.toWellFormed().replace(unfit, '').normalize('NFC').trim()).trim() || 'file';
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function cut(name: string): string {
  if (bytesOf(name) <= maxBytes) return name;
  const [extension = ''] = /\.[^.\s]{1,16}$/u.exec(name) ?? [];
  let room = maxBytes - bytesOf(extension);
  let stem = '';
  for (const character of name.slice(0, name.length - extension.length)) {
    room -= bytesOf(character);
    if (room < 0) break;
    stem += character;
  }
  return stem + extension;
}

export const fileName = z.pipe(
  z.string().check(
    z.minLength(1),
    z.maxLength(uploadLimits.maxFileNameBytes),
    z.refine((name) => !name.includes('\0'), 'a name without NUL'),
  ),
  z.transform(displayFileName),
);
