import { expect, it } from 'vitest';
import { smsComposeEn } from '../../texts/sms/compose-en.ts';
import { privacyWarningText } from './privacy-warning.tsx';

const today = '2026-05-19';

it('names each kind of private detail once', () => {
  expect(privacyWarningText('Your lisinopril is ready', today, smsComposeEn.warning)).toMatch(
    /^This text mentions a medicine\./,
  );
  expect(privacyWarningText('Lisinopril and metformin for DOB 4/2/1951', today, smsComposeEn.warning)).toMatch(
    /^This text mentions a medicine and a birth date\./,
  );
});

it('says nothing about an ordinary text', () => {
  expect(privacyWarningText('Your order is ready. We are open until 5:30 pm.', today, smsComposeEn.warning)).toBe('');
});
