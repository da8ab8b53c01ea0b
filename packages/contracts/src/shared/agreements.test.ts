import { expect, it } from 'vitest';
import { agreementSettings } from './agreements.ts';

it('an agreement ends no earlier than it is signed', () => {
  const texts = { vendor: 'Twilio', signed: '2026-01-15', scope: 'SMS' };
  const issuesFor = (expires: string) =>
    agreementSettings.safeParse({ texts: { ...texts, expires } }).error?.issues ?? [];
  expect(issuesFor('2026-01-15')).toEqual([]);
  expect(issuesFor('2026-01-14')).toEqual([expect.objectContaining({ path: ['texts', 'expires'] })]);
});
