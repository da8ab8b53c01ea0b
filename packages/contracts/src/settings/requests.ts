import * as z from 'zod/mini';
import { requestKinds } from '../requests/kinds.ts';

/** What the store offers of requests. Without it: every kind, with the usual promises. */
export const requestSettings = z.strictObject({
  /** Kinds that the store doesn't take on the site. */
  off: z._default(z.array(z.enum(requestKinds)), []),
  /** Open days until the promise, beyond the first, where the store's differ from the usual ones. */
  days: z._default(z.partialRecord(z.enum(requestKinds), z.int().check(z.gte(0), z.lte(10))), {}),
});
export type RequestSettings = z.infer<typeof requestSettings>;
