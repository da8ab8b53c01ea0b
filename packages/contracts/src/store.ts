import * as z from 'zod/mini';
import { calendarDate } from './shared/calendar-date.ts';
import { defineEndpoint } from './shared/endpoint.ts';
import { legalPages } from './shared/legal-pages.ts';

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM'));

/** One open period in store time: from the first minute, up to the closing minute. */
export const openPeriod = z
  .strictObject({ opens: clockTime, closes: clockTime })
  .check(z.refine((period) => period.opens < period.closes, 'must close after it opens'));
export type OpenPeriod = z.infer<typeof openPeriod>;

/** A day that differs from the week; closed without periods. */
export const closure = z.strictObject({
  date: calendarDate,
  reason: z.string().check(z.minLength(1), z.maxLength(80)),
  /** The reason in Spanish; without it Spanish readers see only the day. */
  reasonEs: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  periods: z._default(z.array(openPeriod), []),
});
export type Closure = z.infer<typeof closure>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name.includes('/');
  } catch {
    return false;
  }
}

const dayPeriods = z.array(openPeriod);

/** `store.json`: public facts about the store (spec section 3). */
export const storeInfo = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  address: z.string().check(z.minLength(1), z.maxLength(200)),
  phone: z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, 'a phone number as +15555550100')),
  /** Printed on papers of shoe cases for answers; without it they have a line to write it on. */
  fax: z.optional(z.string().check(z.regex(/^\+[1-9]\d{7,14}$/, 'a fax number as +15555550101'))),
  timeZone: z.string().check(z.refine(isTimeZone, 'an IANA time zone such as America/New_York')),
  hours: z.strictObject({
    monday: dayPeriods,
    tuesday: dayPeriods,
    wednesday: dayPeriods,
    thursday: dayPeriods,
    friday: dayPeriods,
    saturday: dayPeriods,
    sunday: dayPeriods,
  }),
  closures: z._default(z.array(closure), []),
});
export type StoreInfo = z.infer<typeof storeInfo>;

export const getStore = defineEndpoint({
  method: 'GET',
  path: '/api/store',
  access: 'public',
  input: {},
  output: storeInfo,
  errors: [],
});

/** The public key that every browser sends to the backend. Not a secret. */
export const getBackendKey = defineEndpoint({
  method: 'GET',
  path: '/api/backend-key',
  access: 'public',
  input: {},
  output: z.object({ anonKey: z.string().check(z.minLength(1)) }),
  errors: [],
});

/** What the server writes into the page, so the first screen needs no call. */
export const bootData = z.object({
  store: storeInfo,
  /**
   * Where the backend client connects; null without a backend (spec section 4, offline mode). The front page omits the key, which few
   * visitors need: {@link getBackendKey}.
   */
  backend: z.catch(
    z.nullable(
      z.object({ path: z.string().check(z.minLength(1)), anonKey: z.optional(z.string().check(z.minLength(1))) }),
    ),
    null,
  ),
  /** For the links on each page, and for the words beside a phone field. */
  legal: z.optional(
    z.object({
      /** The legal pages that visitors can read. */
      pages: z.array(z.enum(legalPages)),
      /** As registered with the carriers; missing: the store's name. */
      program: z.optional(z.string()),
    }),
  ),
  /** Everything is sample data, and no text is sent. */
  isDemo: z.optional(z.boolean()),
  /** The store can't text. */
  hasNoCarrier: z.optional(z.boolean()),
  /** The store's own logo, a square picture on our origin. */
  logo: z.optional(z.string()),
  /** The instant of the rendered hours and theme, in ms since 1970; missing when the server rendered nothing. */
  renderedAt: z.optional(z.number()),
});
export type BootData = z.infer<typeof bootData>;
export { bootDataElementId } from './shared/page.ts';
