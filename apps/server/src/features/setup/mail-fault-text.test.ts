import { expect, it } from 'vitest';
import { mailFaultText } from './mail-fault-text.ts';

it.each([
  ['the mail server refused: EAUTH 535', 'user name and password', '(EAUTH)'],
  ['the mail server refused: EENVELOPE 550', 'refused the address', '(EENVELOPE)'],
  ['the mail server didn’t accept an email: EENVELOPE 450', 'Try again', '(EENVELOPE)'],
  ['the mail server didn’t accept an email: ESOCKET', 'can’t be reached', '(ESOCKET)'],
  ['the mail server didn’t accept an email: EDNS', 'spelling', '(EDNS)'],
  ['the mail server didn’t accept an email: ETIMEDOUT', 'in time', '(ETIMEDOUT)'],
  ['the mail server refused: EMESSAGE 552', 'refused the email', '(EMESSAGE)'],
  ['something else', 'SMTP_URL and MAIL_FROM', ''],
])('says what to do about %s', (message, words, code) => {
  const text = mailFaultText(new Error(message));
  expect(text).toContain(words);
  expect(text.endsWith(code)).toBe(true);
});
