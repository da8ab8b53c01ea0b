import * as z from 'zod/mini';

/** A staff member; the address is null when the account was deleted. */
export const person = z.object({ id: z.string(), email: z.nullable(z.string()) });
export type Person = z.infer<typeof person>;
