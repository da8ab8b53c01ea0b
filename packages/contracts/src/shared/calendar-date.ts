import * as z from 'zod/mini';

/** A calendar day without time or zone. */
export const calendarDate = z.string('a date as YYYY-MM-DD').check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD'),
  z.refine((text) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false, 'a date of the calendar'),
);
