import * as z from 'zod/mini';
import { careTiers } from './chat.ts';
import { requestKinds } from './requests/kinds.ts';
import { calendarDate } from './shared/calendar-date.ts';
import { defineEndpoint } from './shared/endpoint.ts';
import { languages } from './shared/language.ts';

/** What a week brought, as counts. */

export const reportRoles = ['pharmacist', 'admin'] as const;
const mailRoles = ['admin'] as const;

export const reportLimits = { firstDay: '2000-01-01', lastDay: '2099-12-31', questionGroups: 5 } as const;

/** Any day of the week. */
const week = calendarDate.check(
  z.refine((date) => date >= reportLimits.firstDay && date <= reportLimits.lastDay, 'a date from 2000 to 2099'),
);

/** By the state now; together `received`. */
const requestCounts = z.object({
  received: z.number(),
  done: z.number(),
  declined: z.number(),
  canceled: z.number(),
  open: z.number(),
});
export type RequestCounts = z.infer<typeof requestCounts>;

/** Against the promise. Neither: still within it, or without a promise. */
const promise = z.object({
  kept: z.number(),
  late: z.number(),
  /** Closed hours count too. Null without any. */
  medianMinutes: z.nullable(z.number()),
});
export type PromiseCounts = z.infer<typeof promise>;

const requestsByKind = z.record(z.enum(requestKinds), requestCounts);
const cardsByTier = z.record(z.enum(careTiers), z.number());

export const weekFigures = z.object({
  /** Received in the week. */
  requests: requestsByKind,
  /** The first thing that staff did about them: a step, a question, a text, a call, or an end. */
  answers: promise,
  /** Ready, booked, on the way, or done. */
  ready: promise,
  /** Asked for in the week. */
  callbacks: z.object({ asked: z.number(), done: z.number(), ...promise.shape }),
  /**
   * Chats with an answer to every question, and no card or callback. Requests done without a recorded call, a callback, or asking for a
   * call. Unrecorded calls aren't known.
   */
  solved: z.object({
    chats: z.number(),
    chatsWithoutCall: z.number(),
    requests: z.number(),
    requestsWithoutCall: z.number(),
  }),
  questions: z.object({ asked: z.number(), unanswered: z.number() }),
  cards: cardsByTier,
  alarms: z.object({ danger: z.number(), attention: z.number() }),
  notices: z.object({ sent: z.number(), held: z.number(), refused: z.number() }),
});
export type WeekFigures = z.infer<typeof weekFigures>;

export const weekReport = z.object({
  /** Its Monday. */
  week: calendarDate,
  /** The Monday of the last week that is over. */
  lastWeek: calendarDate,
  figures: weekFigures,
  /** The week before. */
  before: weekFigures,
  /** Some of its rows may be deleted already. */
  isCut: z.boolean(),
});
export type WeekReport = z.infer<typeof weekReport>;

/** Without a week: the last one that is over. Weeks begin on Monday in the store's time zone. */
export const readWeekReport = defineEndpoint({
  method: 'GET',
  path: '/api/reports/week',
  access: reportRoles,
  input: { query: z.strictObject({ week: z.optional(week) }) },
  output: weekReport,
  errors: [],
});

/** Questions of the week that are still without an answer, by meaning, the newest group first. The read is in the audit log. */
export const listReportQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/reports/questions',
  access: reportRoles,
  input: { query: z.strictObject({ week }) },
  output: z.object({
    groups: z.array(z.object({ count: z.number(), example: z.string(), language: z.enum(languages) })),
  }),
  errors: [],
});
export type ReportQuestions = z.infer<(typeof listReportQuestions)['output']>;

/** The user's own choice. `canMail`: a mail server is set up. */
const reportMail = z.object({ isOn: z.boolean(), canMail: z.boolean() });

export const readReportMail = defineEndpoint({
  method: 'GET',
  path: '/api/reports/mail',
  access: mailRoles,
  input: {},
  output: reportMail,
  errors: [],
});

/** In the language that the user reads. */
export const saveReportMail = defineEndpoint({
  method: 'PUT',
  path: '/api/reports/mail',
  access: mailRoles,
  input: { body: z.strictObject({ isOn: z.boolean(), language: z.enum(languages) }) },
  output: reportMail,
  errors: [],
});
