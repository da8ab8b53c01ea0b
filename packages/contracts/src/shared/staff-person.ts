import * as z from 'zod/mini';

/** A staff member's name; null if the account is unknown. Older servers send none. */
export const person = z.object({ id: z.string(), name: z._default(z.nullable(z.string()), null) });
export type Person = z.infer<typeof person>;
