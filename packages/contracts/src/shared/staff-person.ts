import * as z from 'zod/mini';

/** A staff member, by the name that colleagues know; null when nothing is known of the account. An older server says no name. */
export const person = z.object({ id: z.string(), name: z._default(z.nullable(z.string()), null) });
export type Person = z.infer<typeof person>;
