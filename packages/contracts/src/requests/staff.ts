import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { fileState } from '../shared/file-state.ts';
import { integrationInput } from '../shared/integration-input.ts';
import { languages } from '../shared/language.ts';
import { roles } from '../shared/roles.ts';
import { person } from '../shared/staff-person.ts';
import { typedText } from '../shared/text.ts';
import { attachment } from '../uploads.ts';
import {
  declineReasons,
  requestKinds,
  requestLimits,
  requestNeeds,
  requestOutcomes,
  requestStates,
  requestSteps,
  requestTexts,
} from './kinds.ts';

/** What staff do with requests. All roles work on them (design 2, section 2). */

export const requestRoles = roles;

export const requestListItem = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  outcome: z.nullable(z.enum(requestOutcomes)),
  step: z.enum(requestSteps),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  language: z.enum(languages),
  createdAt: z.string(),
  dueAt: z.nullable(z.string()),
  /** Of the appointment. */
  startsAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  owner: z.nullable(person),
  /** The visitor answered "needs you" or canceled, and no one has looked since. */
  hasNews: z.boolean(),
  files: z.number(),
});
export type RequestListItem = z.infer<typeof requestListItem>;

export const requestDues = ['overdue', 'today'] as const;

/** Earliest due first; closed ones newest first. `search` reads name, phone and reference; in the body, because URLs end up in logs. */
export const listRequests = defineEndpoint({
  method: 'POST',
  path: '/api/requests/search',
  access: requestRoles,
  input: {
    body: z.strictObject({
      search: z.optional(typedText(100)),
      /** `open`: all but closed. */
      state: z._default(z.enum(['open', ...requestStates]), 'open'),
      kind: z.optional(z.enum(requestKinds)),
      /** An account's id, or `none`. */
      owner: z.optional(z.union([z.literal('none'), z.guid()])),
      due: z.optional(z.enum(requestDues)),
      /** The `next` of the previous page. */
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
  },
  output: z.object({
    requests: z.array(requestListItem),
    next: z.nullable(z.string()),
    /** Open ones now, whatever the filter; each to one above `countLimit`. */
    counts: z.object({ open: z.number(), overdue: z.number(), needsYou: z.number(), ready: z.number() }),
  }),
  errors: [],
});

/** One line of the history. */
export const requestEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** Null: the visitor or the program. */
  by: z.nullable(person),
  source: z.enum(['visitor', 'staff', 'program']),
  what: z.enum([
    'received',
    'step',
    'needs_you',
    'answered',
    'note',
    'owner',
    'identity',
    'birth_date_shown',
    'text',
    'called',
    'moved',
    'closed',
    'reopened',
  ]),
  step: z.nullable(z.enum(requestSteps)),
  need: z.nullable(z.enum(requestNeeds)),
  outcome: z.nullable(z.enum(requestOutcomes)),
  reason: z.nullable(z.enum(declineReasons)),
  template: z.nullable(z.enum(requestTexts)),
  /** A note, or the visitor's answer. */
  text: z.string(),
  files: z.array(attachment),
});
export type RequestEvent = z.infer<typeof requestEvent>;

export const requestFile = z.object({
  ...requestListItem.shape,
  /** Increases with every change; sent back with a change to detect conflicts. */
  version: z.number(),
  /** By kind: `requestDetails`. */
  details: z.record(z.string(), z.unknown()),
  /** Whether a birth date is on file; {@link showBirthDate} reveals it. */
  hasBirthDate: z.boolean(),
  /** Of texts about it; an older server names none. */
  textLanguage: z.optional(z.enum(languages)),
  attachments: z.array(attachment),
  /** In the order of the attachments. */
  fileStates: z.array(fileState),
  /** When and to which words the visitor agreed to texts; null: call instead. */
  consent: z.nullable(z.object({ at: z.string(), words: z.string() })),
  /** Whether the phone has opted out of texts since. */
  isOptedOut: z.boolean(),
  need: z.nullable(z.enum(requestNeeds)),
  /** Who matched two identifiers, and when (domain facts 2, H3). */
  identity: z.nullable(z.object({ at: z.string(), by: z.nullable(person) })),
  conversationId: z.nullable(z.string()),
  events: z.array(requestEvent),
  /** When retention deletes it; null while open. */
  keptUntil: z.nullable(z.string()),
});
export type RequestFile = z.infer<typeof requestFile>;

