import * as z from 'zod/mini';
import { features } from './features.ts';
import { defineEndpoint } from './shared/endpoint.ts';
import { roles } from './shared/roles.ts';

/** What needs the attention of the person who asks. */
export const todayKinds = features.flatMap(({ todayKinds }): readonly TodayKind[] => todayKinds);
export type TodayKind = (typeof features)[number]['todayKinds'][number];

/** Kinds that come before all others. */
export const urgentTodayKinds: readonly TodayKind[] = ['sms_alarms'];

export const todayItem = z.object({ kind: z.enum(todayKinds), count: z.number(), soonest: z.nullable(z.string()) });

/** Counts end one above `countLimit`. */
export const listToday = defineEndpoint({
  method: 'GET',
  path: '/api/waiting',
  access: roles,
  input: {},
  output: z.object({ items: z.array(todayItem) }),
  errors: [],
});
