import type { PersonFile, PersonItem } from '@rxweb/contracts/people';
import { roles } from '@rxweb/contracts/shared/roles';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { hire, type StaffMember } from '../../../testing/staff.ts';
import { forgetUnusedPeople } from './forget.ts';
import { ownFields } from './own-fields.ts';
import { findPart, putBack, takeOut } from './parts.ts';

type Role = (typeof roles)[number];

let test: TestApp;
let staff: Record<Role, StaffMember>;
/** Of a family: Ana's, and used by Luis too. */
const phone = '+15415550142';
const other = '+15415550149';
let ids: Record<'ana' | 'anas' | 'luis' | 'chat' | 'thread', string>;

beforeAll(async () => {
  test = await createTestApp();
  const [employee, pharmacist, admin] = await Promise.all(roles.map((role) => hire(test, role, role)));
  staff = { employee, pharmacist, admin } as typeof staff;
});
afterAll(() => test.close());

const one = async (rows: PromiseLike<{ id: string }[]>) => (await rows)[0]?.id ?? '';
const ask = (name: string, reference: string, born: string) =>
  one(test.context.sql`
    insert into app.requests (reference, kind, name, phone, birth_date, language, details, visitor_hash, token_hash)
    values (${reference}, 'refill', ${name}, ${phone}, ${born}, 'es', '{}', sha256('v'), sha256(${reference}::bytea)) returning id`);

