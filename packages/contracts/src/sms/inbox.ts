import * as z from 'zod/mini';
import { agreementStates } from '../shared/agreements.ts';
import { calendarDate } from '../shared/calendar-date.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { fileState, viewPage } from '../shared/file-state.ts';
import { smsLimits } from '../shared/limits.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
import { smsAlarm } from './alarms.ts';
import {
  smsConsentWays,
  smsMessage,
  smsPage,
  smsPerson,
  smsPicture,
  smsRoles,
  smsSendErrors,
  smsSendResult,
} from './messages.ts';

/** What the inbox offers beyond the spec: threads, notes, assignment, opt-outs, canned replies, pictures. */

const byId = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
const cursor = z.string().check(z.maxLength(100));
const someText = (maxChars: number) =>
  typedText(maxChars, 1).check(z.refine((text) => text.trim() !== '', 'Write something.'));

/** A canned reply; its variables are `replyVariables` of the domain. */
export const cannedReply = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  language: z.enum(['en', 'es']),
});
export type CannedReply = z.infer<typeof cannedReply>;

/** Each has a word of its own beside it on screen. */
export const smsLabelColors = ['gray', 'blue', 'green', 'amber', 'red'] as const;
/** A label of the store for threads. */
export const smsLabel = z.object({ id: z.string(), name: z.string(), color: z.enum(smsLabelColors) });
export type SmsLabel = z.infer<typeof smsLabel>;

/** What the page needs once, and for its badges. `from` is the store's number. */
export const readSmsInboxOverview = defineEndpoint({
  method: 'GET',
  path: '/api/sms/desk',
  access: smsRoles,
  input: {},
  output: z.object({
    carrier: z.enum(['twilio', 'demo', 'none']),
    from: z.nullable(z.string()),
    /** The one with the carrier (BAA). */
    agreement: z._default(z.enum(agreementStates), 'current'),
    /** Staff a thread can be assigned to. */
    staff: z.array(person),
    replies: z.array(cannedReply),
    labels: z._default(z.array(smsLabel), []),
    /** Texts that wait for their time. */
    scheduled: z._default(z.number(), 0),
    /** People per view; `unread` counts messages. Counts stop one above `countLimit`. */
    counts: z.object({
      open: z.number(),
      mine: z.number(),
      unassigned: z.number(),
      unread: z.number(),
      snoozed: z.number(),
      done: z.number(),
    }),
    /** Open alarms of the level `danger`, without content, for every staff page. */
    alarms: z._default(z.array(z.object({ id: z.string(), at: z.string() })), []),
  }),
  errors: [],
});
export type SmsInboxOverview = z.infer<typeof readSmsInboxOverview.output>;

/** Searches message text, names and numbers. A POST body, because search terms do not belong in a URL. */
export const searchSms = defineEndpoint({
  method: 'POST',
  path: '/api/sms/search',
  access: smsRoles,
  input: { body: z.strictObject({ text: someText(100), before: z.optional(cursor) }) },
  output: smsPage,
  errors: [],
});

export const smsNote = z.object({
  id: z.string(),
  at: z.string(),
  by: person,
  text: z.string(),
  mentions: z.array(person),
});
export type SmsNote = z.infer<typeof smsNote>;

/** A change of the opt-out state. */
export const smsOptOutEntry = z.object({
  at: z.string(),
  change: z.enum(['stop', 'start', 'dismissed']),
  how: z.enum(['keyword', 'carrier', 'staff']),
  by: z.nullable(person),
});

/** A person with their messages, newest first, all notes and alarms, and who wrote what. */
export const readSmsThread = defineEndpoint({
  method: 'GET',
  path: '/api/sms/people/:id',
  access: smsRoles,
  input: { params: byId, query: z.strictObject({ before: z.optional(cursor) }) },
  output: z.object({
    person: smsPerson,
    messages: z.array(smsMessage),
    notes: z.array(smsNote),
    optOuts: z.array(smsOptOutEntry),
    alarms: z._default(z.array(smsAlarm), []),
    authors: z.array(person),
    next: z.nullable(z.string()),
  }),
  errors: ['not_found'],
});
export type SmsThreadPage = z.infer<typeof readSmsThread.output>;

