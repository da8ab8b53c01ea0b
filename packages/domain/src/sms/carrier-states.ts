import type { SmsStatus } from '@rxweb/contracts/sms/messages';

/** A state of Twilio's message resource and the spec's status for it. */
interface CarrierState {
  status: SmsStatus;
  /** For staff. */
  words: string;
}

/**
 * Twilio's message states (twilio.com/docs/messaging/api/message-resource, "Message status values") in the one order in which a message may
 * go. Ends that exclude each other have an order too, so that call-backs in any order end alike: a sign of arrival beats a failure.
 */
const carrierStates = new Map<string, CarrierState>([
  ['accepted', { status: 'queued', words: 'Accepted, waiting to be sent' }],
  ['scheduled', { status: 'queued', words: 'Scheduled for later' }],
  ['queued', { status: 'queued', words: 'Waiting to be sent' }],
  ['sending', { status: 'queued', words: 'Being sent' }],
  ['sent', { status: 'queued', words: 'Sent; the carrier has not confirmed delivery yet' }],
  ['canceled', { status: 'failed', words: 'Canceled before it was sent' }],
  ['failed', { status: 'failed', words: 'Could not be sent' }],
  ['undelivered', { status: 'failed', words: 'Sent, but not delivered' }],
  ['receiving', { status: 'queued', words: 'Being received' }],
  ['received', { status: 'delivered', words: 'Received' }],
  ['partially_delivered', { status: 'delivered', words: 'Delivered in part' }],
  ['delivered', { status: 'delivered', words: 'Delivered to the phone' }],
  ['read', { status: 'read', words: 'Read' }],
]);

const order = [...carrierStates.keys()];

/** A state nobody told us of replaces those on the way, never an end. */
const unknownRank = order.indexOf('sent') + 0.5;

/** The spec's status for the carrier's own word; null for a word that is not known, which changes no status. */
export function statusOfCarrierState(raw: string): SmsStatus | null {
  return carrierStates.get(known(raw))?.status ?? null;
}

/**
 * The state after a call-back: the one further on, whichever came first (security row T3). Words that are not known are kept as they came.
 * The result of any number of call-backs does not depend on their order.
 */
export function laterCarrierState(current: string | null, incoming: string): string {
  if (current === null) return incoming;
  const difference = rank(incoming) - rank(current);
  if (difference !== 0) return difference > 0 ? incoming : current;
  return incoming > current ? incoming : current;
}

function rank(raw: string): number {
  const index = order.indexOf(known(raw));
  return index === -1 ? unknownRank : index;
}

const statusOrder: readonly SmsStatus[] = ['queued', 'failed', 'delivered', 'read'];

/** The status after a call-back: only forward; `read`, which is ours, is never lost (security row T3). */
export function laterStatus(current: SmsStatus, raw: string): SmsStatus {
  const incoming = statusOfCarrierState(raw);
  if (incoming === null) return current;
  return statusOrder.indexOf(incoming) > statusOrder.indexOf(current) ? incoming : current;
}

/** The carrier's word for staff; one that is not known is shown as it came. */
export function carrierStateWords(raw: string): string {
  return carrierStates.get(known(raw))?.words ?? raw;
}

function known(raw: string): string {
  return raw.trim().toLowerCase();
}
