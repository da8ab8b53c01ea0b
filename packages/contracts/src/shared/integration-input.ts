import * as z from 'zod/mini';

/** How programs read a list: with their key (`Authorization: Bearer rxk_…`), and the `next` of the page before. */
export const integrationInput = {
  headers: z.object({ authorization: z.optional(z.string()) }),
  query: z.strictObject({ after: z.optional(z.string().check(z.maxLength(100))) }),
};