const byId = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
const version = z.int().check(z.nonnegative());

export const readRequest = defineEndpoint({
  method: 'GET',
  path: '/api/requests/:id',
  access: requestRoles,
  input: { params: byId },
  output: requestFile,
  errors: ['not_found'],
});

/** The birth date, for matching identifiers. Every look is in the audit log and the history. */
export const showBirthDate = defineEndpoint({
  method: 'POST',
  path: '/api/requests/:id/birth-date',
  access: requestRoles,
  input: { params: byId },
  output: z.object({ birthDate: z.nullable(z.string()) }),
  errors: ['not_found'],
});

/** What staff change, one thing at a time. */
export const requestChange = z.discriminatedUnion('change', [
  /** Forward or back within the steps of its kind; the last step closes it as done. */
  z.strictObject({ change: z.literal('step'), step: z.enum(requestSteps) }),
  z.strictObject({ change: z.literal('needs_you'), need: z.enum(requestNeeds) }),
  z.strictObject({ change: z.literal('decline'), reason: z.enum(declineReasons) }),
  /** Takes a closed request back to the step before. */
  z.strictObject({ change: z.literal('reopen') }),
  z.strictObject({ change: z.literal('owner'), owner: z.nullable(z.guid()) }),
  /** Two identifiers matched outside the chat, or not any more. */
  z.strictObject({ change: z.literal('identity'), isMatched: z.boolean() }),
  z.strictObject({
    change: z.literal('note'),
    text: typedText(requestLimits.maxNoteChars, 1).check(z.refine((text) => text.trim() !== '', 'Write a note.')),
  }),
  z.strictObject({ change: z.literal('called') }),
  /** To a slot of its service; the first time, if it has none. */
  z.strictObject({ change: z.literal('move'), startsAt: z.iso.datetime() }),
  /** The visitor's answer was read. */
  z.strictObject({ change: z.literal('seen') }),
]);
export type RequestChange = z.infer<typeof requestChange>;

/** `conflict` with the request as it is now when someone else changed it, or the step isn't one of its kind. `slot_taken` for a time without a place. */
export const changeRequest = defineEndpoint({
  method: 'PATCH',
  path: '/api/requests/:id',
  access: requestRoles,
  input: { params: byId, body: z.strictObject({ version, change: requestChange }) },
  output: requestFile,
  errors: ['not_found', 'conflict', 'slot_taken'],
});

/**
 * Sends the store's fixed text of this name in the visitor's language. `no_text_consent` without the visitor's agreement,
 * `sms_opted_out` after STOP. Once for each key.
 */
export const sendRequestText = defineEndpoint({
  method: 'POST',
  path: '/api/requests/:id/texts',
  access: requestRoles,
  input: {
    params: byId,
    headers: z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(100)) }),
    body: z.strictObject({ template: z.enum(requestTexts) }),
  },
  output: z.object({
    request: requestFile,
    /** Why the carrier refused it; null: sent, or held until the end of the quiet hours. */
    failure: z.nullable(z.string()),
    heldUntil: z.nullable(z.string()),
  }),
  errors: [
    'not_found',
    'no_text_consent',
    'sms_opted_out',
    'sms_not_connected',
    'sms_unreachable',
    'sms_uncertain',
    'sms_unknown',
    'idempotency_mismatch',
    'too_many_requests',
  ],
});

/** Open requests by promise, a page at a time, for a program with a key of scope `requests` (docs/integrations.md). */
export const readOpenRequests = defineEndpoint({
  method: 'GET',
  path: '/api/integrations/requests',
  access: 'integration',
  input: integrationInput,
  output: z.object({ requests: z.array(requestListItem), next: z.nullable(z.string()) }),
  errors: ['unauthorized'],
});
