import * as z from 'zod/mini';
import { calendarDate } from '../shared/calendar-date.ts';

/** What the store decided about days besides its closures. */
export const calendarSettings = z.strictObject({
  /** Federal holidays with the usual hours: decided, so that nothing asks again. */
  openAsUsual: z.array(calendarDate),
});
