import type { PersonFile, PersonItem } from '@rxweb/contracts/people';
import { roles } from '@rxweb/contracts/shared/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { hire, type StaffMember } from '../../../testing/staff.ts';

let test: TestApp;
let staff: Record<(typeof roles)[number], StaffMember>;
const phone = '+15415550142';
const texter = '+15415550143';
let ids: Record<'person' | 'texter' | 'caller' | 'request' | 'chat' | 'thread' | 'shoes', string>;

beforeAll(async () => {
  test = await createTestApp();
  const [employee, pharmacist, admin] = await Promise.all(roles.map((role) => hire(test, role, role)));
  staff = { employee, pharmacist, admin } as typeof staff;
});
afterAll(() => test.close());

beforeEach(async () => {
  const { sql } = test.context;
  await sql`truncate app.requests, app.text_consents, app.conversations, public.messages, public.sms_people, public.dme_shoe_cases, app.people cascade`;
  await sql`delete from app.rate_limits`;
  const one = async (rows: PromiseLike<{ id: string }[]>) => (await rows)[0]?.id ?? '';
  const chat = await one(
    sql`insert into app.conversations (visitor_hash, chat_id) values (sha256('v'), 'chat-1700000000000') returning id`,
  );
  await sql`insert into app.chat_turns (conversation_id, question, state) values (${chat}, 'Do you have my insulin?', 'complete')`;
  await sql`insert into app.hand_offs (conversation_id, name, phone) values (${chat}, 'Ana R.', ${phone})`;
  const request = await one(sql`
    insert into app.requests (reference, kind, name, phone, birth_date, language, details, visitor_hash, token_hash)
    values ('234678', 'refill', 'Ana Ruiz', ${phone}, '1960-02-29', 'es', '{}', sha256('v'), sha256('t')) returning id`);
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status) values
      ('inbound', ${phone}, '+15035550100', 'Is it ready?', 'delivered'), ('inbound', ${texter}, '+15035550100', 'hello', 'delivered')`;
  await sql`
    with other as (insert into app.conversations (visitor_hash, chat_id) values (sha256('w'), 'chat-1700000000001') returning id)
    insert into app.hand_offs (conversation_id, name, phone) select id, 'Ana Ruiz', '+15415550144' from other`;
  const shoes = await one(sql`
    insert into public.dme_shoe_cases (patient_id, patient_name, patient_phone, checklist, details, created_by, missing)
    values ('p', 'RUÍZ, Ana', '(541) 555-0142', '{}', '{}', gen_random_uuid(), '{}'),
      ('q', 'Luis Ruiz', '(541) 555-0142', '{}', '{}', gen_random_uuid(), '{}') returning id`);
  const personOf = (number: string) => one(sql`select person_id as id from app.person_phones where phone = ${number}`);
  const thread = await one(sql`select id from public.sms_people where phone = ${phone}`);
  ids = {
    ...{ chat, request, shoes, thread },
    ...{ person: await personOf(phone), texter: await personOf(texter), caller: await personOf('+15415550144') },
  };
});

const get = async (role: (typeof roles)[number], path: string) => {
  const answer = await staff[role].call('GET', `/api/people/${path}`);
  return { status: answer.status, body: await answer.json() };
};
const post = async (role: (typeof roles)[number], path: string, body: object = {}, method = 'POST') => {
  const answer = await staff[role].call(method, `/api/people/${path}`, body);
  return { status: answer.status, body: await answer.json() };
};
const kindsOf = async (role: (typeof roles)[number]) =>
  ((await get(role, `${ids.person}/items`)).body.items as PersonItem[]).map(({ kind }) => kind).sort();
const consentsOf = async (role: (typeof roles)[number]) =>
  (await get(role, ids.person)).body.consents.map(({ how, note, by }: PersonFile['consents'][number]) => [
    how,
    note,
    by?.id,
  ]);
const audited = (action: string) => test.context.sql`
  select target, detail from app.audit_log where action = ${action} order by seq desc limit 1`;

it('says how staff heard that a person agrees to texts, the note to those who see texts alone', async () => {
  const by = staff.admin.id;
  await test.context.sql`
    insert into app.text_consents (phone, purpose, channel, how, note, by_id, asked_at, confirmed_at)
    values (${phone}, 'conversation', 'staff', 'counter', 'At pickup', ${by}, now(), now())`;
  expect(await consentsOf('admin')).toContainEqual(['counter', 'At pickup', by]);
  expect(await consentsOf('pharmacist')).toContainEqual(['counter', null, by]);
});

describe('S29-303 a contact shows each role what it sees elsewhere, and no more', () => {
  it.each([
    ['employee', ['request'], ['Ana Ruiz'], ['Ana Ruiz']],
    [
      'pharmacist',
      ['callback', 'conversation', 'request', 'shoe_case'],
      ['Ana R.', 'Ana Ruiz'],
      ['Ana R.', 'Ana Ruiz'],
    ],
    [
      'admin',
      ['callback', 'conversation', 'request', 'shoe_case', 'text'],
      ['Ana R.', 'Ana Ruiz'],
      ['Ana R.', 'Ana Ruiz', null],
    ],
  ] as const)('%s', async (role, kinds, names, listed) => {
    expect(await kindsOf(role)).toEqual(kinds);
    const file: PersonFile = (await get(role, ids.person)).body;
    expect(file.names.map(({ name }) => name).sort()).toEqual(names);
    expect(file.phones).toEqual([phone]);
    const list = await post(role, 'search', {});
    // The employee knows one of the two who are called Ana Ruiz: the other only left a callback.
    const expected = role === 'employee' ? ['Ana R.'] : listed;
    expect(list.body.people.map(({ name }: { name: string | null }) => name)).toEqual(expected);
    expect((await get(role, ids.texter)).status).toBe(role === 'admin' ? 200 : 404);
    expect((await get(role, ids.caller)).status).toBe(role === 'employee' ? 404 : 200);
    const places = { request: ids.request, conversation: ids.chat, text: ids.thread, case: ids.shoes } as const;
    const open = await Promise.all(
      Object.entries(places).map(async ([place, id]) => [
        place,
        (await post(role, 'of', { place, id })).body.person ?? null,
      ]),
    );
    const seen = { employee: ['request'], pharmacist: ['request', 'conversation', 'case'], admin: Object.keys(places) }[
      role
    ];
    expect(Object.fromEntries(open)).toEqual(
      Object.fromEntries(Object.keys(places).map((place) => [place, seen.includes(place) ? ids.person : null])),
    );
  });

  it('nothing without a session, and no merge by employees', async () => {
    for (const path of ['/search', '/of', `/${ids.person}/merges`]) {
      const answer = await fetch(`${test.url}/api/people${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(answer.status).toBe(401);
    }
    const order = { version: 1, other: ids.caller, otherVersion: 1 };
    expect((await post('employee', `${ids.person}/merges`, order)).status).toBe(403);
    expect((await post('pharmacist', `${ids.person}/merges`, { ...order, other: ids.texter })).status).toBe(404);
  });
});

