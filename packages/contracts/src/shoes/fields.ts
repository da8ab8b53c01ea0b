import * as z from 'zod/mini';
import { calendarDate } from '../shared/calendar-date.ts';
import { storable } from '../shared/text.ts';

/* Fields of shoe cases. A key that is left out is unknown. */

/** Unknown values are null; a missing key means the same. */
export const orNull = <S extends z.core.$ZodType>(schema: S) => z._default(z.nullable(schema), null);

/** Rejects typing errors and keeps every date computed from this one at four digits. */
const years = { first: '1900', last: '2199' } as const;

export const date = calendarDate.check(
  z.refine(
    (text) => text.slice(0, 4) >= years.first && text.slice(0, 4) <= years.last,
    `a date from ${years.first} to ${years.last}`,
  ),
);
export const day = orNull(date);
export const tick = orNull(z.boolean('true, false or null'));
export const oneOf = <const T extends readonly string[]>(words: T) =>
  orNull(z.enum(words, `one of ${words.join(', ')}`));
export const text = (maxChars: number) =>
  orNull(storable(z.string('a text').check(z.maxLength(maxChars, `a text of at most ${maxChars} characters`))));
export const count = orNull(
  z.int('a whole number').check(z.gte(0, 'a number of at least 0'), z.lte(99, 'a number of at most 99')),
);
export const part = <S extends z.core.$ZodLooseShape>(shape: S) => orNull(z.strictObject(shape, 'an object or null'));

/** For newer keys: stays left out, so records and answers without it don't change. */
export const ifGiven = <S extends z.core.$ZodType>(schema: z.ZodMiniDefault<S>) =>
  z.exactOptional(schema.def.innerType as S);

/** Ten digits. */
export const npi = orNull(z.string('an NPI').check(z.regex(/^\d{10}$/, 'an NPI of 10 digits')));
