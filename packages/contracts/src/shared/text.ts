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

/** Longest name of a staff member, in characters. */
export const personNameChars = 60;

/** Controls, line breaks, directions and invisible characters; `app.is_name` refuses the same. */
const unfitForNames =
  /\p{Cc}|\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0\ufff9-\ufffb]/u;

/** 1 to 60 characters on one line, some of them letters or digits. */
export function isPersonName(name: string): boolean {
  const { length } = [...name];
  return length <= personNameChars && /[\p{L}\p{N}]/u.test(name) && name.isWellFormed() && !unfitForNames.test(name);
}

/** The name by which colleagues know a staff member. */
export const personName = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.refine(isPersonName, 'a name of 1 to 60 characters, without line breaks or invisible characters'),
  );

/** An email address as accounts store it: trimmed, lower case, at most 254 characters (RFC 5321). */
export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
