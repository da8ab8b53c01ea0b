import * as z from 'zod/mini';
import { calendarDate } from '../shared/calendar-date.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { languages } from '../shared/language.ts';
import { requestOutcomes, requestStates, requestSteps } from './kinds.ts';
import { requestRoles } from './staff.ts';

export const bookedAppointment = z.object({
  /** The request. */
  id: z.string(),
  version: z.number(),
  reference: z.string(),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  language: z.enum(languages),
  service: z.string(),
  serviceName: z.object({ en: z.string(), es: z.string() }),
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(requestStates),
  step: z.enum(requestSteps),
  outcome: z.nullable(z.enum(requestOutcomes)),
});
export type BookedAppointment = z.infer<typeof bookedAppointment>;

/** The appointments of a day in the store's time zone, in order. Today without a date. */
export const readAppointmentDay = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/day',
  access: requestRoles,
  input: { query: z.strictObject({ date: z.optional(calendarDate) }) },
  output: z.object({ date: calendarDate, appointments: z.array(bookedAppointment) }),
  errors: [],
});
