import * as z from 'zod/mini';
import {
  requestKinds,
  requestNeeds,
  requestOutcomes,
  requestPaths,
  requestStates,
  requestSteps,
} from './requests/kinds.ts';
import { calendarDate } from './shared/calendar-date.ts';
import { defineEndpoint } from './shared/endpoint.ts';
import { languages } from './shared/language.ts';
import { roles } from './shared/roles.ts';
import { person } from './shared/staff-person.ts';
import { todayItem } from './today.ts';

/** The dashboard's work queue: named people, each with what to do (look 2, section 1). */

/** In the order of the dashboard. Overdue rows of any of them come before. */
export const queueGroups = ['urgent_texts', 'callbacks', 'requests', 'texts', 'appointments', 'shoes'] as const;
export type QueueGroup = (typeof queueGroups)[number];

export const queueLimits = {
  /** Of each group; the most urgent. */
  rowsPerGroup: 50,
} as const;

const row = {
  /** Of the alarm, the callback, the request (also of an appointment), the texting person or the shoe case. */
  id: z.string(),
  name: z.nullable(z.string()),
  /** E.164; null for none, or one that can't be called. */
  phone: z.nullable(z.string()),
  /** Since when it waits. */
  at: z.string(),
  /** The promise; null for none. */
  dueAt: z.nullable(z.string()),
  isMine: z.boolean(),
};

const urgentText = z.object({ ...row, group: z.literal('urgent_texts'), personId: z.string(), text: z.string() });
const callback = z.object({
  ...row,
  group: z.literal('callbacks'),
  conversationId: z.string(),
  language: z.enum(languages),
  text: z.string(),
});
const request = z.object({
  ...row,
  group: z.literal('requests'),
  kind: z.enum(requestKinds),
  path: z.enum(requestPaths),
  reference: z.string(),
  state: z.enum(requestStates),
  step: z.enum(requestSteps),
  need: z.nullable(z.enum(requestNeeds)),
  outcome: z.nullable(z.enum(requestOutcomes)),
  hasNews: z.boolean(),
  startsAt: z.nullable(z.string()),
  version: z.number(),
});
/** A request with an appointment today, in the order of the day. */
const appointment = z.object({
  ...row,
  group: z.literal('appointments'),
  reference: z.string(),
  serviceName: z.object({ en: z.string(), es: z.string() }),
  startsAt: z.string(),
  state: z.enum(requestStates),
  step: z.enum(requestSteps),
  need: z.nullable(z.enum(requestNeeds)),
  version: z.number(),
});
const text = z.object({ ...row, group: z.literal('texts'), text: z.string(), version: z.number() });
const shoes = z.object({ ...row, group: z.literal('shoes'), dueOn: calendarDate });

export const queueRow = z.discriminatedUnion('group', [urgentText, callback, request, text, appointment, shoes]);
export type QueueRow = z.infer<typeof queueRow>;

/** What was done since the store's midnight. */
export const queueDone = z.object({
  group: z.enum(queueGroups),
  id: z.string(),
  name: z.nullable(z.string()),
  at: z.string(),
  by: z.nullable(person),
});
export type QueueDone = z.infer<typeof queueDone>;

/** What the role may see: rows by urgency within their group, and what is no one person's as counts. */
export const readQueue = defineEndpoint({
  method: 'GET',
  path: '/api/queue',
  access: roles,
  input: {},
  output: z.object({
    rows: z.array(queueRow),
    /** Groups with more than {@link queueLimits.rowsPerGroup}. */
    cut: z.array(z.enum(queueGroups)),
    /** Newest first. */
    done: z.array(queueDone),
    /** Today's other items. */
    items: z.array(todayItem),
  }),
  errors: [],
});

/** How the user wants the dashboard. Kept for the account. */
const dashboardChoices = z.object({ hidesSample: z.boolean() });

export const readDashboardChoices = defineEndpoint({
  method: 'GET',
  path: '/api/dashboard-choices',
  access: roles,
  input: {},
  output: dashboardChoices,
  errors: [],
});

export const saveDashboardChoices = defineEndpoint({
  method: 'PUT',
  path: '/api/dashboard-choices',
  access: roles,
  input: { body: z.strictObject({ hidesSample: z.boolean() }) },
  output: dashboardChoices,
  errors: [],
});
