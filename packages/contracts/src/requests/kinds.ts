/** What a visitor can ask the store to do. A call-back is left in the chat instead: `requestCallback` (docs/glossary.md). */
export const requestKinds = ['refill', 'transfer', 'new_patient', 'appointment', 'delivery'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What decides a request's steps. */
export const requestPaths = [...requestKinds, 'delivered_refill'] as const;
export type RequestPath = (typeof requestPaths)[number];

/** `needs_you`: staff wait for the visitor. */
export const requestStates = ['received', 'working', 'needs_you', 'ready', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

/** How a closed request ended. */
export const requestOutcomes = ['done', 'declined', 'canceled'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** Steps that visitors and staff see, in order; each path has some of them (`stepsOf` in the domain). */
export const requestSteps = [
  'received',
  'checking',
  'working',
  'asked_pharmacy',
  'arrived',
  'called',
  'set_up',
  'confirmed',
  'packed',
  'on_the_way',
  'ready',
  'picked_up',
  'delivered',
  'given',
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** What staff can ask a visitor for. Fixed words, none of them about health: visitors read them on a public page and in texts. */
export const requestNeeds = [
  'call_us',
  'insurance_card',
  'address',
  'other_pharmacy',
  'better_photo',
  'another_time',
] as const;
export type RequestNeed = (typeof requestNeeds)[number];

/** Why staff could not do it. Visitors only read that it could not be done, and to call. */
export const declineReasons = [
  'not_ours',
  'no_refills',
  'prescriber_refused',
  'pharmacist_decides',
  'not_in_stock',
  'insurance',
  'duplicate',
  'unreachable',
  'other',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Texts that staff of every role may send about a request (domain facts 2, H8). */
export const requestTexts = ['received', 'working', 'needs_you', 'ready', 'reminder', 'declined', 'canceled'] as const;
export type RequestText = (typeof requestTexts)[number];

export const requestLimits = {
  maxNameChars: 100,
  maxFiles: 5,
  maxRxNumbers: 10,
  maxFieldChars: 500,
  maxAddressChars: 300,
  maxNoteChars: 1_000,
  maxAnswerChars: 1_000,
  listRows: 50,
  /** Wrong last four digits of the phone before a status link locks. */
  maxGateTries: 5,
  /** How long a closed request's status page stays. */
  statusDays: 30,
} as const;
