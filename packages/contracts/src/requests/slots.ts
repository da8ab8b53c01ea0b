import * as z from 'zod/mini';
import { serviceSlug, vaccineRule } from '../settings/appointments.ts';
import { calendarDate } from '../shared/calendar-date.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ownRequest, requestStatusAnswer } from './visitor.ts';

/** What visitors can book, and when. */

/** `soon`: still ahead, but too soon to book here; the store may take it by phone. */
export const slotStates = ['free', 'full', 'past', 'soon'] as const;
export type SlotState = (typeof slotStates)[number];

const instant = z.iso.datetime();

export const slotDay = z.object({
  /** In the store's time zone. */
  date: calendarDate,
  /** In order; empty when the store is closed. */
  slots: z.array(
    z.object({
      /** ISO 8601 in UTC. */
      startsAt: z.string(),
      state: z.enum(slotStates),
      /** Places left. */
      left: z.number(),
    }),
  ),
});
export type SlotDay = z.infer<typeof slotDay>;

/** What the store offers by appointment, its own table of vaccines, and whether it takes deliveries; no services at first. */
export const listServices = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/services',
  access: 'public',
  input: {},
  output: z.object({
    services: z.array(
      z.object({
        slug: z.string(),
        name: z.object({ en: z.string(), es: z.string() }),
        minutes: z.number(),
        /** Of an older server: missing. */
        isVaccine: z._default(z.boolean(), false),
        note: z.nullable(z.object({ en: z.string(), es: z.string() })),
      }),
    ),
    vaccines: z.array(vaccineRule),
    /** Of an older server: missing. */
    isDelivering: z._default(z.boolean(), true),
  }),
  errors: [],
});

const slotPage = z.object({
  minutes: z.number(),
  days: z.array(slotDay),
  /** The `from` of the days before and after; null where nothing can be booked. */
  previous: z.nullable(calendarDate),
  next: z.nullable(calendarDate),
  /** The hold of this browser, if it has one. */
  held: z.nullable(z.object({ startsAt: z.string(), until: z.string() })),
});
export type SlotPage = z.infer<typeof slotPage>;

/** A week of slots. `not_found` for a service that the store doesn't offer. */
export const listSlots = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/slots',
  access: 'public',
  input: { query: z.strictObject({ service: serviceSlug, from: z.optional(calendarDate) }) },
  output: slotPage,
  errors: ['not_found'],
});

/** Keeps a slot for this browser for five minutes, instead of the one it held before. `slot_taken` when none is left. */
export const holdSlot = defineEndpoint({
  method: 'POST',
  path: '/api/appointments/hold',
  access: 'public',
  input: { body: z.strictObject({ service: serviceSlug, startsAt: instant }) },
  output: z.object({ until: z.string() }),
  errors: ['not_found', 'slot_taken'],
});

/** The slots that a visitor's own appointment can move to, without naming its service. Null behind the gate. Errors as {@link moveOwnRequest}. */
export const listOwnSlots = defineEndpoint({
  method: 'POST',
  path: '/api/requests/own/slots',
  access: 'public',
  input: { body: z.strictObject({ ...ownRequest, from: z.optional(calendarDate) }) },
  output: z.object({ page: z.nullable(slotPage) }),
  errors: ['not_found', 'conflict', 'request_kind_off'],
});

/** Moves an appointment to another slot of its service. `conflict` when it is closed or over. */
export const moveOwnRequest = defineEndpoint({
  method: 'POST',
  path: '/api/requests/own/move',
  access: 'public',
  input: { body: z.strictObject({ ...ownRequest, startsAt: instant }) },
  output: requestStatusAnswer,
  errors: ['not_found', 'conflict', 'slot_taken', 'request_kind_off'],
});

/**
 * The appointment as a file for calendars, or its cancellation (RFC 5545). Null behind the gate, and without a booked time. In the body,
 * because the link's secret would end up in logs.
 */
export const readOwnCalendar = defineEndpoint({
  method: 'POST',
  path: '/api/requests/own/calendar',
  access: 'public',
  input: { body: z.strictObject(ownRequest) },
  output: z.object({ calendar: z.nullable(z.object({ name: z.string(), text: z.string() })) }),
  errors: ['not_found'],
});
