import type { Language } from '@rxweb/contracts/shared/language';
import { smsComposeEn } from './compose-en.ts';
import { smsInboxEn } from './inbox-en.ts';
import { smsPersonEn } from './person-en.ts';
import { smsThreadEn } from './thread-en.ts';

/** The SMS inbox. Texts to patients keep their own language. */
export const smsEn = {
  /** Of days and times. */
  language: 'en' as Language,
  inbox: smsInboxEn,
  thread: smsThreadEn,
  person: smsPersonEn,
  compose: smsComposeEn,
};

export type SmsTexts = typeof smsEn;
