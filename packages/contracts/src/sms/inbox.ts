import * as z from 'zod/mini';
import { calendarDate } from '../shared/calendar-date.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { smsLimits } from '../shared/limits.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
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

/** What the inbox offers beyond the spec: threads by person, notes, assignment, opt-outs, canned replies, pictures. */

const byId = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
const cursor = z.string().check(z.maxLength(100));
const someText = (maxChars: number) =>
  typedText(maxChars, 1).check(z.refine((text) => text.trim() !== '', 'Write something.'));

/** A canned reply; its variables are those of `replyVariables` in the rules. */
export const cannedReply = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  language: z.enum(['en', 'es']),
});
export type CannedReply = z.infer<typeof cannedReply>;

/** What the page needs to know once, and for its badges. `from` is the number texts come from. */
export const readSmsDesk = defineEndpoint({
  method: 'GET',
  path: '/api/sms/desk',
  access: smsRoles,
  input: {},
  output: z.object({
    carrier: z.enum(['twilio', 'demo', 'none']),
    from: z.nullable(z.string()),
    /** To whom a thread may be assigned. */
    staff: z.array(person),
    replies: z.array(cannedReply),
    /** People by view; `unread` counts messages. All end one above `countLimit`. */
    counts: z.object({
      open: z.number(),
      mine: z.number(),
      unassigned: z.number(),
      unread: z.number(),
      snoozed: z.number(),
      done: z.number(),
    }),
  }),
  errors: [],
});
export type SmsDesk = z.infer<typeof readSmsDesk.output>;

/** Looks in the words of all messages, in names and in numbers. In a body, since what is searched for does not belong into an address. */
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

/** A change of whether somebody may be texted. */
export const smsOptOutEntry = z.object({
  at: z.string(),
  change: z.enum(['stop', 'start', 'dismissed']),
  how: z.enum(['keyword', 'carrier', 'staff']),
  by: z.nullable(person),
});

/** A person with their messages, newest first, all notes, and who wrote what. */
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
    authors: z.array(person),
    next: z.nullable(z.string()),
  }),
  errors: ['not_found'],
});
export type SmsThreadPage = z.infer<typeof readSmsThread.output>;

const onePerson = z.object({ person: smsPerson });

/** Finds the person of a number, or begins with them. Any usual spelling of the number. */
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

/** Changes what is given. `conflict` with the person as they are now when somebody else changed them since `version`. */
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
      /** That the person agreed to get texts; null takes the record away. */
      consent: z.optional(
        z.nullable(z.strictObject({ on: calendarDate, how: z.enum(smsConsentWays), note: typedText(500) })),
      ),
    }),
  },
  output: onePerson,
  errors: ['not_found', 'conflict', 'invalid_input'],
});

/** Marks what a person wrote as read, all of it, or their last message as unread. */
export const markSmsThread = defineEndpoint({
  method: 'POST',
  path: '/api/sms/people/:id/mark',
  access: smsRoles,
  input: { params: byId, body: z.strictObject({ as: z.enum(['read', 'unread']) }) },
  output: onePerson,
  errors: ['not_found'],
});

/**
 * `stop`: staff record that the person wants no texts, such as by confirming a wish. `dismiss`: the wish was none. `start`: takes back what
 * staff recorded; a person who stopped by their own word or at the carrier has to text START themselves (`conflict`).
 */
export const changeSmsOptOut = defineEndpoint({
  method: 'POST',
  path: '/api/sms/people/:id/opt-out',
  access: smsRoles,
  input: { params: byId, body: z.strictObject({ change: z.enum(['stop', 'dismiss', 'start']) }) },
  output: onePerson,
  errors: ['not_found', 'conflict'],
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

/** Says that somebody looks on, types or has left, and tells who else does. The page repeats it every 5 seconds. */
export const noteSmsPresence = defineEndpoint({
  method: 'POST',
  path: '/api/sms/people/:id/presence',
  access: smsRoles,
  input: { params: byId, body: z.strictObject({ state: z.enum(['viewing', 'typing', 'away']) }) },
  output: z.object({ others: z.array(z.object({ person, state: z.enum(['viewing', 'typing']) })) }),
  errors: ['not_found'],
});

/** Sends a failed text once more, as a message of its own; a second time it answers with the same message. */
export const resendSms = defineEndpoint({
  method: 'POST',
  path: '/api/sms/messages/:id/resend',
  access: smsRoles,
  input: { params: byId },
  output: smsSendResult,
  errors: [...smsSendErrors, 'conflict'],
});

/** Takes back a text that is still held for the end of the quiet hours; `conflict` when it went out already. */
export const cancelSms = defineEndpoint({
  method: 'POST',
  path: '/api/sms/messages/:id/cancel',
  access: smsRoles,
  input: { params: byId },
  output: z.object({ message: smsMessage }),
  errors: ['not_found', 'conflict'],
});

/** Keeps a picture (JPEG, PNG or GIF by its bytes) for a text that is being written. */
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
  errors: ['not_found'],
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
