import { auditActions, auditFilter } from '@rxweb/contracts/audit';
import type { StoreInfo } from '@rxweb/contracts/store';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type AuditView, auditFilterOf, auditQuery, everything, parseAuditView } from './audit-view.ts';

const store: StoreInfo = {
  name: 'Alder',
  address: '214 Alder Street',
  phone: '+15555550100',
  timeZone: 'America/New_York',
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  closures: [],
};
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2089-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const view: fc.Arbitrary<AuditView> = fc
  .record({
    action: fc.constantFrom('' as const, ...auditActions),
    outcome: fc.constantFrom('' as const, 'ok' as const, 'refused' as const),
    person: fc.oneof(fc.constant(''), fc.uuid()),
    by: fc.constantFrom('' as const, 'person' as const),
    from: fc.oneof(fc.constant(''), day),
    to: fc.oneof(fc.constant(''), day),
  })
  .map((each) => ({ ...each, by: each.person === '' ? '' : each.by }));

it('finds every view again in the address that says it, and asks the server what it understands', () => {
  fc.assert(
    fc.property(view, (each) => {
      expect(parseAuditView(auditQuery(each))).toEqual(each);
      expect(z.safeParse(auditFilter, auditFilterOf(each, store)).success).toBe(true);
    }),
  );
});

it('reads any query at all without asking the server for what it refuses', () => {
  const query = fc.record({
    action: fc.string(),
    outcome: fc.string(),
    person: fc.string(),
    from: fc.string(),
    to: fc.string(),
  });
  fc.assert(
    fc.property(query, (values) => {
      const filter = auditFilterOf(parseAuditView(`?${new URLSearchParams(values)}`), store);
      expect(z.safeParse(auditFilter, filter).success).toBe(true);
    }),
  );
  expect(parseAuditView('?from=2026-02-30&to=0001-01-01&person=1&action=x&outcome=y')).toEqual(everything);
  expect(auditQuery(everything)).toBe('');
});

it('takes days on the store’s clock, including the whole last one, also across a clock change', () => {
  const filter = auditFilterOf({ ...everything, from: '2026-11-01', to: '2026-11-01' }, store);
  expect(filter).toEqual({ from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' });
});
