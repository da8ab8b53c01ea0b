import * as z from 'zod/mini';
import { person } from './dme-shoe-cases.ts';
import { defineEndpoint } from './endpoint.ts';
import { smsLimits } from './limits.ts';
import { typedText } from './text.ts';

const admins = ['admin'] as const;

/** Spec section 4. What a carrier says beyond these maps onto one of them and is kept raw beside it. */
export const smsStatuses = ['queued', 'delivered', 'failed', 'read'] as const;
export const smsStatus = z.enum(smsStatuses);
export type SmsStatus = z.infer<typeof smsStatus>;

/**
 * What became of a text of ours. `waiting`: to be handed to the carrier, or once more, since the carrier certainly did not take it.
 * `unknown`: handed over without an answer; being looked up, never sent again by itself. `taken`: the carrier has it. `refused`: it does not
 * want it.
 */
export const smsHandOvers = ['waiting', 'unknown', 'taken', 'refused'] as const;

export const smsPicture = z.object({ id: z.string(), type: z.string(), size: z.number() });

/** A text message (spec section 3), and what is known of it beyond that. Numbers are E.164, instants ISO 8601 in UTC. */
export const smsMessage = z.object({
  id: z.string(),
  direction: z.enum(['inbound', 'outbound']),
  from_phone: z.string(),
  to_phone: z.string(),
  body: z.string(),
  status: smsStatus,
  sent_at: z.nullable(z.string()),
  received_at: z.nullable(z.string()),
  created_at: z.string(),
  hand_over: z._default(z.nullable(z.enum(smsHandOvers)), null),
  /** The carrier's own word, and why it failed. */
  carrier_state: z._default(z.nullable(z.string()), null),
  error_code: z._default(z.nullable(z.number()), null),
  pictures: z._default(z.array(smsPicture), []),
  sent_by: z._default(z.nullable(person), null),
});
export type SmsMessage = z.infer<typeof smsMessage>;

/** Newest first. `phone` is compared without its white space, with sender and recipient; what is empty is left out. */
export const listSms = defineEndpoint({
  method: 'GET',
  path: '/api/twilio/messages',
  access: admins,
  input: {
    query: z.strictObject({
      phone: z.optional(typedText(40)),
      status: z.optional(smsStatus),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(smsLimits.listRows)), smsLimits.listRows),
    }),
  },
  output: z.object({ messages: z.array(smsMessage) }),
  errors: [],
});

const messageParams = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
/** The page says who it is; what is kept is who the token says. */
const repliedBy = z.optional(z.nullable(typedText(254)));

export const markSmsRead = defineEndpoint({
  method: 'PATCH',
  path: '/api/twilio/messages/:id/read',
  access: admins,
  input: { params: messageParams, body: z.strictObject({ replied_by: repliedBy }) },
  output: z.object({ success: z.literal(true), message: smsMessage }),
  errors: ['not_found'],
});

/** Largest text that carriers take, in UTF-16 units. */
export const maxSmsChars = 1_600;

/**
 * Sends one text: its row is committed as `queued` before the carrier is called. With the same `idempotency-key` the same text is sent once.
 * `success` says that the carrier took it, or that it is on its way to it.
 */
export const sendSms = defineEndpoint({
  method: 'POST',
  path: '/api/twilio/send',
  access: admins,
  input: {
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.minLength(8), z.maxLength(100))) }),
    body: z.strictObject({
      to: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      body: typedText(maxSmsChars, 1).check(z.refine((text) => text.trim() !== '', 'a text that is not empty')),
      replied_by: repliedBy,
    }),
  },
  output: z.object({ success: z.literal(true), message: smsMessage }),
  errors: ['idempotency_mismatch', 'conflict', 'upstream_failed', 'upstream_timeout', 'unavailable'],
});
