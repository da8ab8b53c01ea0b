import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { fileState, unknownState } from '../shared/file-state.ts';
import { smsLimits } from '../shared/limits.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
import { smsAlarm } from './alarms.ts';

export const smsRoles = ['admin'] as const;

/** Private bucket for pictures of texts in both directions. */
export const smsPicturesBucket = 'sms-pictures';

/** Spec section 4. Other carrier states map onto these and are stored raw beside them. */
export const smsStatuses = ['queued', 'delivered', 'failed', 'read'] as const;
export const smsStatus = z.enum(smsStatuses);
export type SmsStatus = z.infer<typeof smsStatus>;

/**
 * Dispatch state of an outbound text. `waiting`: not sent, or certainly not accepted. `unknown`: sent without an answer; reconciled, never
 * resent automatically. `taken`: the carrier accepted it. `refused`: it will not be sent.
 */
export const smsDispatchStates = ['waiting', 'unknown', 'taken', 'refused'] as const;
export const smsDispatchState = z.enum(smsDispatchStates);
export type SmsDispatchState = z.infer<typeof smsDispatchState>;

export const smsFileFaults = [
  'empty',
  'mismatch',
  'broken',
  'active',
  'too_much',
  'infected',
  'too_large',
  'unreachable',
] as const;
export type SmsFileFault = (typeof smsFileFaults)[number];

/** A file of a text: mostly a picture, but also a document, contact card, sound or video. */
export const smsPicture = z.object({
  id: z.string(),
  type: z.string(),
  size: z.number(),
  /** `waiting`: not downloaded yet. `lost`: never kept, because of `fault`. */
  state: z.enum(['waiting', 'stored', 'lost']),
  fault: z._default(z.nullable(z.enum(smsFileFaults)), null),
  file: z._default(fileState, unknownState),
});
export type SmsPicture = z.infer<typeof smsPicture>;

const idText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((id) => String(id)),
);
const textOrNothing = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);
const orNull = <S extends z.core.$ZodType>(schema: S) => z._default(z.nullable(schema), null);

/**
 * A text message: spec section 3 in the names of the table, which the page may read directly, plus what we know beyond it. Numbers are
 * E.164, instants ISO 8601 in UTC.
 */
export const smsMessage = z.object({
  id: idText,
  direction: z.enum(['inbound', 'outbound']),
  from_phone: textOrNothing,
  to_phone: textOrNothing,
  body: textOrNothing,
  status: smsStatus,
  sent_at: orNull(z.string()),
  received_at: orNull(z.string()),
  created_at: textOrNothing,
  /** The thread it belongs to. */
  person_id: orNull(z.string()),
  hand_over: orNull(smsDispatchState),
  /** The carrier's raw status and error code. */
  carrier_state: orNull(z.string()),
  error_code: orNull(z.number()),
  /** The sending account; null for inbound texts and automatic replies. */
  sent_by: orNull(z.string()),
  /** The failed message that this one resends. */
  retry_of: orNull(z.string()),
  /** When a held text will be sent. */
  not_before: orNull(z.string()),
  /** Why it is held; null: for the end of the quiet hours. */
  hold: orNull(z.enum(['undo', 'scheduled'])),
  pictures: z._default(z.array(smsPicture), []),
});
export type SmsMessage = z.infer<typeof smsMessage>;

/** How the person opted out. */
export const smsOptOutWays = ['keyword', 'carrier', 'staff'] as const;

export const smsConsentWays = ['counter', 'phone', 'form', 'text'] as const;
export const smsConsent = z.object({
  /** Calendar date of the consent. */
  on: z.string(),
  how: z.enum(smsConsentWays),
  note: z.string(),
  by: person,
});

/** A person the store texts with: one number and what staff recorded about it. */
export const smsPerson = z.object({
  id: z.string(),
  phone: z.string(),
  name: z.nullable(z.string()),
  language: z.nullable(z.enum(['en', 'es'])),
  assignedTo: z.nullable(person),
  isDone: z.boolean(),
  snoozedUntil: z.nullable(z.string()),
  /** Null while texting is allowed. `by` is the staff member who recorded the opt-out. */
  optedOut: z.nullable(
    z.object({ at: z.string(), how: z.enum(smsOptOutWays), words: z.nullable(z.string()), by: z.nullable(person) }),
  ),
  /** A text that seems to opt out in the person's own words, until staff confirm or dismiss it. */
  wish: z.nullable(z.object({ messageId: z.string(), words: z.string() })),
  consent: z.nullable(smsConsent),
  /** All unread messages, including those not listed here. */
  unread: z.number(),
  lastInboundAt: z.nullable(z.string()),
  /** The first text that neither an answer nor Done settled. */
  waitingSince: orNull(z.string()),
  /** Ids of labels. */
  labels: z._default(z.array(z.string()), []),
  /** Counts staff changes, to detect conflicts. */
  version: z.number(),
});
export type SmsPerson = z.infer<typeof smsPerson>;

/** A thread on top of the list: its open alarm, the text that raised it, and its person. */
export const smsPinnedThread = z.object({ alarm: smsAlarm, message: smsMessage, person: smsPerson });
export type SmsPinnedThread = z.infer<typeof smsPinnedThread>;

