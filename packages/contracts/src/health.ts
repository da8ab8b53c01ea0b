import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { roles } from './shared/roles.ts';

export const healthParts = [
  'database',
  'storage',
  'scanner',
  'isolation',
  'mail',
  'sms',
  'notices',
  'assistant',
  'webhook',
  'backup',
  'audit',
  'disk',
  'holidays',
  'pages',
  'legal',
  'vaccines',
  'agreements',
] as const;

/** How one part of the program is: green works, amber works but wants attention, red does not work, gray is not set up and need not be. */
export const healthReport = z.object({
  part: z.enum(healthParts),
  state: z.enum(['green', 'amber', 'red', 'gray']),
  /** What is so, in words an owner understands. */
  text: z.string(),
  /** What to do about it; null when there is nothing to do. */
  nextStep: z.nullable(z.string()),
});
export type HealthReport = z.infer<typeof healthReport>;

/** For staff's dashboard and admin panel. Only administrators get next steps that name settings; others are asked to contact one. */
export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  access: roles,
  input: {},
  output: z.object({ checkedAt: z.string(), parts: z.array(healthReport) }),
  errors: [],
});
