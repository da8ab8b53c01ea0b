import * as z from 'zod/mini';
import { calendarDate } from '../shared/calendar-date.ts';

const words = (maxChars: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(maxChars),
    z.refine((text) => text.trim() !== '', 'Fill in this field.'),
  );
const inBoth = (maxChars: number) => z.strictObject({ en: words(maxChars), es: words(maxChars) });

export const serviceSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));

/** What visitors can book a time for. */
export const appointmentService = z.strictObject({
  slug: serviceSlug,
  name: inBoth(60),
  minutes: z.int().check(z.gte(5), z.lte(240)),
  /** Kept free after each appointment. */
  bufferMinutes: z._default(z.int().check(z.gte(0), z.lte(120)), 0),
  /** How many people can have this service at the same time. Each service has its own. */
  capacity: z._default(z.int().check(z.gte(1), z.lte(10)), 1),
  /** The least time between booking and appointment. */
  leadHours: z._default(z.int().check(z.gte(0), z.lte(336)), 2),
  daysAhead: z._default(z.int().check(z.gte(1), z.lte(120)), 30),
  isOn: z._default(z.boolean(), true),
  /** Visitors also say which vaccine, and read the store's row of it. */
  isVaccine: z._default(z.boolean(), false),
  /** Such as what to bring. */
  note: z.optional(inBoth(300)),
});
export type AppointmentService = z.infer<typeof appointmentService>;

/** What the owner read for the store's state, since it moves (domain facts 2, H5). Never a verdict on a person. */
export const vaccineRule = z.strictObject({
  vaccine: words(60),
  /** As visitors read it, such as "50 and older". */
  ages: words(60),
  /** Without them Spanish readers see the English words. */
  vaccineEs: z.optional(words(60)),
  agesEs: z.optional(words(60)),
  needsPrescription: z.optional(z.boolean()),
  walkIn: z.optional(z.boolean()),
  checkedOn: calendarDate,
});
export type VaccineRule = z.infer<typeof vaccineRule>;

/** After so many days the owner is asked to look again. */
export const vaccineCheckDays = 60;

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

export const appointmentSettings = z.strictObject({
  services: z._default(
    z.array(appointmentService).check(
      z.maxLength(20),
      z.refine((services) => isUnique(services.map(({ slug }) => slug)), 'The same service is listed twice.'),
    ),
    [],
  ),
  /** Empty: visitors are asked to call. */
  vaccines: z._default(
    z.array(vaccineRule).check(
      z.maxLength(40),
      z.refine(
        (rules) => isUnique(rules.map(({ vaccine }) => vaccine.trim().toLowerCase())),
        'The same vaccine is listed twice.',
      ),
    ),
    [],
  ),
  /** Free times are published for other sites, as SMART Scheduling Links (docs/integrations.md). */
  schedulingLinks: z._default(z.boolean(), false),
});
export type AppointmentSettings = z.infer<typeof appointmentSettings>;
