import { createTestBackend, type TestBackend } from '@rxweb/backend/testing';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrationsDir } from '../../../testing/create-test-app.ts';
import { forgetUnusedPeople } from './forget.ts';
import { personOf } from './people.repository.ts';

let backend: TestBackend;
/** Two servers on one database. */
let servers: [Sql, Sql];
let sql: Sql;
beforeAll(async () => {
  backend = await createTestBackend({ migrationsDir });
  servers = [openSql(backend.backend.databaseUrl, { max: 8 }), openSql(backend.backend.databaseUrl, { max: 8 })];
  sql = backend.sql;
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end({ timeout: 1 })));
  await backend.close();
});
beforeEach(async () => {
  await sql`truncate app.requests, app.conversations, public.messages, public.sms_people, app.people, app.person_checks cascade`;
});

const phone = '+15415550142';
let count = 0;

async function ask({ name = 'Ana Ruiz', language = 'en', from = phone } = {}): Promise<string> {
  const reference = (count++)
    .toString(16)
    .padStart(6, '2')
    .replaceAll(/[^2346789cdf]/g, 'H')
    .toUpperCase();
  const [row] = await sql<[{ id: string }]>`
    insert into app.requests (reference, kind, name, phone, language, details, visitor_hash, token_hash)
    values (${reference}, 'refill', ${name}, ${from}, ${language}, '{}', sha256('v'), sha256(${String(count)}::bytea)) returning id`;
  return row.id;
}

async function leaveCallback(name: string, language = 'en', from = phone): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    with chat as (
      insert into app.conversations (visitor_hash, chat_id) values (sha256('v'), ${`chat-${1_700_000_000_000 + count++}`}) returning id)
    insert into app.hand_offs (conversation_id, name, phone, language) select id, ${name}, ${from}, ${language} from chat
    returning conversation_id as id`;
  return row.id;
}

const receive = (from = phone) => sql`
  insert into public.messages (direction, from_phone, to_phone, body, status) values ('inbound', ${from}, '+15035550100', 'hi', 'delivered')`;

const contacts = () => sql`
  select name, name_source, language, language_source, reach, array(select phone from app.person_phones p where p.person_id = m.id) as phones
  from app.people m order by created_at, id`;
const forget = () => forgetUnusedPeople(sql, new AbortController().signal);

describe('a contact', () => {
  it('S29-301 is one for a number, however many servers meet it first at the same time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 16 }, (_, turn) => {
        const name = `Ana ${turn % 4}`;
        return inTransaction(servers[turn % 2] as Sql, (tx) => personOf(tx, { phone, name, source: 'request' }));
      }),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await sql`select phone from app.person_phones`).toEqual([{ phone }]);
    expect(await sql`select count(*)::int as count from app.people`).toEqual([{ count: 1 }]);
    expect(await sql`select name from app.person_names order by name`).toHaveLength(4);
  });

  it('S29-301 is of no number when its transaction fails, and belongs to the one that waited', async () => {
    const [one, two] = servers;
    let waiting: Promise<string> | undefined;
    const failed = inTransaction(one, async (tx) => {
      await personOf(tx, { phone });
      waiting = inTransaction(two, (other) => personOf(other, { phone, name: 'Ana' }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    const id = await waiting;
    expect(await sql`select id, name from app.people`).toEqual([{ id, name: 'Ana' }]);
  });

  it('comes with requests, callbacks and texts, also those that an older server stores; and knows where each name is from', async () => {
    await receive();
    await leaveCallback('Ana R.', 'es');
    await ask({ name: 'Ana Ruiz' });
    await ask({ name: 'ana  RUÍZ' });
    await receive('24273');
    expect(await contacts()).toEqual([
      {
        name: 'Ana R.',
        name_source: 'callback',
        language: 'en',
        language_source: 'learned',
        reach: 1,
        phones: [phone],
      },
    ]);
    expect(await sql`select source, name from app.person_names order by first_at, source`).toEqual([
      { source: 'callback', name: 'Ana R.' },
      { source: 'request', name: 'Ana Ruiz' },
    ]);
  });

  it('keeps the name and language of staff until they take them back', async () => {
    await receive();
    await sql`update public.sms_people set name = 'Ana María Ruiz', language = 'es', version = version + 1`;
    await ask({ name: 'Ana Ruiz', language: 'en' });
    expect(await contacts()).toMatchObject([{ name: 'Ana María Ruiz', language: 'es', language_source: 'staff' }]);
    expect(await sql`select * from app.person_language(${phone})`).toEqual([{ language: 'es', is_by_staff: true }]);
    await sql`update public.sms_people set name = null, language = null`;
    expect(await contacts()).toMatchObject([{ name: 'Ana Ruiz', name_source: 'request', language: null }]);
  });

  it('fills no table, whatever names a number gives', async () => {
    for (let turn = 0; turn < 30; turn += 1)
      await inTransaction(sql, (tx) => personOf(tx, { phone, name: `Name ${turn}` }));
    expect(await sql`select name from app.person_names`).toHaveLength(20);
  });

  it('lasts as long as something is kept about the person, and forgets names with their rows', async () => {
    const chat = await leaveCallback('Ana R.');
    const request = await ask({ name: 'Ana Ruiz' });
    await sql`delete from app.conversations where id = ${chat}`;
    await forget();
    expect(await contacts()).toMatchObject([{ name: 'Ana Ruiz', name_source: 'request' }]);
    expect(await sql`select name from app.person_names`).toEqual([{ name: 'Ana Ruiz' }]);
    await sql`delete from app.requests where id = ${request}`;
    await forget();
    for (const table of ['people', 'person_phones', 'person_names', 'person_checks'])
      expect(await sql`select * from app.${sql(table)}`, table).toEqual([]);
  });
});
