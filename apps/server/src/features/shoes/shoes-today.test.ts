import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ShoesApp, startShoesApp } from '../../../testing/shoes/start-shoes-app.ts';

let clock = new Date('2026-05-06T17:00:00Z');
let test: ShoesApp;
beforeAll(async () => {
  test = await startShoesApp(() => clock);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.context.sql`truncate public.dme_shoe_cases cascade`;
});

async function waitingFor(token: string) {
  const answer = await fetch(`${test.url}/api/waiting`, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await answer.json()) as { items: { kind: string }[] };
  return items.filter(({ kind }) => kind.startsWith('shoe_'));
}

describe('what waits among the cases', () => {
  const statement = (date: string) => ({
    visit: { date, mode: null },
    exam: { date, mode: null, by: 'certifier' as const, agreed: null },
    certification: { date, credential: 'MD' as const, supervisor: null },
  });

  it('is the windows that are over, those that close and the papers that are not back, with the first of them, for who works with them', async () => {
    clock = new Date('2026-05-06T17:00:00Z');
    await test.createWith(statement('2026-02-20'));
    await test.createWith(statement('2026-02-04'));
    await test.createWith(statement('2026-02-21'));
    const requested = { visit: '2026-04-29', exam: '2026-04-02', certification: null, order: null };
    await test.createWith({ requested });
    await test.createWith({ requested: { ...requested, exam: null, visit: '2026-04-30' } });
    const items = [
      { kind: 'shoe_windows_overdue', count: 1, soonest: '2026-05-04' },
      { kind: 'shoe_windows_closing', count: 1, soonest: '2026-05-20' },
      { kind: 'shoe_papers_waiting', count: 1, soonest: '2026-04-02' },
    ];
    expect(await waitingFor(test.tokens.pharmacist)).toEqual(items);
    expect(await waitingFor(test.tokens.admin)).toEqual(items);
    const employee = await test.issuer.openSession(await test.issuer.hire('employee'));
    expect(await waitingFor(employee)).toEqual([]);
  });

  it('S26-11 is the requests for records that are overdue, red and amber, each with the first day, until they are answered', async () => {
    clock = new Date('2026-06-01T17:00:00Z');
    const blank = { contractor: null, claimControlNumber: null, method: null, sentOn: null };
    const request = (letterDate: string | null, due: string | null, sentOn: string | null = null) =>
      test.createWith({ recordsRequest: { ...blank, letterDate, due, sentOn } });
    await request('2026-04-01', null);
    await request(null, '2026-06-08');
    await request('2026-04-01', null, '2026-05-01');
    await request('2026-04-01', '2026-06-22');
    await request('2026-05-20', null);
    const waiting = await waitingFor(test.tokens.pharmacist);
    expect(waiting.filter(({ kind }: { kind: string }) => kind.startsWith('shoe_requests'))).toEqual([
      { kind: 'shoe_requests_overdue', count: 1, soonest: '2026-05-16' },
      { kind: 'shoe_requests_urgent', count: 1, soonest: '2026-06-08' },
      { kind: 'shoe_requests_due', count: 1, soonest: '2026-06-22' },
    ]);
    await test.context
      .sql`update public.dme_shoe_cases set archived = true where jsonb_typeof(details -> 'recordsRequest') = 'object'`;
  });

  it.each([
    ['the last minute of December', '2027-01-01T07:59:59Z', []],
    ['the first of January', '2027-01-01T08:00:00Z', [{ kind: 'shoe_recall', count: 1, soonest: null }]],
    ['the last minute of January', '2027-02-01T07:59:59Z', [{ kind: 'shoe_recall', count: 1, soonest: null }]],
    ['the first of February', '2027-02-01T08:00:00Z', []],
  ])('lists in January the patients eligible for new shoes, by the store’s clock: %s', async (_, at, items) => {
    clock = new Date(at);
    const delivery = { date: '2026-03-01', mode: null, wearing: null, note: 'toe room 10 mm' };
    await test.createWith({ delivery, billed: '2026-03-02' });
    expect(await waitingFor(test.tokens.pharmacist)).toEqual(items);
  });
});