const onePerson = z.object({ person: smsPerson });

/** Finds or creates the person of a number, in any usual spelling. */
export const openSmsPerson = defineEndpoint({
  method: 'POST',
  path: '/api/sms/people',
  access: smsRoles,
  input: {
    body: z.strictObject({
      phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      name: z.optional(typedText(200)),
    }),
  },
  output: onePerson,
  errors: ['phone_not_allowed'],
});

/** Changes the given fields. `conflict` carries the current person when someone else changed it since `version`. */
export const updateSmsPerson = defineEndpoint({
  method: 'PATCH',
  path: '/api/sms/people/:id',
  access: smsRoles,
  input: {
    params: byId,
    body: z.strictObject({
      version: z.number().check(z.int()),
      name: z.optional(z.nullable(typedText(200))),
      language: z.optional(z.nullable(z.enum(['en', 'es']))),
      assignedTo: z.optional(z.nullable(z.guid())),
      isDone: z.optional(z.boolean()),
      snoozedUntil: z.optional(z.nullable(z.iso.datetime())),
      /** All labels of the thread; unknown ones are left out. */
      labels: z.optional(z.array(z.guid()).check(z.maxLength(smsLimits.maxLabels))),
      /** Consent to texts; null removes the record. */
      consent: z.optional(
        z.nullable(z.strictObject({ on: calendarDate, how: z.enum(smsConsentWays), note: typedText(500) })),
      ),
    }),
  },
  output: onePerson,
  errors: ['not_found', 'conflict', 'invalid_input'],
});

/** Marks all inbound messages as read, or the last one as unread. */
export const markSmsThread = defineEndpoint({
  method: 'POST',
  path: '/api/sms/people/:id/mark',
  access: smsRoles,
  input: { params: byId, body: z.strictObject({ as: z.enum(['read', 'unread']) }) },
  output: onePerson,
  errors: ['not_found'],
});

/**
 * `stop`: staff record an opt-out, for example by confirming a hint. `dismiss`: the hint was wrong. `start`: undoes what staff recorded;
 * after their own text or an opt-out at the carrier, a person has to text START (`conflict`).
 */
export const changeSmsOptOut = defineEndpoint({
  method: 'POST',
  path: '/api/sms/people/:id/opt-out',
  access: smsRoles,
  input: { params: byId, body: z.strictObject({ change: z.enum(['stop', 'dismiss', 'start']) }) },
  output: onePerson,
  errors: ['not_found', 'conflict'],
});

/**
 * Closes an alarm and the person's earlier ones. The level `danger` needs what was done. `conflict` carries the alarm that someone else
 * closed first.
 */
export const closeSmsAlarm = defineEndpoint({
  method: 'POST',
  path: '/api/sms/alarms/:id/close',
  access: smsRoles,
  input: { params: byId, body: z.strictObject({ done: typedText(smsLimits.maxAlarmNoteChars) }) },
  output: z.object({ alarm: smsAlarm }),
  errors: ['not_found', 'conflict', 'invalid_input'],
});

export const addSmsNote = defineEndpoint({
  method: 'POST',
  path: '/api/sms/people/:id/notes',
  access: smsRoles,
  input: {
    params: byId,
    headers: z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(100)) }),
    body: z.strictObject({ text: someText(2_000), mentions: z._default(z.array(z.guid()).check(z.maxLength(20)), []) }),
  },
  output: z.object({ note: smsNote }),
  errors: ['not_found', 'idempotency_mismatch'],
});

/** Reports that a viewer is present, types or has left, and lists the others. Repeated every 5 seconds. */
export const reportSmsPresence = defineEndpoint({
  method: 'POST',
  path: '/api/sms/people/:id/presence',
  access: smsRoles,
  input: { params: byId, body: z.strictObject({ state: z.enum(['viewing', 'typing', 'away']) }) },
  output: z.object({ others: z.array(z.object({ person, state: z.enum(['viewing', 'typing']) })) }),
  errors: ['not_found'],
});

