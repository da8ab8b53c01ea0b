import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { passwordLimits } from './limits.ts';

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** Creates the first administrator with the one-time link that the server prints while there is none. */
export const setupFirstAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/setup',
  access: 'public',
  input: {
    body: z.strictObject({
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      email,
      password: z.string().check(z.maxLength(passwordLimits.maxBytes)),
    }),
  },
  output: z.object({ email: z.string() }),
  errors: ['not_found', 'weak_password'],
});
