import * as z from 'zod/mini';

/** The id of a row counted by a PostgreSQL `bigint`, as text. 18 digits: the type ends inside the numbers of 19. */
export const rowId = z.string().check(z.regex(/^\d{1,18}$/));
