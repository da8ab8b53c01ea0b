import type { whoSaw } from '@rxweb/contracts/audit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { hire, type StaffMember } from '../../testing/staff.ts';
import { runAudit } from './audit.ts';

let test: TestApp;
let owner: StaffMember;
let clerk: StaffMember;
let thread: string;
const phone = '+15035550142';
beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  [owner, clerk] = await Promise.all([hire(test, 'owner', 'admin'), hire(test, 'clerk', 'employee')]);
  const { sql } = test.context;
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status)
    values ('inbound', ${phone}, '+15550101', 'hello', 'delivered'), ('inbound', '+15035550199', '+15550101', 'hello', 'delivered')`;
  const people = await sql<{ id: string; phone: string }[]>`select id, phone from public.sms_people`;
  for (const { id } of people) await owner.call('GET', `/api/sms/people/${id}`);
  thread = people.find((person) => person.phone === phone)?.id ?? '';
  const [chat] = await sql<[{ id: string }]>`
    with chat as (
      insert into app.conversations (visitor_hash, chat_id) values (sha256('visitor'), 'chat-1700000000000') returning id
    ), left_number as (insert into app.hand_offs (conversation_id, name, phone) select id, 'Ana', ${phone} from chat)
    select id from chat`;
  await owner.call('GET', `/api/conversations/${chat.id}`);
});
afterAll(() => test.close());

type Answer = z.output<(typeof whoSaw)['output']>;
const ask = async (person: StaffMember, body: object) => {
  const answer = await person.call('POST', '/api/admin/audit/who-saw', body);
  return { status: answer.status, body: (await answer.json()) as Answer };
};

async function run(...words: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const io = {
    stdout: { write: (text: string) => out.push(text) > 0 },
    stderr: { write: (text: string) => err.push(text) > 0 },
  } as unknown as Parameters<typeof runAudit>[2];
  const { config, sql } = test.context;
  const code = await runAudit(words, config, io, (_, work) => work(sql));
  return { code, out: out.join(''), err: err.join('') };
}

it('O2 says who saw a person: texts, chats and no one else’s, for administrators only', async () => {
  expect((await ask(clerk, { phone })).status).toBe(403);
  expect((await ask(owner, { phone: 'nine' })).status).toBe(400);
  const { status, body } = await ask(owner, { phone: '(503) 555-0142' });
  expect(status).toBe(200);
  expect(body.people).toEqual([
    {
      actor_id: owner.id,
      actor_name: null,
      actor_email: owner.email,
      actor_role: 'admin',
      times: 2,
      first: expect.any(String),
      last: expect.any(String),
    },
  ]);
  expect(body.entries.map(({ action }) => action)).toEqual(['conversation_read', 'messages_read']);
  expect(body.entries[1]).toMatchObject({ target: thread, target_kind: 'contact' });
  const unknown = await ask(owner, { phone: '503 555 0111' });
  expect(unknown.body).toEqual({ found: false, people: [], entries: [] });
});

it('O2 prints both lists at the machine, of a deleted account too, and notes that it did', async () => {
  const seen = await run('seen', '--phone', '503-555-0142');
  expect(seen).toMatchObject({ code: 0, err: '' });
  expect(seen.out).toContain(`${owner.email} (admin): 2 times, last `);
  expect(seen.out.indexOf('Text messages viewed')).toBeLessThan(seen.out.indexOf('Chat conversation viewed'));

  expect((await clerk.call('GET', '/api/admin/audit')).status).toBe(403);
  expect((await owner.call('DELETE', `/api/admin/users/${clerk.id}`)).status).toBe(200);
  const did = await run('did', clerk.email);
  expect(did.code).toBe(0);
  expect(did.out).toContain(`${clerk.email} (employee)  Signed in`);
  expect(did.out).toContain('Access refused (refused)  GET /api/admin/audit');
  expect(did.out).not.toContain('User deleted');
  expect(await run('did', 'nobody@pharmacy.example')).toMatchObject({ code: 1, out: '' });
  for (const wrong of [[], ['seen'], ['seen', '--phone', 'nine'], ['did'], ['seen', '--case', '7']])
    expect((await run(...wrong)).code).toBe(64);

  const [note] = await test.context.sql<{ detail: string }[]>`
    select detail from app.audit_log where action = 'audit_read' and actor_id is null order by seq limit 1`;
  expect(note?.detail).toMatch(/^who saw a person, by \S+/);
});
