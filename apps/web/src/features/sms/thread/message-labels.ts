import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { SmsMessage } from '@rxweb/contracts/sms/messages';
import { carrierErrorText, carrierStateText } from '@rxweb/domain/sms/sms';
import type { IconDrawing } from '../../../ui/icons.ts';
import { checkIcon, clockIcon } from '../../../ui/more-icons.ts';
import { statusLooks } from '../inbox/list-labels.ts';

export interface MessageState {
  icon: IconDrawing | null;
  word: string;
  /** The error and what to do, or the carrier's report. */
  detail: string | null;
  isFailed: boolean;
  /** Held during quiet hours; can be canceled. */
  isHeld: boolean;
}

/** The message's status. `heldUntil` is such as `8:00 am`. */
export function messageState(message: SmsMessage, heldUntil: string | null, now: Date): MessageState {
  const plain = { detail: null, isFailed: false, isHeld: false };
  const { status, direction, hand_over: handOver, carrier_state: carrierState } = message;
  const { icon, word } = statusLooks[status];
  if (status === 'failed') return { ...plain, icon, word, detail: failure(message), isFailed: true };
  if (direction === 'inbound') {
    if (status === 'delivered') return { ...plain, icon: null, word: '' };
    return { ...plain, icon, word };
  }
  if (handOver === 'unknown' && status === 'queued') {
    const isAnswerDue = now.getTime() - Date.parse(message.created_at) > smsLimits.carrierAnswerMs;
    if (!isAnswerDue) return { ...plain, icon: clockIcon, word: 'Sending' };
    return { ...plain, icon: clockIcon, word: 'Checking', detail: uncertainText };
  }
  if (heldUntil !== null) return { ...plain, icon: clockIcon, word: `Held until ${heldUntil}`, isHeld: true };
  if (status === 'queued' && carrierState === 'sent') return { ...plain, icon: checkIcon, word: 'Sent' };
  return { ...plain, icon, word };
}

const uncertainText = 'The carrier didn’t respond. We’re checking whether it went out; don’t send it again.';

function failure({ error_code: code, carrier_state: carrierState, hand_over: handOver }: SmsMessage): string | null {
  const words = carrierErrorText(code);
  if (words) return `${words.reason} ${words.advice}`;
  if (carrierState) return `${carrierStateText(carrierState)}.`;
  return handOver === 'refused' ? 'Not sent.' : null;
}

/** Short codes and sender names. */
export function cannotBeTexted(phone: string): boolean {
  return /[a-z]/i.test(phone) || phone.replace(/\D/g, '').length < 7;
}