/** Sends a failed text again as a new message; a repeated call returns that message. */
export const resendSms = defineEndpoint({
  method: 'POST',
  path: '/api/sms/messages/:id/resend',
  access: smsRoles,
  input: { params: byId },
  output: smsSendResult,
  errors: [...smsSendErrors, 'conflict'],
});

/** Cancels a held or scheduled text; `conflict` when it was already sent. */
export const cancelSms = defineEndpoint({
  method: 'POST',
  path: '/api/sms/messages/:id/cancel',
  access: smsRoles,
  input: { params: byId },
  output: z.object({ message: smsMessage }),
  errors: ['not_found', 'conflict'],
});

/**
 * Takes back a text of one's own that is held for that, as if it had never been written; only the audit log knows. `conflict` when it was
 * already sent.
 */
export const undoSms = defineEndpoint({
  method: 'POST',
  path: '/api/sms/messages/:id/undo',
  access: smsRoles,
  input: { params: byId },
  output: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'conflict'],
});

/** Waits until the text has left, and answers as sending does. `not_found` once it is undone. */
export const readSmsOutcome = defineEndpoint({
  method: 'GET',
  path: '/api/sms/messages/:id/outcome',
  access: smsRoles,
  input: { params: byId },
  output: smsSendResult,
  errors: smsSendErrors,
});

/** Stores a picture (JPEG, PNG or GIF by its bytes) for a text being written. */
export const addSmsPicture = defineEndpoint({
  method: 'POST',
  path: '/api/sms/pictures',
  access: smsRoles,
  input: { body: 'raw' },
  output: z.object({ picture: smsPicture }),
  errors: ['payload_too_large', 'unsupported_media_type', 'storage_full', 'unavailable'],
});

export const readSmsPicture = defineEndpoint({
  method: 'GET',
  path: '/api/sms/pictures/:id',
  access: smsRoles,
  input: { params: byId },
  output: 'file',
  errors: ['not_found', 'file_blocked', 'file_unscanned', 'unavailable'],
});

/** A picture, or a page of a PDF, redrawn as a JPEG. */
export const viewSmsPicture = defineEndpoint({
  method: 'GET',
  path: '/api/sms/pictures/:id/view',
  access: smsRoles,
  input: { params: byId, query: viewPage },
  output: 'file',
  errors: ['not_found', 'file_blocked', 'file_unscanned', 'unavailable'],
});

/** Deletes an infected file of a text. `conflict` for any other file. */
export const deleteInfectedSmsPicture = defineEndpoint({
  method: 'POST',
  path: '/api/sms/pictures/:id/delete-infected',
  access: smsRoles,
  input: { params: byId },
  output: fileState,
  errors: ['not_found', 'conflict', 'unavailable'],
});

/** Asks the carrier again for a file that it didn't give. `conflict` for any other file. */
export const fetchSmsPictureAgain = defineEndpoint({
  method: 'POST',
  path: '/api/sms/pictures/:id/fetch-again',
  access: smsRoles,
  input: { params: byId },
  output: z.object({ id: z.string() }),
  errors: ['conflict', 'unavailable'],
});

const cannedReplyFields = z.strictObject({
  title: someText(80),
  text: someText(smsLimits.maxChars),
  language: z.enum(['en', 'es']),
});
const allReplies = z.object({ replies: z.array(cannedReply) });

export const addCannedReply = defineEndpoint({
  method: 'POST',
  path: '/api/sms/replies',
  access: smsRoles,
  input: { body: cannedReplyFields },
  output: allReplies,
  errors: [],
});

export const updateCannedReply = defineEndpoint({
  method: 'PUT',
  path: '/api/sms/replies/:id',
  access: smsRoles,
  input: { params: byId, body: cannedReplyFields },
  output: allReplies,
  errors: ['not_found'],
});

export const removeCannedReply = defineEndpoint({
  method: 'DELETE',
  path: '/api/sms/replies/:id',
  access: smsRoles,
  input: { params: byId },
  output: allReplies,
  errors: ['not_found'],
});
