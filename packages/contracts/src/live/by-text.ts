import * as z from 'zod/mini';
import { chatId } from '../chat.ts';
import { chatHeaders } from '../chat-route.ts';
import { conversationRoles } from '../conversations.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { typedText } from '../shared/text.ts';

/** A conversation of the chat that continues by text. */

/** `expired`: no YES in time. `ended`: STOP, staff, the visitor, or another conversation took its place. */
export const byTextStates = ['none', 'pending', 'confirmed', 'expired', 'ended'] as const;
export type ByTextState = (typeof byTextStates)[number];

/** As the visitor sees it: the same for every number, whether the store knows it or not. */
export const byText = z.object({
  state: z.enum(byTextStates),
  /** The last four digits. */
  phoneEnd: z.nullable(z.string()),
  /** Until when a YES counts. */
  confirmBy: z.nullable(z.string()),
  /** The question goes out then: it is night. */
  heldUntil: z.nullable(z.string()),
  /** The store's number, to know the text by; null where the carrier picks one. */
  from: z.nullable(z.string()),
});
export type ByText = z.infer<typeof byText>;

/**
 * Asks the number's owner by text. The same answer for every number. Once per minute for the same number; another number replaces the one
 * before. `phone_not_allowed` for numbers that texts don't reach, `sms_not_connected` without a carrier.
 */
export const askByText = defineEndpoint({
  method: 'POST',
  path: '/api/chat/by-text',
  access: 'public',
  input: {
    headers: z.object({ [chatHeaders.language]: z.optional(z.string()) }),
    body: z.strictObject({
      chatId,
      phone: typedText(40, 1),
      /** The box beside the phone, with the words that the answer is kept with. */
      agreed: z.literal(true),
    }),
  },
  output: byText,
  errors: ['not_found', 'phone_not_allowed', 'sms_not_connected', 'too_many_requests', 'unavailable'],
});

export const readByText = defineEndpoint({
  method: 'GET',
  path: '/api/chat/by-text',
  access: 'public',
  input: { headers: z.object({ [chatHeaders.chatId]: chatId }) },
  output: byText,
  errors: ['not_found', 'unavailable'],
});

/** No texts any more about this conversation. Idempotent. */
export const endByText = defineEndpoint({
  method: 'POST',
  path: '/api/chat/by-text/end',
  access: 'public',
  input: { body: z.strictObject({ chatId }) },
  output: byText,
  errors: ['not_found', 'unavailable'],
});

const byId = z.strictObject({ id: z.guid().check(z.toLowerCase()) });

export const staffByText = z.object({
  state: z.enum(byTextStates),
  phone: z.nullable(z.string()),
  /** Of the state. */
  at: z.nullable(z.string()),
  endedHow: z.nullable(z.enum(['stop', 'staff', 'person', 'replaced'])),
  /** The number can't be texted, so no question went out. */
  isUnasked: z.boolean(),
  /** The thread in the inbox. */
  personId: z.nullable(z.string()),
});
export type StaffByText = z.infer<typeof staffByText>;

export const readStaffByText = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/:id/by-text',
  access: conversationRoles,
  input: { params: byId },
  output: staffByText,
  errors: ['not_found'],
});

export const endStaffByText = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/by-text/end',
  access: conversationRoles,
  input: { params: byId },
  output: staffByText,
  errors: ['not_found'],
});
