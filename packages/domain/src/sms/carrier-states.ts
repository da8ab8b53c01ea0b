import type { SmsStatus } from '@rxweb/contracts/sms/messages';

/** A state of Twilio's message resource and the spec's status for it. */
interface CarrierState {
  status: SmsStatus;
  /** Shown to staff. */
  words: string;
}

/**
 * Twilio's message states (twilio.com/docs/messaging/api/message-resource, "Message status values") in the order in which a message can
 * advance. Final states are ordered too, so webhooks in any order give one result: delivery beats failure.
 */
const carrierStates = {
  accepted: { status: 'queued', words: 'Accepted, waiting to be sent' },
  scheduled: { status: 'queued', words: 'Scheduled for later' },
  queued: { status: 'queued', words: 'Waiting to be sent' },
  sending: { status: 'queued', words: 'Being sent' },
  sent: { status: 'queued', words: 'Sent; the carrier hasn’t confirmed delivery yet' },
  canceled: { status: 'failed', words: 'Canceled before it was sent' },
  failed: { status: 'failed', words: 'Couldn’t be sent' },
  undelivered: { status: 'failed', words: 'Sent, but not delivered' },
  receiving: { status: 'queued', words: 'Being received' },
  received: { status: 'delivered', words: 'Received' },
  partially_delivered: { status: 'delivered', words: 'Partly delivered' },
  delivered: { status: 'delivered', words: 'Delivered to the phone' },
  read: { status: 'read', words: 'Read' },
} as const satisfies Record<string, CarrierState>;

export type CarrierStateName = keyof typeof carrierStates;

const order: readonly string[] = Object.keys(carrierStates);

/** An unknown state replaces one in progress, never a final one. */
const unknownRank = order.indexOf('sent') + 0.5;

/** The spec's status for a carrier state; null for an unknown one, which changes nothing. */
export function statusOfCarrierState(raw: string): SmsStatus | null {
  return stateOf(raw)?.status ?? null;
}

/**
 * The state after a webhook: the more advanced one, whatever the order of arrival (security row T3). Unknown states are stored as received.
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

/** The status after a webhook: it only advances, and our own `read` is never lost (security row T3). */
export function laterStatus(current: SmsStatus, raw: string): SmsStatus {
  const incoming = statusOfCarrierState(raw);
  if (incoming === null) return current;
  return statusOrder.indexOf(incoming) > statusOrder.indexOf(current) ? incoming : current;
}

/** The carrier's state for staff; an unknown one as received. */
export function carrierStateText(raw: string): string {
  return stateOf(raw)?.words ?? raw;
}

function stateOf(raw: string): CarrierState | undefined {
  const name = known(raw);
  return Object.hasOwn(carrierStates, name) ? carrierStates[name as CarrierStateName] : undefined;
}

function known(raw: string): string {
  return raw.trim().toLowerCase();
}
