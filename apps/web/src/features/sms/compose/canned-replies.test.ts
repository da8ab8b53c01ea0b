import { expect, it } from 'vitest';
import { smsComposeEn } from '../../../texts/sms/compose-en.ts';
import { cannedReplyError } from './canned-replies.ts';

it('names what a template cannot be filled with', () => {
  expect(cannedReplyError('Hi {first_name}, from {store_name}', smsComposeEn.canned)).toBeNull();
  expect(cannedReplyError('Hi {frist_name}', smsComposeEn.canned)).toMatch(/^Unknown: \{frist_name\}\./);
});
