export { type AutoReplyCase, afterHoursReply } from './sms/auto-reply.ts';
export {
  type FilledReply,
  fillReply,
  type ReplyValues,
  type ReplyVariable,
  replyValues,
  replyVariables,
} from './sms/canned-reply.ts';
export { type CarrierErrorWords, carrierErrorWords } from './sms/carrier-errors.ts';
export {
  carrierStateWords,
  laterCarrierState,
  laterStatus,
  statusOfCarrierState,
} from './sms/carrier-states.ts';
export { makePlain, type PlainText } from './sms/make-plain.ts';
export { type OptOutVerdict, readOptOut } from './sms/opt-out.ts';
export { findPrivateDetails, type PrivateDetail, type PrivateDetailKind } from './sms/private-details.ts';
export { nextAllowedInstant, type QuietHoursCase, quietHours } from './sms/quiet-hours.ts';
export { measureSms, type SmsEncoding, type SmsSize } from './sms/segments.ts';
export { languageOfText } from './sms/text-language.ts';
export {
  dayHeading,
  groupThreads,
  hasPhone,
  isUnread,
  matchesSearch,
  otherPhone,
  type SmsThread,
  type ThreadedMessage,
} from './sms/threads.ts';
