import { expect, it } from 'vitest';
import { staffRequestsEn as en } from '../../../texts/requests/staff-requests-en.ts';
import { askedFacts } from './asked-facts.ts';

const shown = (details: Record<string, unknown>) =>
  askedFacts(details, en.fields, 'en').map(({ label, value }) => `${label}: ${value}`);

it('S28-203 shows what was filled in, and nothing that was left empty', () => {
  expect(shown({ rxNumbers: ['7714208', '7714209'], medicines: '', handover: 'delivery' })).toEqual([
    'Rx numbers: 7714208, 7714209',
    'Pickup or delivery: Delivery',
  ]);
  expect(
    shown({
      address: '18 Linden Street',
      insurance: { bin: '004336', pcn: '', group: 'RX1', memberId: '' },
      easyOpenCaps: true,
    }),
  ).toEqual(['Address: 18 Linden Street', 'BIN: 004336', 'Group: RX1', 'Easy-open caps: Yes']);
  expect(
    shown({ service: 'shoe-fitting', insurance: 'Medicare', wantedOn: '2026-11-27', isEverything: false }),
  ).toEqual(['Service: Shoe fitting', 'Wanted on: Fri, Nov 27, 2026', 'Insurance: Medicare']);
});

it('leaves out fields that it doesn’t know', () => {
  expect(shown({ later: 'something', rxNumbers: [] })).toEqual([]);
});
