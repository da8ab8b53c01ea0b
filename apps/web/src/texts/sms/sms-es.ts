import { smsComposeEs } from './compose-es.ts';
import { smsInboxEs } from './inbox-es.ts';
import { smsPersonEs } from './person-es.ts';
import type { SmsTexts } from './sms-en.ts';
import { smsThreadEs } from './thread-es.ts';

export const smsEs: SmsTexts = {
  language: 'es',
  inbox: smsInboxEs,
  thread: smsThreadEs,
  person: smsPersonEs,
  compose: smsComposeEs,
};
