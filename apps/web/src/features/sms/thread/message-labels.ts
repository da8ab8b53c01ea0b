import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { SmsMessage } from '@rxweb/contracts/sms/messages';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';
import type { IconDrawing } from '../../../ui/icons.ts';
import { checkIcon, clockIcon } from '../../../ui/more-icons.ts';
import { statusIcons } from '../inbox/list-labels.ts';
import { isUndoable } from '../reply/undoable.ts';

export interface MessageState {
  icon: IconDrawing | null;
  word: string;
  /** The error and what to do, or the carrier's report. */
  detail: string | null;
  isFailed: boolean;
  /** Waits for its time; can be canceled. */
  isHeld: boolean;
}

/** The message's status. `heldUntil` is such as `8:00 am`, or the day and time of a scheduled text. */
export function messageState(
  message: SmsMessage,
  heldUntil: string | null,
  now: Date,
  { thread: { states }, inbox: { statuses } }: SmsTexts,
): MessageState {
  const plain = { detail: null, isFailed: false, isHeld: false };
  const { status, direction, hand_over: handOver, carrier_state: carrierState } = message;
  const [icon, word] = [statusIcons[status], statuses[status]];
  if (status === 'failed') return { ...plain, icon, word, detail: failure(message, states), isFailed: true };
  if (direction === 'inbound') {
    if (status === 'delivered') return { ...plain, icon: null, word: '' };
    return { ...plain, icon, word };
  }
  if (handOver === 'unknown' && status === 'queued') {
    const isAnswerDue = now.getTime() - Date.parse(message.created_at) > smsLimits.carrierAnswerMs;
    if (!isAnswerDue) return { ...plain, icon: clockIcon, word: states.sending };
    return { ...plain, icon: clockIcon, word: states.checking, detail: states.uncertain };
  }
  if (isUndoable(message)) return { ...plain, icon: clockIcon, word: states.sending };
  if (heldUntil !== null) {
    const word = message.hold === 'scheduled' ? states.scheduledFor(heldUntil) : states.heldUntil(heldUntil);
    return { ...plain, icon: clockIcon, word, isHeld: true };
  }
  if (status === 'queued' && carrierState === 'sent') return { ...plain, icon: checkIcon, word: states.sent };
  return { ...plain, icon, word };
}

function failure(
  { error_code: code, carrier_state: carrierState, hand_over: handOver }: SmsMessage,
  states: SmsTexts['thread']['states'],
): string | null {
  if (code !== null && Number(code) !== 0) return states.error(code);
  if (carrierState) return `${states.carrier(carrierState)}.`;
  return handOver === 'refused' ? states.notSent : null;
}

/** Short codes and sender names. */
export function cannotBeTexted(phone: string): boolean {
  return /[a-z]/i.test(phone) || phone.replace(/\D/g, '').length < 7;
}