beforeEach(async () => {
  const { sql } = test.context;
  await sql`truncate app.requests, app.conversations, public.messages, public.sms_people, app.people cascade`;
  await sql`delete from app.rate_limits`;
  const anas = await ask('Ana Ruiz', '234678', '1960-02-29');
  const luis = await ask('Luis Ruiz', '234679', '1991-01-01');
  const chat = await one(
    sql`insert into app.conversations (visitor_hash, chat_id) values (sha256('w'), 'chat-1700000000000') returning id`,
  );
  await sql`insert into app.hand_offs (conversation_id, name, phone) values (${chat}, 'Luisito', ${phone})`;
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status)
    values ('inbound', ${phone}, '+15035550100', 'Is it ready?', 'delivered')`;
  const thread = await one(sql`select id from public.sms_people`);
  const ana = await one(sql`select person_id as id from app.person_phones`);
  ids = { ana, anas, luis, chat, thread };
});

const call = async (role: Role, method: string, path: string, body?: object) => {
  const answer = await staff[role].call(method, `/api/people/${path}`, body);
  return { status: answer.status, body: await answer.json() };
};
const fileOf = async (role: Role, id = ids.ana): Promise<PersonFile> => (await call(role, 'GET', id)).body;
const versionOf = async (id = ids.ana) => (await fileOf('admin', id)).version;
const separate = async (role: Role, kind: string, subject: string, id = ids.ana) =>
  call(role, 'POST', `${id}/parts`, { version: await versionOf(id), kind, subject });
const add = async (role: Role, typed: string, id = ids.ana) =>
  call(role, 'POST', `${id}/numbers`, { version: await versionOf(id), phone: typed });
const itemsOf = async (id = ids.ana) =>
  ((await call('admin', 'GET', `${id}/items`)).body.items as PersonItem[]).map((item) =>
    item.kind === 'text' ? 'text' : `${item.kind} ${item.id}`,
  );
const namesOf = ({ names }: PersonFile) => names.map(({ name }) => name).sort();
const audited = (action: string) => test.context.sql`
  select target, detail from app.audit_log where action = ${action} order by seq desc limit 1`;

/** All that is stored of contacts, without versions. */
async function everything() {
  const { sql } = test.context;
  const people = await sql<{ id: string }[]>`select id from app.people order by id`;
  return {
    own: await ownFields(
      sql,
      people.map(({ id }) => id),
    ),
    roots: await sql`select id, root_id, merged_into, shown_name, shown_reach from app.people order by id`,
    names: await sql`select person_id, source, name, first_at from app.person_names order by person_id, source, name`,
    phones: await sql`select phone, person_id from app.person_phones order by phone`,
    texting: await sql`select phone, name, language from public.sms_people order by phone`,
  };
}

describe('S29-310 what a contact has of another person is taken out into its own contact', () => {
  it('a request, with its name, and back', async () => {
    const before = await everything();
    const taken = await separate('pharmacist', 'request', ids.luis);
    const { apart, part } = taken.body;
    expect(taken).toMatchObject({ status: 200, body: { person: { id: ids.ana, name: 'Ana Ruiz' } } });
    expect(await audited('person_separated')).toEqual([{ target: ids.ana, detail: `request, contact ${apart}` }]);
    expect(await itemsOf()).not.toContain(`request ${ids.luis}`);
    expect(namesOf(await fileOf('admin'))).toEqual(['Ana Ruiz', 'Luisito']);
    expect(await itemsOf(apart)).toEqual([`request ${ids.luis}`]);
    expect(await fileOf('employee', apart)).toMatchObject({
      ...{ name: 'Luis Ruiz', language: 'es', phones: [], duplicates: [] },
      numbers: [{ phone, isByHand: false, isShared: true }],
      parts: [{ kind: 'request', label: '234-679', isTakenOut: false, other: { id: ids.ana, name: 'Ana Ruiz' } }],
    });
    expect((await call('employee', 'POST', 'of', { place: 'request', id: ids.luis })).body.person).toBe(apart);

    const back = await call('pharmacist', 'POST', `parts/${part}/undo`);
    expect(back).toMatchObject({ status: 200, body: { id: ids.ana, parts: [] } });
    expect(await audited('person_separation_undone')).toEqual([
      { target: ids.ana, detail: `request, contact ${apart}` },
    ]);
    expect(await everything()).toEqual(before);
    expect((await call('pharmacist', 'POST', `parts/${part}/undo`)).status).toBe(404);
    expect((await call('admin', 'GET', apart)).status).toBe(404);
  });

  it('a conversation with what is left in it later, and a thread of texts with its name in the inbox', async () => {
    const { sql } = test.context;
    const before = await everything();
    const chat = (await separate('pharmacist', 'conversation', ids.chat)).body;
    await sql`update app.hand_offs set done_at = now()`;
    await sql`insert into app.hand_offs (conversation_id, name, phone) values (${ids.chat}, 'Luis R.', ${phone})`;
    expect(namesOf(await fileOf('admin', chat.apart))).toEqual(['Luis R.', 'Luisito']);
    expect(namesOf(await fileOf('admin'))).toEqual(['Ana Ruiz', 'Luis Ruiz']);
    expect((await itemsOf(chat.apart)).map((item) => item.split(' ')[0]).sort()).toEqual([
      ...['callback', 'callback', 'conversation'],
    ]);
    await sql`delete from app.hand_offs where name = 'Luis R.'`;

    await sql`update public.sms_people set name = 'Tía Luisa', language = 'en'`;
    const texts = (await separate('admin', 'text', ids.thread)).body;
    expect(await fileOf('admin')).toMatchObject({ name: 'Ana Ruiz', nameSource: 'request', language: 'es' });
    expect(await fileOf('admin', texts.apart)).toMatchObject({
      name: 'Tía Luisa',
      language: 'en',
      nameSource: 'staff',
    });
    expect(await sql`select * from app.person_language(${phone})`).toEqual([{ language: 'en', is_by_staff: true }]);
    await sql`update public.sms_people set name = 'Luisa'`;
    expect(await fileOf('admin', texts.apart)).toMatchObject({ name: 'Luisa' });
    expect(await fileOf('admin')).toMatchObject({ name: 'Ana Ruiz' });

    await call('admin', 'POST', `parts/${texts.part}/undo`);
    await sql`update public.sms_people set name = null, language = null`;
    await call('admin', 'POST', `parts/${chat.part}/undo`);
    await inTransaction(sql, (tx) => tx`delete from app.person_names where name = 'Luis R.'`);
    expect(await everything()).toEqual(before);
  });

  it('and what staff wrote of the separate contact stays after an undo: it is merged', async () => {
    const { apart, part } = (await separate('pharmacist', 'request', ids.luis)).body;
    const fields = { language: null, spokenLanguage: 'vi', needsInterpreter: false };
    await call('employee', 'PATCH', apart, { version: 1, name: 'Luis A. Ruiz', ...fields });
    const back = await call('pharmacist', 'POST', `parts/${part}/undo`);
    expect(back.body).toMatchObject({ id: ids.ana, merges: [{ name: 'Luis A. Ruiz' }], spokenLanguage: 'vi' });
    expect(await itemsOf()).toContain(`request ${ids.luis}`);
  });

  it('any parts, put back in any order, leave every contact as it was', async () => {
    const { sql } = test.context;
    const subjects = () =>
      [
        { kind: 'request', subject: ids.luis },
        { kind: 'request', subject: ids.anas },
        { kind: 'conversation', subject: ids.chat },
        { kind: 'text', subject: ids.thread },
      ] as const;
    await sql`update public.sms_people set name = 'Ana M. Ruiz'`;
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3]), fc.infiniteStream(fc.nat(3)), async (order, picks) => {
        const standing: string[] = [];
        for (const index of order) {
          const part = subjects()[index];
          if (part) standing.push((await inTransaction(sql, (tx) => takeOut(tx, staff.admin.id, ids.ana, part))).id);
        }
        while (standing.length > 0) {
          const [id = ''] = standing.splice((picks.next().value ?? 0) % standing.length, 1);
          await inTransaction(sql, async (tx) => {
            const part = await findPart(tx, id);
            if (part) await putBack(tx, id, part);
            await tx`select app.refresh_person(${ids.ana})`;
          });
        }
        expect(await everything()).toEqual(before);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

describe('S29-311 numbers', () => {
  it('are written by staff and removed again, and are found and shown to all who see the contact', async () => {
    expect((await add('pharmacist', 'call me')).body).toMatchObject({ code: 'phone_not_allowed' });
    const added = await add('pharmacist', '(541) 555-0149');
    expect(added.body.person.numbers).toEqual([
      { phone, isByHand: false, isShared: false },
      { phone: other, isByHand: true, isShared: false },
    ]);
    expect((await fileOf('employee')).phones).toEqual([phone, other]);
    expect((await call('employee', 'POST', 'search', { search: '555-0149' })).body.people).toHaveLength(1);
    expect(await audited('person_number_added')).toEqual([{ target: ids.ana, detail: null }]);
    const removed = await separate('pharmacist', 'phone', other);
    expect(removed.body).toMatchObject({ apart: null, part: null, person: { phones: [phone] } });
    expect(await audited('person_number_removed')).toEqual([{ target: ids.ana, detail: null }]);
    expect((await separate('pharmacist', 'phone', phone)).status).toBe(409);
  });

  it('of another contact are not added: its own is named where the role may see it', async () => {
    const { sql } = test.context;
    await sql`
      with chat as (insert into app.conversations (visitor_hash, chat_id) values (sha256('x'), 'chat-1700000000003') returning id)
      insert into app.hand_offs (conversation_id, name, phone) select id, 'Bea', ${other} from chat`;
    expect((await add('pharmacist', other)).body).toMatchObject({
      owner: { name: 'Bea' },
      person: { phones: [phone] },
    });
    await sql`
      insert into public.messages (direction, from_phone, to_phone, body, status)
      values ('inbound', '+15415550150', '+15035550100', 'hi', 'delivered')`;
    const versions = [await versionOf()];
    const { requestId: _, ...hidden } = (await add('pharmacist', '+15415550150')).body;
    const { requestId: __, ...unusable } = (await add('pharmacist', '+99912345')).body;
    expect(hidden).toEqual(unusable);
    expect(hidden).toMatchObject({ code: 'phone_not_allowed' });
    expect([...versions, await versionOf()]).toEqual([versions[0], versions[0]]);
    expect((await add('admin', '+15415550150')).body.owner.phones).toEqual(['+15415550150']);
  });

  it('go out with their own requests and names, also when staff had written them', async () => {
    await add('pharmacist', other);
    const { sql } = test.context;
    await sql`
      insert into app.requests (reference, kind, name, phone, language, details, visitor_hash, token_hash)
      values ('234682', 'transfer', 'Bea Gil', ${other}, 'en', '{}', sha256('v'), sha256('b'))`;
    const before = await everything();
    const { apart, part } = (await separate('pharmacist', 'phone', other)).body;
    expect(await fileOf('employee', apart)).toMatchObject({ name: 'Bea Gil', phones: [other], language: 'en' });
    expect(namesOf(await fileOf('admin'))).toEqual(['Ana Ruiz', 'Luis Ruiz', 'Luisito']);
    await call('pharmacist', 'POST', `parts/${part}/undo`);
    expect(await everything()).toEqual(before);
  });

  it('of a contact that was merged make it stand alone again', async () => {
    const { sql } = test.context;
    await sql`
      insert into app.requests (reference, kind, name, phone, language, details, visitor_hash, token_hash)
      values ('234682', 'transfer', 'Bea Gil', ${other}, 'en', '{}', sha256('v'), sha256('b'))`;
    const bea = await one(sql`select person_id as id from app.person_phones where phone = ${other}`);
    await call('pharmacist', 'POST', `${ids.ana}/merges`, {
      version: await versionOf(),
      other: bea,
      otherVersion: await versionOf(bea),
    });
    expect((await separate('pharmacist', 'phone', other)).body).toMatchObject({ apart: bea, part: null });
    expect(await fileOf('employee', bea)).toMatchObject({ name: 'Bea Gil', phones: [other] });
  });
});

describe('parts of contacts', () => {
  it('S29-312 are for the roles that merge, of kinds that they see, and not from an old page', async () => {
    expect((await separate('employee', 'request', ids.luis)).status).toBe(403);
    expect((await add('employee', other)).status).toBe(403);
    expect((await separate('pharmacist', 'text', ids.thread)).status).toBe(404);
    expect((await separate('pharmacist', 'request', ids.ana)).status).toBe(404);
    expect((await separate('pharmacist', 'request', 'x')).status).toBe(404);
    const old = { version: 0, kind: 'request', subject: ids.luis };
    expect(await call('pharmacist', 'POST', `${ids.ana}/parts`, old)).toMatchObject({
      status: 409,
      body: { current: { id: ids.ana } },
    });
    const { part } = (await separate('admin', 'text', ids.thread)).body;
    expect((await fileOf('pharmacist')).parts).toEqual([]);
    expect((await call('pharmacist', 'POST', `parts/${part}/undo`)).status).toBe(404);
  });

  it('S29-301 last as long as what they are about', async () => {
    const { sql } = test.context;
    const { apart } = (await separate('pharmacist', 'request', ids.luis)).body;
    await sql`delete from app.requests where id = ${ids.luis}`;
    await forgetUnusedPeople(sql, new AbortController().signal);
    expect((await call('admin', 'GET', apart)).status).toBe(404);
    expect(await sql`select * from app.person_parts`).toEqual([]);
    expect(await fileOf('admin')).toMatchObject({ name: 'Ana Ruiz', parts: [] });
  });
});
