import type { SmsMessage } from '@rxweb/contracts/sms/messages';

type Held = Pick<SmsMessage, 'hold' | 'hand_over' | 'not_before'>;

/** Waits for its own time or the end of the quiet hours. */
export function isForLater({ hold, hand_over: handOver, not_before: notBefore }: Held): boolean {
  return notBefore !== null && hold !== 'undo' && handOver === 'waiting';
}

/** Held so that its author can take it back. */
export function isUndoable({ hold, hand_over: handOver }: Omit<Held, 'not_before'>): boolean {
  return hold === 'undo' && handOver === 'waiting';
}