describe('contacts', () => {
  it('are found by parts of names in any order, without accents, and by digits', async () => {
    const namesOf = async (search: string) =>
      (await post('admin', 'search', { search })).body.people.map(({ phones }: PersonFile) => phones[0]);
    expect(await namesOf('ruíz ana')).toEqual([phone, '+15415550144']);
    expect(await namesOf('Ruiz, An')).toEqual([phone, '+15415550144']);
    expect(await namesOf('555-0143')).toEqual([texter]);
    expect(await namesOf('100% _')).toEqual([]);
    expect(await audited('people_listed')).toEqual([{ target: 'search', detail: null }]);
  });

  it('page by name', async () => {
    await test.context.sql`
      insert into public.sms_people (phone, name) select '+1612' || lpad(n::text, 7, '0'), 'Row ' || n % 40 from generate_series(1, 120) n`;
    const all: string[] = [];
    for (let after: string | undefined; ; ) {
      const { body } = await post('admin', 'search', after === undefined ? {} : { after });
      all.push(...body.people.map(({ id }: PersonFile) => id));
      if (body.next === null) break;
      after = body.next;
    }
    const expected = await test.context.sql<{ id: string }[]>`select id from app.people order by sort_key, id`;
    expect(all).toEqual(expected.map(({ id }) => id));
    expect((await post('admin', 'search', { after: 'forged' })).status).toBe(400);
  });

  it('page their thread, newest first', async () => {
    await test.context.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status, created_at)
      select 'inbound', ${phone}, '+15035550100', 'text ' || n, 'delivered', now() - n % 30 * interval '1 minute' from generate_series(1, 110) n`;
    const all: PersonItem[] = [];
    for (let after: string | undefined; ; ) {
      const { body } = await get('admin', `${ids.person}/items${after === undefined ? '' : `?after=${after}`}`);
      all.push(...body.items);
      if (body.next === null) break;
      after = body.next;
    }
    expect(all).toHaveLength(115);
    expect(new Set(all.map(({ id }) => id)).size).toBe(115);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  it('S29-304 propose the same name with the same birth date or another number, and never two birth dates that differ', async () => {
    const { sql } = test.context;
    const ask = (number: string, born: string | null, reference: string) => sql`
      insert into app.requests (reference, kind, name, phone, birth_date, language, details, visitor_hash, token_hash)
      values (${reference}, 'refill', 'ana ruiz', ${number}, ${born}, 'en', '{}', sha256('v'), sha256(${reference}::bytea))`;
    await ask('+15415550145', '1960-02-29', '234679');
    await ask('+15415550146', '1991-01-01', '234682');
    const { duplicates }: PersonFile = (await get('pharmacist', ids.person)).body;
    expect(duplicates.map(({ phones, reason }) => [phones[0], reason])).toEqual([
      ['+15415550145', 'birth_date'],
      ['+15415550144', 'name'],
    ]);
    expect((await get('employee', ids.person)).body.duplicates.map(({ phones }: PersonFile) => phones[0])).toEqual([
      '+15415550145',
    ]);
  });

  it('S29-302 are merged and separated by staff, in the audit log, and not from an old page', async () => {
    const order = { version: 1, other: ids.caller, otherVersion: 1 };
    const merged = await post('pharmacist', `${ids.person}/merges`, order);
    expect(merged).toMatchObject({ status: 200, body: { id: ids.person, phones: [phone, '+15415550144'] } });
    expect(await audited('people_merged')).toEqual([{ target: ids.person, detail: `contact ${ids.caller}` }]);
    expect((await get('employee', ids.caller)).body).toMatchObject({ id: ids.person, phones: [phone] });
    const again = await post('pharmacist', `${ids.person}/merges`, order);
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict', current: { id: ids.person } } });
    const undone = await post('pharmacist', `merges/${merged.body.merges[0].id}/undo`);
    expect(undone).toMatchObject({ status: 200, body: { apart: ids.caller, stays: [], person: { phones: [phone] } } });
    expect(await audited('people_merge_undone')).toEqual([{ target: ids.person, detail: `contact ${ids.caller}` }]);
    expect((await post('pharmacist', `merges/${merged.body.merges[0].id}/undo`)).status).toBe(404);
  });

  it('change once for each version, also in the inbox of their numbers', async () => {
    const change = { version: 1, name: 'Ana María Ruiz', language: 'en', spokenLanguage: 'vi', needsInterpreter: true };
    const changed = await post('employee', ids.person, change, 'PATCH');
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'Ana María Ruiz', nameSource: 'staff', spokenLanguage: 'vi', version: 2 },
    });
    expect(
      await test.context.sql`select name, language, version from public.sms_people where phone = ${phone}`,
    ).toEqual([{ name: 'Ana María Ruiz', language: 'en', version: 2 }]);
    const late = await post('employee', ids.person, { ...change, name: 'X' }, 'PATCH');
    expect(late).toMatchObject({ status: 409, body: { current: { name: 'Ana María Ruiz', version: 2 } } });
    const back = await post('employee', ids.person, { ...change, version: 2, name: null, language: null }, 'PATCH');
    expect(back.body).toMatchObject({ name: 'Ana R.', nameSource: 'callback', language: null });
  });

  it('S29-305 have the shoe cases with their number and name, or those that staff link', async () => {
    const { sql } = test.context;
    const [other] = await sql<[{ id: string }]>`select id from public.dme_shoe_cases where patient_name = 'Luis Ruiz'`;
    const casesOf = async () =>
      ((await get('pharmacist', `${ids.person}/items`)).body.items as PersonItem[])
        .filter(({ kind }) => kind === 'shoe_case')
        .map(({ id }) => id);
    expect(await casesOf()).toEqual([ids.shoes]);
    expect((await post('pharmacist', 'of', { place: 'case', id: other.id })).body).toEqual({
      person: null,
      name: 'Luis Ruiz',
    });
    expect((await post('pharmacist', 'case-links', { case: other.id, person: ids.person })).body).toEqual({
      person: ids.person,
    });
    expect((await post('pharmacist', 'case-links', { case: ids.shoes, person: null })).body).toEqual({ person: null });
    expect(await casesOf()).toEqual([other.id]);
    await post('pharmacist', 'case-links', { case: ids.shoes });
    expect((await casesOf()).sort()).toEqual([ids.shoes, other.id].sort());
    expect((await post('employee', 'case-links', { case: ids.shoes })).status).toBe(403);
  });

  it('S29-306 say who saw all that is kept about the person, also while it was merged, and record that they were asked', async () => {
    await get('pharmacist', ids.person);
    const order = { version: 1, other: ids.caller, otherVersion: 1 };
    const merged = await post('pharmacist', `${ids.person}/merges`, order);
    await post('pharmacist', `merges/${merged.body.merges[0].id}/undo`);
    const saw = async (person: string) =>
      (await staff.admin.call('POST', '/api/admin/audit/who-saw', { person })).json();
    for (const person of [ids.person, ids.caller])
      expect((await saw(person)).people).toContainEqual(
        expect.objectContaining({ actor_email: 'pharmacist@pharmacy.example', times: 3 }),
      );
    expect(await audited('audit_read')).toEqual([{ target: ids.caller, detail: 'who saw a person' }]);
    const csv = await staff.admin.call('GET', `/api/admin/audit/who-saw.csv?person=${ids.person}`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(await csv.text()).toMatch(/^\ufeff?seq,at,action.*\r\n(.*\r\n)*.*person_read/);
    expect(await audited('audit_exported')).toEqual([{ target: ids.person, detail: 'who saw a person' }]);
    expect((await staff.pharmacist.call('GET', `/api/admin/audit/who-saw.csv?person=${ids.person}`)).status).toBe(403);
  });
});
