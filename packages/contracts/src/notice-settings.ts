import * as z from 'zod/mini';
import { staffNoticeKinds } from './staff-notices.ts';

/** A day. */
export const mostStepMinutes = 1_440;

/** Minutes after a notice was raised; null skips the step. */
const minutes = z.nullable(z.int().check(z.gte(0), z.lte(mostStepMinutes)));

/** Minutes until each step. */
export const stepMinutes = z.strictObject({ push: minutes, mail: minutes, admins: minutes });
export type StepMinutes = z.infer<typeof stepMinutes>;

/** Kinds whose times differ from the usual ones. */
export const noticeSettings = z.strictObject({
  minutes: z._default(z.partialRecord(z.enum(staffNoticeKinds), stepMinutes), {}),
});
