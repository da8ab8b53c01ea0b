import type { ShoeCaseListItem } from '@rxweb/contracts/shoes/cases';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { recordsClock } from '@rxweb/domain/shoes/records-request';
import { addDays, addMonths } from '@rxweb/domain/store/calendar-date';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ShoesApp, startShoesApp, today, toSave } from '../../../testing/shoes/start-shoes-app.ts';

let test: ShoesApp;
beforeAll(async () => {
  test = await startShoesApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.context.sql`truncate public.dme_shoe_cases cascade`;
});

/** Papers of which the statement is the first to run out, on that day. */
function papersUntil(day: string): Partial<ShoeCaseDetails> {
  const signed = addMonths(day, -3);
  return {
    visit: { date: signed, mode: 'in_person' },
    exam: { date: signed, mode: 'in_person', by: 'certifier', agreed: null },
    certification: { date: signed, credential: 'MD', supervisor: null },
  };
}
const delivered = (date: string) => ({ delivery: { date, mode: null, wearing: null, note: 'toe room 10 mm' } });
const pairs = (depthPairs: number, insertPairs: number) => ({
  items: { depthPairs, customPairs: 0, insertPairs, modifications: 0 },
});
const asked = (visit: string) => ({ requested: { visit, exam: null, certification: null, order: null } });
const archive = async (id: string) => test.call('PUT', `/${id}`, toSave(await test.read(id), { archived: true }));
const listed = async (filter: object = {}) => {
  const { status, body } = await test.call('POST', '/search', filter);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { cases: ShoeCaseListItem[]; next: string | null; total: number; today: string };
};
const names = async (filter: object = {}) => (await listed(filter)).cases.map(({ patient_name }) => patient_name);
const named = (patient_name: string, details: Partial<ShoeCaseDetails> = {}, form: object = {}) =>
  test.createWith(details, { patient_name, ...form });

