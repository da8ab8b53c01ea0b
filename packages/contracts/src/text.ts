import * as z from 'zod/mini';

/** Text a person typed, at most so many UTF-16 units. What no database can hold is taken out: NUL goes, lone surrogates become U+FFFD. */
export function typedText(maxChars: number, minChars = 0) {
  return z.pipe(
    z.string().check(z.minLength(minChars), z.maxLength(maxChars)),
    z.transform((text: string) => text.replaceAll('\0', '').toWellFormed()),
  );
}

/** An e-mail address as accounts have it: trimmed, in lower case, at most 254 characters (RFC 5321). */
export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
