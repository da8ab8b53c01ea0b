import * as z from 'zod/mini';
import { careCard, noteKinds, source } from './chat.ts';
import { modelDisclosure } from './model-disclosure.ts';
import { defineEndpoint } from './shared/endpoint.ts';
import { fileState } from './shared/file-state.ts';
import { languages } from './shared/language.ts';
import { rowId } from './shared/row-id.ts';
import { person } from './shared/staff-person.ts';
import { typedText } from './shared/text.ts';
import { attachment } from './uploads.ts';

/** What staff see of the chat: conversations, callback requests and unanswered questions. */

export const conversationRoles = ['pharmacist', 'admin'] as const;
const eraseRoles = ['admin'] as const;

const byId = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
const cursor = z.string().check(z.maxLength(100));
const careTier = careCard.shape.tier;

/** Who answered: the safety gate, local knowledge or a language model. */
export const answerers = ['gate', 'local', 'model'] as const;

/** How a question was handled. `pharmacist`: referred to the pharmacist; `which`: asked which of two things the visitor means. */
export const answerOutcomes = [
  'answered',
  'which',
  'unknown',
  'pharmacist',
  'emergency',
  'hand_off',
  'refused',
] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];

export const callbackRequest = z.object({
  id: z.string(),
  conversationId: z.string(),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  message: z.string(),
  /** The words about texts that the visitor agreed to; null without agreement. */
  textConsent: z.nullable(z.string()),
  language: z.enum(languages),
  createdAt: z.string(),
  /** The latest time promised to the visitor; null when the store lists no opening. */
  answerBy: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  doneBy: z.nullable(person),
});
export type CallbackRequest = z.infer<typeof callbackRequest>;

export const conversationSummary = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastAt: z.string(),
  turns: z.number(),
  /** Start of the visitor's newest question, at most 200 characters. */
  lastQuestion: z.string(),
  /** The most severe card shown; null for none. */
  care: z.nullable(careTier),
  files: z.number(),
  unanswered: z.number(),
  handOff: z.nullable(callbackRequest),
  /** A person is in the chat, or wanted; missing for neither. `since`: of the visitor's wait, or of the join. */
  live: z.optional(
    z.object({
      answeredBy: z.nullable(person),
      since: z.string(),
      isVisitorHere: z.boolean(),
      /** The visitor's messages that the person in the chat hasn't seen. */
      unseen: z.number(),
    }),
  ),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

/** Why a card or note was shown. Staff see it, visitors do not. */
export const careReason = z.object({
  /** What the safety check found, also when nothing was shown. */
  kind: z.nullable(z.string()),
  note: z.nullable(z.enum(noteKinds)),
  /** The part of the message that decided, and its strongest words; empty when unknown. */
  segment: z.string(),
  signs: z.array(z.string()),
  /** The visitor said it was no emergency, so the card was not repeated. */
  isSetAside: z.boolean(),
  /** How a language model's reading changed what the check found. */
  model: z.optional(z.object({ class: z.string(), change: z.enum(['raised', 'lowered']) })),
});
export type CareReason = z.infer<typeof careReason>;

export const conversationTurn = z.object({
  id: z.string(),
  at: z.string(),
  question: z.string(),
  attachments: z.array(attachment),
  /** In the order of the attachments. */
  fileStates: z._default(z.array(fileState), []),
  answer: z.string(),
  state: z.enum(['answering', 'complete', 'interrupted', 'failed']),
  language: z.enum(languages),
  answeredBy: z.nullable(z.enum(answerers)),
  outcome: z.nullable(z.enum(answerOutcomes)),
  care: z.nullable(careTier),
  /** The note shown above the answer. */
  careNote: z._default(z.nullable(z.enum(noteKinds)), null),
  careReason: z._default(z.nullable(careReason), null),
  /** The topic: the id of a knowledge page, or one of the store's facts. */
  intent: z.nullable(z.string()),
  sources: z.array(source),
  /** Calls of a language model; {@link readTurnDisclosures} shows what was sent. */
  disclosures: z._default(z.number(), 0),
});
export type ConversationTurn = z.infer<typeof conversationTurn>;

/**
 * `live`: a person is wanted, or in the chat; `waiting`: with an open callback request; `emergency`: an emergency card was shown;
 * `unanswered`: with an open question.
 */
export const conversationViews = ['live', 'waiting', 'emergency', 'unanswered', 'all'] as const;
export type ConversationView = (typeof conversationViews)[number];

export const conversationPage = z.object({
  conversations: z.array(conversationSummary),
  next: z.nullable(z.string()),
  /** Open items now, whatever the filter. */
  counts: z.object({
    live: z.optional(z.number()),
    waiting: z.number(),
    emergency: z.number(),
    unanswered: z.number(),
  }),
});
export type ConversationPage = z.infer<typeof conversationPage>;

/**
 * 50 at a time, newest first; open callback requests and wanted persons oldest first. `emergency` covers the last seven days. Counts stop one above
 * `countLimit`.
 */
export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/api/conversations',
  access: conversationRoles,
  input: { query: z.strictObject({ view: z._default(z.enum(conversationViews), 'all'), before: z.optional(cursor) }) },
  output: conversationPage,
  errors: [],
});

/** Searches questions, answers, names and numbers. A POST body, because search terms do not belong in a URL. */
export const searchConversations = defineEndpoint({
  method: 'POST',
  path: '/api/conversations/search',
  access: conversationRoles,
  input: { body: z.strictObject({ text: typedText(100, 2), before: z.optional(cursor) }) },
  output: conversationPage,
  errors: [],
});

export const readConversation = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  access: conversationRoles,
  input: { params: byId },
  output: z.object({
    conversation: conversationSummary,
    turns: z.array(conversationTurn),
    handOffs: z.array(callbackRequest),
    /** When retention deletes the conversation. */
    keptUntil: z.string(),
  }),
  errors: ['not_found'],
});

/** What left for a language model with one question, oldest first. */
export const readTurnDisclosures = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/:id/turns/:turn/disclosures',
  access: conversationRoles,
  input: {
    params: z.strictObject({ ...byId.shape, turn: rowId }),
  },
  output: z.object({ disclosures: z.array(modelDisclosure) }),
  errors: ['not_found'],
});

/** Erases a conversation and its files, as a visitor may request. */
export const eraseConversation = defineEndpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  access: eraseRoles,
  input: { params: byId },
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found'],
});

/** Marks a callback done or open again. `conflict` when the visitor has left another one since. */
export const markCallback = defineEndpoint({
  method: 'PATCH',
  path: '/api/hand-offs/:id',
  access: conversationRoles,
  input: { params: byId, body: z.strictObject({ done: z.boolean() }) },
  output: callbackRequest,
  errors: ['not_found', 'conflict'],
});

/** A question that the assistant could not answer. */
export const openQuestion = z.object({
  turnId: z.string(),
  conversationId: z.nullable(z.string()),
  at: z.string(),
  text: z.string(),
  language: z.enum(languages),
});
export type OpenQuestion = z.infer<typeof openQuestion>;

/** Newest first, 100 at a time. */
export const listOpenQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/open-questions',
  access: conversationRoles,
  input: { query: z.strictObject({ before: z.optional(cursor) }) },
  output: z.object({ questions: z.array(openQuestion), next: z.nullable(z.string()) }),
  errors: [],
});

/** Removes a question from the list. */
export const dismissOpenQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/open-questions/:id/settled',
  access: conversationRoles,
  input: { params: z.strictObject({ id: rowId }) },
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found'],
});