describe('the list', () => {
  it('shows the soonest deadline first and those without one last, a page at a time, without those put away', async () => {
    await named('without');
    await named('later', papersUntil('2026-07-01'));
    await named('soon', papersUntil('2026-05-20'));
    await named('claim', { ...delivered('2025-06-01') });
    await archive(await named('away', papersUntil('2026-05-08')));
    expect(await names()).toEqual(['soon', 'claim', 'later', 'without']);
    const first = await listed({ limit: 1 });
    expect(first).toMatchObject({ cases: [{ patient_name: 'soon' }], total: 4, today });
    const second = await listed({ limit: 2, after: first.next });
    expect(second).toMatchObject({ cases: [{ patient_name: 'claim' }, { patient_name: 'later' }], total: 4 });
    const third = await listed({ limit: 2, after: second.next });
    expect(third).toMatchObject({ cases: [{ patient_name: 'without' }], next: null, total: 4 });
    expect(await names({ status: 'archived' })).toEqual(['away']);
    const [line] = (await listed({ limit: 1 })).cases;
    expect(line).toEqual({
      id: expect.any(String),
      patient_id: expect.any(String),
      patient_name: 'soon',
      patient_phone: null,
      status: 'open',
      owner: null,
      nextDeadline: '2026-05-20',
      runsOutFirst: 'certification',
      missing: ['visit', 'exam', 'certification', 'order', 'evaluation', 'delivery', 'proof_of_delivery', 'claim'],
      progress: { verified: 0, onFile: 0, total: 7 },
      next: { kind: 'request', slot: 'visit_notes' },
      waitingSince: null,
      requestDue: null,
      updatedAt: expect.any(String),
    });
  });

  it('continues after a case without a deadline, in a search too', async () => {
    for (const name of ['Zora one', 'Zora two', 'Zora three']) await named(name);
    for (const filter of [{}, { search: 'Zora' }]) {
      const first = await listed({ ...filter, limit: 2 });
      const rest = await listed({ ...filter, limit: 2, after: first.next });
      const all = [...first.cases, ...rest.cases].map(({ patient_name }) => patient_name);
      expect(all).toEqual(['Zora three', 'Zora two', 'Zora one']);
    }
  });

  it('goes by status, owner and what is missing', async () => {
    await named('open');
    await named('delivered', delivered('2026-05-01'));
    await named('billed', { ...delivered('2026-05-01'), billed: '2026-05-03' });
    const id = await named('owned');
    await test.call('PUT', `/${id}`, toSave(await test.read(id), { ownerId: test.admin.id }));
    for (const status of ['delivered', 'billed']) expect(await names({ status })).toEqual([status]);
    expect((await names({ status: 'open' })).sort()).toEqual(['open', 'owned']);
    expect(await names({ owner: test.admin.id.toUpperCase() })).toEqual(['owned']);
    expect((await names({ owner: 'none' })).sort()).toEqual(['billed', 'delivered', 'open']);
    // A note that is only typed is no paper; a billed case is finished.
    expect((await names({ missing: 'delivery' })).sort()).toEqual(['delivered', 'open', 'owned']);
    expect((await names({ missing: 'claim', owner: 'none' })).sort()).toEqual(['delivered', 'open']);
  });

  it.each([
    ['vance', true],
    ['VANCE', true],
    ['Vance, Dorothy', true],
    ['dorothy o’neil', true],
    ['ÅSA', true],
    ['p-017_x', true],
    ['017', true],
    ['(612) 555-0142', true],
    ['612.555.0142', true],
    ['6125550142', true],
    ['+1 612 555 0142', true],
    ['0142', true],
    ['  ', true],
    ['p-017%x', false],
    ['p-017.x', false],
    ['P-017\\_X', false],
    ['%', false],
    ['_ance', false],
    ['Vance Robert', false],
    ['612 555 0143', false],
    ["' or true --", false],
  ])('finds by name, id and phone, whatever the case and the marks: %s %s', async (search, isFound) => {
    await named('Dorothy Åsa O’Neil-Vance', {}, { patient_id: 'P-017_X', patient_phone: '612-555-0142' });
    await named('Robert Lee', {}, { patient_id: 'Q-9', patient_phone: '(952) 555-0199' });
    const found = await names({ search });
    expect(found.includes('Dorothy Åsa O’Neil-Vance')).toBe(isFound);
    if (search.trim() !== '') expect(found).not.toContain('Robert Lee');
  });

  it('finds what closes within 14 days or is over, and papers not back after 7 days', async () => {
    await named('over', papersUntil(addDays(today, -1)));
    await named('today', papersUntil(today));
    await named('in 14', papersUntil(addDays(today, 14)));
    await named('in 15', papersUntil(addDays(today, 15)));
    await named('delivered', { ...papersUntil(today), ...delivered(today) });
    await archive(await named('away', papersUntil(today)));
    await named('asked 7 ago', asked(addDays(today, -7)));
    await named('asked 6 ago', asked(addDays(today, -6)));
    const back = await named('back', asked(addDays(today, -30)));
    await test.addPaper(back, 'visit_notes');
    await named('typed, not back', { ...asked(addDays(today, -8)), visit: { date: today, mode: null } });
    expect(await names({ due: 'overdue' })).toEqual(['over']);
    expect(await names({ due: 'closing' })).toEqual(['today', 'in 14']);
    expect((await names({ due: 'waiting' })).sort()).toEqual(['asked 7 ago', 'typed, not back']);
    const { body } = await test.call('GET', '/board');
    expect(body).toMatchObject({ today, closing: 2, over: 1, waiting: 2 });
  });

  it('S26-10 shows open records requests on the board and in the list with the day of the case page, of billed cases too', async () => {
    const blank = { contractor: 'CGS', claimControlNumber: null, method: null, sentOn: null };
    const request = (letterDate: string | null, due: string | null, sentOn: string | null = null) => ({
      recordsRequest: { ...blank, letterDate, due, sentOn },
    });
    const delivery = { date: addDays(today, -60), mode: null, wearing: null, note: null };
    const ids = {
      later: await named('asked later', request(addDays(today, -5), null)),
      over: await named('asked before', {
        ...request(null, addDays(today, -1)),
        delivery,
        billed: addDays(today, -50),
      }),
      answered: await named('has answered', request(addDays(today, -5), null, today)),
      undated: await named('asked without a date', request(null, null)),
    };
    const { requests } = (await test.call('GET', '/board')).body;
    expect(requests.count).toBe(2);
    expect(requests.cases.map(({ id, requestDue }: ShoeCaseListItem) => [id, requestDue])).toEqual([
      [ids.over, addDays(today, -1)],
      [ids.later, addDays(today, 40)],
    ]);
    expect((await names({ due: 'requests' })).sort()).toEqual(['asked before', 'asked later']);
    for (const id of Object.values(ids)) {
      const { requestDue, details } = await test.read(id);
      const clock = recordsClock(details.recordsRequest, today);
      expect(requestDue).toBe(clock && clock.state !== 'answered' ? clock.due : null);
    }
    await archive(ids.over);
    const later = await test.read(ids.later);
    const details = { ...later.details, ...request(addDays(today, -5), null, today) };
    await test.call('PUT', `/${ids.later}`, toSave(later, { details }));
    expect((await test.call('GET', '/board')).body.requests).toEqual({ count: 0, cases: [] });
  });

  it('O2 is noted each time, never with what was searched for', async () => {
    const { sql } = test.context;
    const [{ last } = { last: 0 }] = await sql`select max(seq) as last from app.audit_log`;
    await listed({ search: 'Vance' });
    await test.call('GET', '/board');
    await test.call('GET', '/recall');
    const rows = await sql`
      select action, outcome, actor_id, target, detail from app.audit_log where seq > ${last} order by seq`;
    const row = { action: 'cases_listed', outcome: 'ok', actor_id: test.pharmacist.id, target: null, detail: null };
    expect(rows).toEqual([row, row, row]);
  });

  it.each([
    { status: 'closed' },
    { missing: 'shoes' },
    { owner: 'me' },
    { limit: 0 },
    { limit: 201 },
    { after: 'x' },
    { after: Buffer.from('2026-13-45.1.00000000-0000-0000-0000-000000000000').toString('base64url') },
    { name: 'x' },
  ])('takes no %s', async (filter) => {
    expect(await test.call('POST', '/search', filter)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

describe('the board', () => {
  it('has a lane for each step, in order, with the cases that miss it first, soonest first', async () => {
    await named('no visit', papersUntil('2026-05-20'));
    for (const [name, day] of [
      ['no order later', '2026-07-01'],
      ['no order soon', '2026-05-20'],
    ] as const) {
      const id = await named(name, papersUntil(day));
      for (const paper of ['visit_notes', 'foot_exam', 'certifying_statement'] as const) await test.addPaper(id, paper);
    }
    await archive(await named('away', papersUntil('2026-05-20')));
    const { lanes } = (await test.call('GET', '/board')).body;
    expect(lanes.map(({ step, count }: { step: string; count: number }) => [step, count])).toEqual([
      ['visit', 1],
      ['exam', 0],
      ['certification', 0],
      ['order', 2],
      ['evaluation', 0],
      ['delivery', 0],
      ['proof_of_delivery', 0],
      ['claim', 0],
    ]);
    expect(lanes[3].cases.map((line: ShoeCaseListItem) => line.patient_name)).toEqual([
      'no order soon',
      'no order later',
    ]);
  });

  it('shows at most fifty cards of a lane, and counts all', async () => {
    await test.context.sql`
      insert into public.dme_shoe_cases (patient_id, patient_name, checklist, details, created_by, missing)
      select n, 'many', '{}', '{}', gen_random_uuid(), '{exam,order}' from generate_series(1, 60) n`;
    const lane = (await test.call('GET', '/board')).body.lanes[1];
    expect([lane.step, lane.count, lane.cases.length]).toEqual(['exam', 60, 50]);
  });

  it('is one person’s, or that of cases without an owner', async () => {
    await named('free', papersUntil(today));
    const id = await named('owned', papersUntil(today));
    await test.call('PUT', `/${id}`, toSave(await test.read(id), { ownerId: test.pharmacist.id }));
    const shown = async (query: string) => {
      const { body } = await test.call('GET', `/board${query}`);
      return [
        body.closing,
        body.lanes[0].count,
        body.lanes[0].cases.map((line: ShoeCaseListItem) => line.patient_name),
      ];
    };
    expect(await shown('')).toEqual([2, 2, expect.arrayContaining(['free', 'owned'])]);
    expect(await shown('?owner=none')).toEqual([1, 1, ['free']]);
    expect(await shown(`?owner=${test.pharmacist.id}`)).toEqual([1, 1, ['owned']]);
    expect(await shown(`?owner=${test.admin.id}`)).toEqual([0, 0, []]);
  });
});

describe('the recall list', () => {
  const recalled = async (query = '') => (await test.call('GET', `/recall${query}`)).body;
  const of = (patient_id: string) => ({ patient_id, patient_phone: '612 555 0142' });

  it('names who had shoes or inserts last year and nothing since, longest ago first, once each', async () => {
    await named('twice', { ...delivered('2025-03-01'), ...pairs(1, 0) }, of('A'));
    const last = await named('twice, later', { ...delivered('2025-09-01'), ...pairs(0, 2) }, of('A'));
    await named('first', delivered('2025-01-01'), of('B'));
    await named('served', { ...delivered('2025-02-01'), ...pairs(1, 3) }, of('C'));
    await named('served', { ...delivered('2026-02-01'), ...pairs(0, 1) }, of('C'));
    await named('modified alone', { ...delivered('2025-02-01'), ...pairs(0, 0) }, of('D'));
    await named('long ago', { ...delivered('2024-12-31'), ...pairs(1, 3) }, of('E'));
    await archive(await named('away', { ...delivered('2025-02-01'), ...pairs(1, 3) }, of('F')));
    await named('modified since', { ...delivered('2025-12-31'), ...pairs(1, 3) }, of('G'));
    await named('modified since', { ...delivered('2026-02-01'), ...pairs(0, 0) }, of('G'));
    const answer = await recalled();
    expect(answer).toMatchObject({ year: 2025, total: 3 });
    expect(answer.patients.map((one: { patient_name: string }) => one.patient_name)).toEqual([
      'first',
      'twice, later',
      'modified since',
    ]);
    expect(answer.patients[1]).toEqual({
      caseId: last,
      ...of('A'),
      patient_name: 'twice, later',
      lastDelivery: '2025-09-01',
      eligibleFrom: '2026-01-01',
    });
    expect((await recalled('?year=2024')).patients).toMatchObject([{ patient_name: 'long ago' }]);
    expect(await recalled('?year=2023')).toEqual({ year: 2023, patients: [], total: 0 });
  });
});
