import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { smsLimits } from '../shared/limits.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';

export const smsRoles = ['admin'] as const;

/** Where pictures of texts are kept, both ways. Private. */
export const smsPicturesBucket = 'sms-pictures';

/** Spec section 4. What a carrier says beyond these maps onto one of them and is kept raw beside it. */
export const smsStatuses = ['queued', 'delivered', 'failed', 'read'] as const;
export const smsStatus = z.enum(smsStatuses);
export type SmsStatus = z.infer<typeof smsStatus>;

/**
 * What became of a text of ours. `waiting`: not handed to the carrier yet, or certainly not taken by it. `unknown`: handed over and not answered;
 * looked up, never sent again by itself. `taken`: the carrier has it. `refused`: it does not go out.
 */
export const smsHandOvers = ['waiting', 'unknown', 'taken', 'refused'] as const;
export const smsHandOver = z.enum(smsHandOvers);
export type SmsHandOver = z.infer<typeof smsHandOver>;

export const smsPicture = z.object({
  id: z.string(),
  type: z.string(),
  size: z.number(),
  /** `waiting`: the carrier has it, we do not yet. `lost`: it could not be read, or is no picture. */
  state: z.enum(['waiting', 'stored', 'lost']),
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
 * A text message: spec section 3 in the names of the table, which the page may read directly, and what is known of it beyond that. Numbers are
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
  hand_over: orNull(smsHandOver),
  /** The carrier's own word and error code. */
  carrier_state: orNull(z.string()),
  error_code: orNull(z.number()),
  /** The account that sent it; null for what came in, and for replies the program gave by itself. */
  sent_by: orNull(z.string()),
  /** The failed message that this one sends again. */
  retry_of: orNull(z.string()),
  /** While it is held for the end of the quiet hours: when it will go out. */
  not_before: orNull(z.string()),
  pictures: z._default(z.array(smsPicture), []),
});
export type SmsMessage = z.infer<typeof smsMessage>;

/** How somebody came to get no more texts. */
export const smsOptOutWays = ['keyword', 'carrier', 'staff'] as const;

export const smsConsentWays = ['counter', 'phone', 'form', 'text'] as const;
export const smsConsent = z.object({
  /** Calendar date on which the person agreed. */
  on: z.string(),
  how: z.enum(smsConsentWays),
  note: z.string(),
  by: person,
});

/** Whom the store texts with: one number, and what staff know and decided about it. */
export const smsPerson = z.object({
  id: z.string(),
  phone: z.string(),
  name: z.nullable(z.string()),
  language: z.nullable(z.enum(['en', 'es'])),
  assignedTo: z.nullable(person),
  isDone: z.boolean(),
  snoozedUntil: z.nullable(z.string()),
  /** Null while the person may be texted. `by` is who recorded it for them. */
  optedOut: z.nullable(
    z.object({ at: z.string(), how: z.enum(smsOptOutWays), words: z.nullable(z.string()), by: z.nullable(person) }),
  ),
  /** A text that seems to ask for no more texts in words of its own, until staff confirm or dismiss it. */
  wish: z.nullable(z.object({ messageId: z.string(), words: z.string() })),
  consent: z.nullable(smsConsent),
  /** All unread messages, also those that are not listed here. */
  unread: z.number(),
  lastInboundAt: z.nullable(z.string()),
  /** Counts changes by staff, so that one does not undo another unseen. */
  version: z.number(),
});
export type SmsPerson = z.infer<typeof smsPerson>;

/** Messages with the people they were exchanged with. A message's person may be missing where the page reads the table itself. */
export const smsPage = z.object({
  messages: z.array(smsMessage),
  people: z._default(z.array(smsPerson), []),
  /** Hand it in as `before` for what is older; null at the end. */
  next: orNull(z.string()),
});
export type SmsPage = z.infer<typeof smsPage>;

/** What the list is narrowed to. `open` is neither done nor snoozed. */
export const smsViews = ['open', 'mine', 'unassigned', 'unread', 'snoozed', 'done'] as const;
export const smsView = z.enum(smsViews);
export type SmsView = z.infer<typeof smsView>;

const cursor = z.string().check(z.maxLength(100));

/** Newest first. `phone` is compared without its white space, with sender and recipient; empty filters are left out. */
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
      before: z.optional(cursor),
    }),
  },
  output: smsPage,
  errors: [],
});

const messageParams = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
/** The page says who it is; what is kept is who the token says. */
const repliedBy = z.optional(z.nullable(typedText(254)));

export const markSmsRead = defineEndpoint({
  method: 'PATCH',
  path: '/api/twilio/messages/:id/read',
  access: smsRoles,
  input: { params: messageParams, body: z.strictObject({ replied_by: repliedBy }) },
  output: z.object({ success: z.literal(true), message: smsMessage }),
  errors: ['not_found'],
});

/** `success: false` with its reason when the carrier was asked and did not want the text. */
export const smsSendResult = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  message: z.optional(smsMessage),
});
export type SmsSendResult = z.infer<typeof smsSendResult>;

/** What sending a text may end in beyond what the carrier answers. */
export const smsSendErrors = [
  'phone_not_allowed',
  'sms_opted_out',
  'idempotency_mismatch',
  'sms_unreachable',
  'sms_not_connected',
  'sms_uncertain',
  'sms_unknown',
  'not_found',
] as const;

/**
 * Sends one text: its row is committed as `queued` before the carrier is called. With the same `idempotency-key` the same text is sent once and
 * answered as the first time.
 */
export const sendSms = defineEndpoint({
  method: 'POST',
  path: '/api/twilio/send',
  access: smsRoles,
  input: {
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.minLength(8), z.maxLength(100))) }),
    body: z.strictObject({
      to: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      body: typedText(smsLimits.maxChars, 1).check(z.refine((text) => text.trim() !== '', 'a text that is not empty')),
      replied_by: repliedBy,
      /** Pictures that were added before. */
      pictures: z.optional(z.array(z.guid()).check(z.maxLength(smsLimits.maxPictures))),
      /** `after_quiet_hours` holds a text that would start a conversation at night until the morning. */
      when: z._default(z.enum(['now', 'after_quiet_hours']), 'now'),
    }),
  },
  output: smsSendResult,
  errors: smsSendErrors,
});

/** Called by the carrier when a text comes in. Form-encoded or JSON; the answer is TwiML. */
export const receiveSms = defineEndpoint({
  method: 'POST',
  path: '/api/twilio/inbound',
  access: 'carrier',
  input: { body: 'raw' },
  output: 'file',
  errors: ['forbidden', 'sms_not_connected'],
});

/** Called by the carrier when a text of ours gets further. */
export const receiveSmsStatus = defineEndpoint({
  method: 'POST',
  path: '/api/twilio/status',
  access: 'carrier',
  input: { body: 'raw' },
  output: 'file',
  errors: ['forbidden', 'sms_not_connected'],
});

/** A picture of a text on its way out, for the carrier alone: the token is short-lived and stands for this one picture. */
export const readOutboundPicture = defineEndpoint({
  method: 'GET',
  path: '/api/twilio/pictures/:token',
  access: 'carrier',
  input: { params: z.strictObject({ token: z.string().check(z.maxLength(200)) }) },
  output: 'file',
  errors: ['not_found'],
});