/** Messages and their people. A person may be missing when the page reads the table. */
export const smsPage = z.object({
  messages: z.array(smsMessage),
  people: z._default(z.array(smsPerson), []),
  /** Pass as `before` for older messages; null at the end. */
  next: orNull(z.string()),
  /** On the first page, whatever the filters: threads with an open alarm, the most urgent first. Missing when the page reads the table. */
  pinned: z.optional(z.array(smsPinnedThread)),
});
export type SmsPage = z.infer<typeof smsPage>;

/** List filters. `open`: neither done nor snoozed. */
export const smsViews = ['open', 'mine', 'unassigned', 'unread', 'snoozed', 'done'] as const;
export const smsView = z.enum(smsViews);
export type SmsView = z.infer<typeof smsView>;

const cursor = z.string().check(z.maxLength(100));

/** Newest first. `phone` matches sender and recipient, ignoring whitespace; empty filters are left out. */
export const listSms = defineEndpoint({
  method: 'GET',
  path: '/api/twilio/messages',
  access: smsRoles,
  input: {
    query: z.strictObject({
      phone: z.optional(typedText(40)),
      status: z.optional(smsStatus),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(smsLimits.listRows)), smsLimits.listRows),
      view: z.optional(smsView),
      label: z.optional(z.guid()),
      before: z.optional(cursor),
    }),
  },
  output: smsPage,
  errors: [],
});

const messageParams = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
/** Sent by the page; the server stores the account from the token. */
const repliedBy = z.optional(z.nullable(typedText(254)));

export const markSmsRead = defineEndpoint({
  method: 'PATCH',
  path: '/api/twilio/messages/:id/read',
  access: smsRoles,
  input: { params: messageParams, body: z.strictObject({ replied_by: repliedBy }) },
  output: z.object({ success: z.literal(true), message: smsMessage }),
  errors: ['not_found'],
});

/** `success: false` with the reason when the carrier refused the text. */
export const smsSendResult = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  message: z.optional(smsMessage),
});
export type SmsSendResult = z.infer<typeof smsSendResult>;

/** Outcomes of sending beyond the carrier's own answers. */
export const smsSendErrors = [
  'phone_not_allowed',
  'sms_opted_out',
  'text_consent_needed',
  'idempotency_mismatch',
  'sms_unreachable',
  'sms_not_connected',
  'sms_uncertain',
  'sms_unknown',
  'not_found',
] as const;

/**
 * Sends one text. Its row is committed as `queued` before the carrier is called. The same `idempotency-key` sends once and returns the
 * first answer.
 */
export const sendSms = defineEndpoint({
  method: 'POST',
  path: '/api/twilio/send',
  access: smsRoles,
  input: {
    headers: z.object({
      'idempotency-key': z.optional(z.string().check(z.minLength(8), z.maxLength(100))),
      /** Holds the text this long, so that its sender can take it back. Without it, a text is sent at once. */
      'undo-seconds': z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(smsLimits.maxUndoSeconds))),
    }),
    body: z.strictObject({
      to: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      body: typedText(smsLimits.maxChars, 1).check(z.refine((text) => text.trim() !== '', 'a text that is not empty')),
      replied_by: repliedBy,
      /** Pictures added before. */
      pictures: z.optional(z.array(z.guid()).check(z.maxLength(smsLimits.maxPictures))),
      /** `after_quiet_hours` holds a text that would start a conversation at night until morning. */
      when: z._default(z.enum(['now', 'after_quiet_hours']), 'now'),
      /** Sends it then; in quiet hours, a text that would start a conversation goes out at their end. */
      at: z.optional(z.iso.datetime()),
      /** `ask`: `text_consent_needed` where none is recorded. How they agreed: recorded with the text. Missing: not asked. */
      consent: z.optional(
        z.union([z.literal('ask'), z.strictObject({ how: z.enum(smsConsentWays), note: typedText(500) })]),
      ),
    }),
  },
  output: smsSendResult,
  errors: smsSendErrors,
});

/** Carrier webhook for inbound texts. Form-encoded or JSON; answers with TwiML. */
export const receiveSms = defineEndpoint({
  method: 'POST',
  path: '/api/twilio/inbound',
  access: 'carrier',
  input: { body: 'raw' },
  output: 'file',
  errors: ['forbidden', 'sms_not_connected'],
});

/** Carrier webhook for the status of outbound texts. */
export const receiveSmsStatus = defineEndpoint({
  method: 'POST',
  path: '/api/twilio/status',
  access: 'carrier',
  input: { body: 'raw' },
  output: 'file',
  errors: ['forbidden', 'sms_not_connected'],
});

/** An outbound picture, for the carrier alone: a short-lived token for this one picture. */
export const readOutboundPicture = defineEndpoint({
  method: 'GET',
  path: '/api/twilio/pictures/:token',
  access: 'carrier',
  input: { params: z.strictObject({ token: z.string().check(z.maxLength(200)) }) },
  output: 'file',
  errors: ['not_found'],
});
