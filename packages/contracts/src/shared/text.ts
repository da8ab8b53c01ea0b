import * as z from 'zod/mini';

/** Removes what no database can store: NUL goes, lone surrogates become U+FFFD. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The same as a schema. */
export const storable = (text: z.ZodMiniString<string>) => z.pipe(text, z.transform(storableText));

/** How much longer a text may be in compatibility form (NFKC), which checks read: a ligature becomes up to 18 letters. */
const mostGrowth = 1.25;

/** Text a person typed, at most so many UTF-16 units before and little more after normalizing, safe to store. */
export function typedText(maxChars: number, minChars = 0) {
  return storable(z.string().check(z.minLength(minChars), z.maxLength(maxChars), isShortWhenRead(maxChars)));
}

function isShortWhenRead(maxChars: number) {
  return z.refine<string>(
    (text) => text.length > maxChars || text.normalize('NFKC').length <= Math.max(maxChars * mostGrowth, 40),
    'is too long',
  );
}

/** An email address as accounts store it: trimmed, lower case, at most 254 characters (RFC 5321). */
export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
