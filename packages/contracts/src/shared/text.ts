import * as z from 'zod/mini';

/** A text without what no database can hold: NUL goes, lone surrogates become U+FFFD. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The same for a text that is read by a schema. */
export const storable = (text: z.ZodMiniString<string>) => z.pipe(text, z.transform(storableText));

/** Text a person typed, at most so many UTF-16 units, ready to be stored. */
export function typedText(maxChars: number, minChars = 0) {
  return storable(z.string().check(z.minLength(minChars), z.maxLength(maxChars)));
}

/** An e-mail address as accounts have it: trimmed, in lower case, at most 254 characters (RFC 5321). */
export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
