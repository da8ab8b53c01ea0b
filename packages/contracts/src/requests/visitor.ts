import * as z from 'zod/mini';
import { chatId } from '../chat.ts';
import { chatHeaders } from '../chat-route.ts';
import { calendarDate } from '../shared/calendar-date.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { typedText } from '../shared/text.ts';
import { attachment } from '../uploads.ts';
import { appointmentDetails, deliveryDetails, newPatientDetails, refillDetails, transferDetails } from './details.ts';
import { requestKinds, requestLimits, requestNeeds, requestOutcomes, requestStates, requestSteps } from './kinds.ts';

/** What visitors do with their requests: send one, see how far it is, answer, cancel. */

const filledName = typedText(requestLimits.maxNameChars, 1).check(
  z.refine((name) => name.trim() !== '', 'Write your name.'),
);

/** Who asks. The birth date goes into the request alone: never into chat, models, logs, mails or texts. */
const contact = {
  name: filledName,
  /** As people write it; stored as E.164. */
  phone: typedText(40, 1),
};
const identity = { ...contact, birthDate: calendarDate };
const rest = {
  /** The conversation it was opened from. */
  chatId: z.optional(chatId),
  /** Photos of labels or cards, uploaded before. */
  files: z._default(z.array(attachment).check(z.maxLength(requestLimits.maxFiles)), []),
  /** The unticked box beside the phone: texts about this request (domain facts 2, H9). */
  wantsTexts: z._default(z.boolean(), false),
};

const refillForm = z.strictObject({ kind: z.literal('refill'), ...identity, ...rest, details: refillDetails }).check(
  z.refine(
    ({ details, files }) => details.rxNumbers.length > 0 || details.medicines.trim() !== '' || files.length > 0,
    { path: ['details', 'rxNumbers'], message: 'Give an Rx number, a medicine or a photo of the label.' },
  ),
  z.refine(({ details }) => details.handover === 'pickup' || details.address.trim() !== '', {
    path: ['details', 'address'],
    message: 'Give the address to deliver to.',
  }),
);

/** The form that a visitor sends. */
export const requestForm = z.discriminatedUnion('kind', [
  refillForm,
  z.strictObject({ kind: z.literal('transfer'), ...identity, ...rest, details: transferDetails }),
  z.strictObject({ kind: z.literal('new_patient'), ...identity, ...rest, details: newPatientDetails }),
  z.strictObject({ kind: z.literal('appointment'), ...identity, ...rest, details: appointmentDetails }),
  z.strictObject({ kind: z.literal('delivery'), ...contact, ...rest, details: deliveryDetails }),
]);
export type RequestForm = z.infer<typeof requestForm>;
/** As typed, before defaults. */
export type RequestFormInput = z.input<typeof requestForm>;

const languageHeader = { [chatHeaders.language]: z.optional(z.string()) };

/** The secret of a status link: 128 bits in base64url. */
export const requestToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

export const createdRequest = z.object({
  id: z.string(),
  /** To say on the phone, such as `K7D-42M`. */
  reference: z.string(),
  /** For `/requests/<token>`. Known only now: the server keeps a hash. */
  token: requestToken,
  kind: z.enum(requestKinds),
  /** The promise in store hours; null when the store lists no opening. */
  dueAt: z.nullable(z.string()),
  /** Of a booked slot. */
  startsAt: z.nullable(z.string()),
});
export type CreatedRequest = z.infer<typeof createdRequest>;

/**
 * Sends a request. The same `idempotency-key` with the same form gives the first answer. `slot_taken`: the time was booked meanwhile.
 */
export const createRequest = defineEndpoint({
  method: 'POST',
  path: '/api/requests',
  access: 'public',
  input: {
    headers: z.object({
      ...languageHeader,
      'idempotency-key': z.string().check(z.minLength(8), z.maxLength(100)),
    }),
    body: requestForm,
  },
  output: createdRequest,
  errors: ['not_found', 'phone_not_allowed', 'idempotency_mismatch', 'slot_taken', 'request_kind_off', 'unavailable'],
});

/** What a visitor sees: no name, no medicine, no note of staff. */
export const requestStatus = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  outcome: z.nullable(z.enum(requestOutcomes)),
  /** The steps of its kind; `at` is null for those ahead. */
  steps: z.array(z.object({ step: z.enum(requestSteps), at: z.nullable(z.string()) })),
  /** With `needs_you`. */
  need: z.nullable(z.enum(requestNeeds)),
  dueAt: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  createdAt: z.string(),
  closedAt: z.nullable(z.string()),
  canCancel: z.boolean(),
});
export type RequestStatus = z.infer<typeof requestStatus>;

/**
 * `open`: the status. `digits`: the last four digits of the phone are needed first, or were wrong. `locked`: too many wrong tries; the
 * store has to be called.
 */
export const requestStatusAnswer = z.discriminatedUnion('gate', [
  z.object({ gate: z.literal('open'), status: requestStatus }),
  z.object({ gate: z.literal('digits'), triesLeft: z.number() }),
  z.object({ gate: z.literal('locked') }),
]);
export type RequestStatusAnswer = z.infer<typeof requestStatusAnswer>;

/**
 * By the secret of the link, in the body: URLs end up in logs. The browser that sent the request needs no digits and may name it by id.
 * `not_found` also for a link that has expired.
 */
export const ownRequest = {
  token: z.optional(requestToken),
  id: z.optional(z.guid().check(z.toLowerCase())),
  lastFour: z.optional(z.string().check(z.regex(/^\d{4}$/, 'the last four digits'))),
};

export const readRequestStatus = defineEndpoint({
  method: 'POST',
  path: '/api/requests/own/status',
  access: 'public',
  input: { body: z.strictObject(ownRequest) },
  output: requestStatusAnswer,
  errors: ['not_found'],
});

/** Cancels an open request; canceling again changes nothing. Frees its slot. `conflict` once it is done or on its way. */
export const cancelOwnRequest = defineEndpoint({
  method: 'POST',
  path: '/api/requests/own/cancel',
  access: 'public',
  input: { body: z.strictObject(ownRequest) },
  output: requestStatusAnswer,
  errors: ['not_found', 'conflict'],
});

/** Answers "needs you": words, files or both. `conflict` when nothing is asked any more. */
export const answerOwnRequest = defineEndpoint({
  method: 'POST',
  path: '/api/requests/own/answer',
  access: 'public',
  input: {
    body: z.strictObject({
      ...ownRequest,
      text: z._default(typedText(requestLimits.maxAnswerChars), ''),
      files: rest.files,
    }),
  },
  output: requestStatusAnswer,
  errors: ['not_found', 'conflict'],
});

/** The requests that this browser sent: open ones, and those closed in the last 30 days; newest first, at most 20. */
export const listOwnRequests = defineEndpoint({
  method: 'GET',
  path: '/api/requests/own',
  access: 'public',
  input: {},
  output: z.object({ requests: z.array(requestStatus) }),
  errors: [],
});
