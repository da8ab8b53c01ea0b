export { type AutoReplyCase, afterHoursReply } from './auto-reply.ts';
export {
  type FilledReply,
  fillReply,
  type ReplyValues,
  type ReplyVariable,
  replyValues,
  replyVariables,
} from './canned-reply.ts';
export { type CarrierErrorCode, type CarrierErrorText, carrierErrorText } from './carrier-errors.ts';
export {
  type CarrierStateName,
  carrierStateText,
  laterCarrierState,
  laterStatus,
  statusOfCarrierState,
} from './carrier-states.ts';
export { dangerReply, onCallNotice } from './danger-reply.ts';
export { makePlain, type PlainText } from './make-plain.ts';
export { isCarrierStop, isYes, type OptOutVerdict, readOptOut } from './opt-out.ts';
export { nextAllowedInstant, type QuietHoursCase, quietHours } from './quiet-hours.ts';
export { type PreferredLanguage, replyLanguage } from './reply-language.ts';
export { type SendSpan, scheduledInstant, sendSpan } from './schedule.ts';
export { measureSms, type SmsEncoding, type SmsSize } from './segments.ts';
export { languageOfText } from './text-language.ts';
export {
  dayHeading,
  groupThreads,
  hasPhone,
  isUnread,
  matchesSearch,
  otherPhone,
  type SmsThread,
  type ThreadedMessage,
} from './threads.ts';
