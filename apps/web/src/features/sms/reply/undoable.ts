import type { SmsMessage } from '@rxweb/contracts/sms/messages';

/** Held so that its author can take it back. */
export function isUndoable({ hold, hand_over: handOver }: Pick<SmsMessage, 'hold' | 'hand_over'>): boolean {
  return hold === 'undo' && handOver === 'waiting';
}
