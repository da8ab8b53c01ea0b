import * as z from 'zod/mini';

/** Somebody of the staff; the address is null when the account is gone. */
export const person = z.object({ id: z.string(), email: z.nullable(z.string()) });
export type Person = z.infer<typeof person>;
