import * as z from 'zod/mini';
import { careReason, conversationRoles } from '../conversations.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { fileState } from '../shared/file-state.ts';
import { languages } from '../shared/language.ts';
import { role } from '../shared/roles.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
import { liveFile, liveMessage, liveState, liveText, maxLiveFiles, messageKey } from './messages.ts';

/** Realtime table with `conversation_id` and `version`; it says nothing of a person. */
export const liveChangesTable = 'live_changes';

const byId = z.strictObject({ id: z.guid().check(z.toLowerCase()) });

export const staffLiveMessage = z.object({
  ...liveMessage.shape,
  staffId: z.nullable(z.string()),
  /** In the order of the files. */
  fileStates: z._default(z.array(fileState), []),
  language: z.enum(languages),
  /** Of a card or note: why it was shown. */
  careReason: z._default(z.nullable(careReason), null),
});
export type StaffLiveMessage = z.infer<typeof staffLiveMessage>;

export const staffLiveState = z.object({
  ...liveState.shape,
  answeredBy: z.nullable(z.object({ ...person.shape, role: z.nullable(role) })),
  isVisitorTyping: z.boolean(),
  isVisitorHere: z.boolean(),
  visitorSeenAt: z.nullable(z.string()),
  /** The visitor started over; nothing reaches them any more. */
  isForgotten: z.boolean(),
  /** A danger was found, and no one has seen to it; {@link closeUrgentChat}. */
  isUrgent: z._default(z.boolean(), false),
  /** How staff closed it last. */
  urgentClosed: z._default(z.nullable(z.object({ at: z.string(), by: person, done: z.string() })), null),
  /** The visitor confirmed that it continues by text. */
  isByText: z._default(z.boolean(), false),
  /** Lines whose text didn't arrive, with the carrier's error code. */
  failedTexts: z._default(z.array(z.object({ seq: z.number(), code: z.nullable(z.number()) })), []),
});
export type StaffLiveState = z.infer<typeof staffLiveState>;

const stateOnly = z.object({ state: staffLiveState });

export const readLive = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/:id/live',
  access: conversationRoles,
  input: {
    params: byId,
    query: z.strictObject({ after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0) }),
  },
  output: z.object({ state: staffLiveState, messages: z.array(staffLiveMessage) }),
  errors: ['not_found'],
});

/** From its answer on, the assistant is silent. `conflict`, with the state: someone else is in the chat; {@link takeOverChat}. */
export const joinChat = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/live/join',
  access: conversationRoles,
  input: { params: byId },
  output: stateOnly,
  errors: ['not_found', 'conflict'],
});

/** `from`: who is in the chat on the screen. `conflict`, with the state: it is someone else by now, or no one. */
export const takeOverChat = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/live/take-over',
  access: conversationRoles,
  input: { params: byId, body: z.strictObject({ from: z.guid() }) },
  output: stateOnly,
  errors: ['not_found', 'conflict'],
});

/** Hands the chat back to the assistant. `conflict`, with the state: someone else is in. */
export const leaveChat = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/live/leave',
  access: conversationRoles,
  input: { params: byId },
  output: stateOnly,
  errors: ['not_found', 'conflict'],
});

export const maxDoneChars = 500;

/** In the user's name, with what was done. Repeatable; `conflict`, with the state: someone else closed it, or it was seen to. */
export const closeUrgentChat = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/live/urgent/close',
  access: conversationRoles,
  input: {
    params: byId,
    /** `upTo`: the newest line that the writer saw; a later danger is a `conflict`. */
    body: z.strictObject({
      done: typedText(maxDoneChars),
      upTo: z.optional(z.number().check(z.int(), z.nonnegative())),
    }),
  },
  output: stateOnly,
  errors: ['not_found', 'conflict'],
});

/** Only who is in the chat writes; `conflict` with the state. The answer to a repeated key is the stored message. */
export const sendStaffMessage = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/live/messages',
  access: conversationRoles,
  input: {
    params: byId,
    body: z.strictObject({
      key: messageKey,
      text: liveText,
      attachments: z._default(z.array(liveFile).check(z.maxLength(maxLiveFiles)), []),
    }),
  },
  output: z.object({ message: staffLiveMessage, state: staffLiveState }),
  errors: ['not_found', 'conflict'],
});

export const reportStaffTyping = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/live/typing',
  access: conversationRoles,
  input: { params: byId, body: z.strictObject({ isTyping: z.boolean() }) },
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found'],
});

/** Counts only from who is in the chat. */
export const reportStaffSeen = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/live/seen',
  access: conversationRoles,
  input: { params: byId, body: z.strictObject({ seq: z.number().check(z.int(), z.nonnegative()) }) },
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found'],
});

/** Stores a file for a message to the visitor. `x-file-path` is its name; its bytes decide its type. */
export const addLiveFile = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/:id/live/files',
  access: conversationRoles,
  input: {
    params: byId,
    headers: z.object({ 'x-file-path': z.string().check(z.minLength(1), z.maxLength(1_024)) }),
    body: 'raw',
  },
  output: z.object({ file: liveFile }),
  errors: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'storage_full', 'unavailable'],
});

/** The inbox's canned replies; their variables are filled in by the page, as there. */
export const listChatReplies = defineEndpoint({
  method: 'GET',
  path: '/api/chat-replies',
  access: conversationRoles,
  input: {},
  output: z.object({
    replies: z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), language: z.enum(languages) })),
  }),
  errors: [],
});
