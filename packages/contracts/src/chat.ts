import * as z from 'zod/mini';
import { chatHeaders, chatIdPattern, chatScreenPattern, chatStreamRoute } from './chat-route.ts';
import { modelDisclosure } from './model-disclosure.ts';
import { defineEndpoint } from './shared/endpoint.ts';
import { languages } from './shared/language.ts';
import { chatLimits } from './shared/limits.ts';
import { typedText } from './shared/text.ts';
import { attachment } from './uploads.ts';

/** `chat-` and its creation time in milliseconds. A label, never a right: a cookie identifies the visitor. */
export const chatId = z.string().check(z.regex(chatIdPattern, 'chat-<timestamp>'));

/** Where an answer comes from, and when a person last checked it. `page`: the authority's own page that it rests on. */
export const source = z.object({
  id: z.string(),
  title: z.string(),
  lastChecked: z.string(),
  page: z.optional(z.object({ name: z.string(), url: z.string().check(z.regex(/^https:\/\/[^\s"<>]+$/)) })),
});
export type Source = z.infer<typeof source>;

export const careTiers = ['emergency', 'poison', 'crisis', 'pharmacist'] as const;
export type CareTier = (typeof careTiers)[number];

/** A card that refers to 911, Poison Control, 988 or the pharmacist. Its numbers are tap-to-call. */
export const careCard = z.object({
  tier: z.enum(careTiers),
  title: z.string(),
  text: z.string(),
  lines: z.array(z.object({ label: z.string(), tel: z.string() })),
  /** The card's language and direction, where they aren't the page's. */
  lang: z.optional(z.string()),
  dir: z.optional(z.enum(['ltr', 'rtl'])),
  /** Found in an attached file, so the visitor cannot set it aside. */
  isFromFile: z.optional(z.boolean()),
});
export type CareCard = z.infer<typeof careCard>;

/** `medical` names the signs to call 911 for, `talk` offers 988. */
export const noteKinds = ['medical', 'talk'] as const;

/** A note above the answer. It accompanies the answer; a card replaces it. */
export const careNote = z.object({
  kind: z.enum(noteKinds),
  language: z.enum(languages),
  text: z.string(),
  /** Calls and texts to tap: `tel:911`, `sms:988`. */
  lines: z.array(
    z.object({ label: z.string(), href: z.string().check(z.regex(/^(?:tel|sms):\d+(?:\?body=[A-Z]+)?$/)) }),
  ),
});
export type CareNote = z.infer<typeof careNote>;
export type NoteKind = CareNote['kind'];

/** Answers a visitor as an event stream (spec section 7, docs/decisions/0005). */
export const streamChat = defineEndpoint({
  ...chatStreamRoute,
  access: 'public',
  input: {
    headers: z.object({
      [chatHeaders.chatId]: z.optional(chatId),
      [chatHeaders.language]: z.optional(z.string()),
      [chatHeaders.screen]: z.optional(z.string().check(z.regex(chatScreenPattern, '32 hexadecimal digits'))),
      [chatHeaders.reset]: z.optional(z.literal('1')),
      [chatHeaders.notEmergency]: z.optional(z.literal('1')),
      [chatHeaders.extensions]: z.optional(z.string().check(z.maxLength(200))),
      [chatHeaders.key]: z.optional(z.string().check(z.regex(/^[\w-]{8,100}$/))),
    }),
    body: z.strictObject({
      text: typedText(chatLimits.maxTextChars),
      attachments: z._default(z.array(attachment).check(z.maxLength(chatLimits.maxAttachments)), []),
      mode: z._default(z.literal('default'), 'default'),
    }),
  },
  errors: ['unavailable'],
});
export type ChatRequest = z.infer<typeof streamChat.input.body>;

/** Follow-up questions to tap, in the language of the answer. */
export const suggestions = z.array(z.string().check(z.minLength(1), z.maxLength(160))).check(z.maxLength(5));

/** A form for a request, with what the visitor already said for its fields; never who they are. */
export const formOffer = z.object({
  form: z.enum(['refill', 'transfer', 'new_patient', 'appointment', 'delivery']),
  /** Behind a button; open without it. */
  as: z.optional(z.literal('button')),
  said: z.partialRecord(z.enum(['handover', 'pharmacyName', 'service', 'vaccine']), z.string().check(z.maxLength(100))),
});
export type FormOffer = z.infer<typeof formOffer>;

/** Events of a chat stream. All but `chunk`, `end` and `error` go only to clients that asked for them. */
export type ChatEvent =
  | { type: 'chunk'; text: string }
  | { type: 'sources'; sources: Source[] }
  | { type: 'care'; card: CareCard }
  /** Clients without it get its text as the first chunk. */
  | { type: 'note'; note: CareNote }
  | { type: 'suggestions'; suggestions: string[] }
  /** Offer the form of {@link requestCallback}: open, or behind a button. */
  | { type: 'hand-off'; as?: 'button' }
  | ({ type: 'request-form' } & FormOffer)
  /** Masked words left for a language model; {@link readDisclosures} shows them by this id. */
  | { type: 'disclosed'; id: string }
  | { type: 'end' }
  | { type: 'error'; message: string };

/** What left for a language model with one of the visitor's own questions, oldest first. The id comes with its answer. */
export const readDisclosures = defineEndpoint({
  method: 'GET',
  path: '/api/chat/disclosures/:id',
  access: 'public',
  input: { params: z.strictObject({ id: z.guid().check(z.toLowerCase()) }) },
  output: z.object({ disclosures: z.array(modelDisclosure) }),
  errors: ['not_found', 'unavailable'],
});

/** The page sends it after each message; the server forwards it to the configured pipeline (spec section 7). */
export const sendOutbound = defineEndpoint({
  method: 'POST',
  path: '/api/chat/pipeline/outbound',
  access: 'public',
  input: {
    body: z.strictObject({ chatId, text: typedText(chatLimits.maxTextChars, 1) }),
  },
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'unavailable'],
});

/**
 * Leaves a callback request for staff. A second one in the same conversation replaces an open one. `answerBy` is the latest time to expect
 * a call, by the store's hours.
 */
export const requestCallback = defineEndpoint({
  method: 'POST',
  path: '/api/chat/hand-off',
  access: 'public',
  input: {
    headers: z.object({ [chatHeaders.language]: z.optional(z.string()) }),
    body: z.strictObject({
      chatId,
      name: typedText(chatLimits.maxNameChars, 1).check(z.refine((name) => name.trim() !== '', 'Write your name.')),
      /** As people write it; stored as E.164. */
      phone: typedText(40, 1),
      message: typedText(chatLimits.maxHandOffChars),
      /** The visitor ticked the box beside the phone field. */
      mayText: z.optional(z.boolean()),
    }),
  },
  output: z.object({ id: z.string(), phone: z.string(), answerBy: z.nullable(z.string()) }),
  errors: ['not_found', 'phone_not_allowed', 'unavailable'],
});
