import { randomUUID } from 'node:crypto';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { deleteOldDrafts } from './drafts.repository.ts';
import { draftsErase } from './erase.ts';

const password = 'correct horse battery';

interface Worker {
  id: string;
  token: string;
}

describe('drafts of staff', () => {
  let test: TestApp;
  let mine: Worker;
  let theirs: Worker;
  beforeAll(async () => {
    test = await createTestApp();
    [mine, theirs] = await Promise.all([hire('pharmacist'), hire('admin')]);
  });
  afterAll(() => test.close());

  async function hire(role: string | null): Promise<Worker> {
    const email = `worker-${randomUUID()}@pharmacy.example`;
    const made = await test.context.supabase.auth.admin.createUser({ email, password, email_confirm: true });
    if (made.error) throw made.error;
    const { id } = made.data.user;
    if (role !== null) await test.context.sql`insert into app.staff (user_id, role) values (${id}, ${role})`;
    const auth = { persistSession: false, autoRefreshToken: false };
    const client = createClient(`${test.url}/backend`, test.context.anonKey, { auth });
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return { id, token: data.session.access_token };
  }

  const call = (token: string, method: string, body?: object) =>
    fetch(`${test.url}/api/drafts`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const save = async ({ token }: Worker, drafts: Record<string, string | null>) => {
    const list = Object.entries(drafts).map(([place, text]) => ({ place, text }));
    const answer = await call(token, 'PUT', { drafts: list });
    expect(answer.status).toBe(200);
  };
  const read = async ({ token }: Worker) => {
    const { drafts, copyKey } = await (await call(token, 'GET')).json();
    return {
      copyKey,
      texts: Object.fromEntries(drafts.map(({ place, text }: { place: string; text: string }) => [place, text])),
    };
  };

  it('are kept for their author, on each device, and go when they are saved', async () => {
    await save(mine, { 'sms:+15555550123': 'Hello', '/app/dme': '{}' });
    await save(mine, { 'sms:+15555550123': 'Hello Mrs. Ruiz' });
    expect((await read(mine)).texts).toEqual({ 'sms:+15555550123': 'Hello Mrs. Ruiz', '/app/dme': '{}' });
    await save(mine, { 'sms:+15555550123': null, '/app/dme': null, unknown: null });
    expect((await read(mine)).texts).toEqual({});
  });

  it('are seen, changed and dropped by nobody else, whatever they ask for', async () => {
    await save(mine, { place: 'mine' });
    await save(theirs, { place: 'theirs' });
    expect((await read(theirs)).texts).toEqual({ place: 'theirs' });
    await save(theirs, { place: null });
    expect((await read(mine)).texts).toEqual({ place: 'mine' });
    expect((await read(mine)).copyKey).toBe((await read(mine)).copyKey);
    expect((await read(mine)).copyKey).not.toBe((await read(theirs)).copyKey);
    expect(Buffer.from((await read(mine)).copyKey, 'base64')).toHaveLength(32);
  });

  it.each([
    ['select text from app.drafts', 'no row'],
    ["update app.drafts set text = 'x'", 'no row'],
    ['delete from app.drafts', 'no row'],
    ["insert into app.drafts (user_id, place, text) values (:mine, 'new', 'x')", 'refused'],
    ['select key from app.draft_keys', 'refused'],
  ])('the policy lets others do nothing: %s', async (statement, outcome) => {
    await save(mine, { place: 'mine' });
    const act = (userId: string, sessionId: string) =>
      inTransaction(test.context.sql, async (tx) => {
        const claims = JSON.stringify({ sub: userId, session_id: sessionId, role: 'authenticated', aal: 'aal2' });
        await tx`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
        return (await tx.unsafe(statement.replace(':mine', `'${mine.id}'`))).count;
      });
    const [row] = await test.context.sql<[{ id: string }]>`select id from auth.sessions where user_id = ${theirs.id}`;
    if (outcome === 'no row') expect(await act(theirs.id, row.id)).toBe(0);
    else await expect(act(theirs.id, row.id)).rejects.toMatchObject({ code: '42501' });
    // Nor does their author after the session's end.
    if (outcome === 'no row') expect(await act(mine.id, randomUUID())).toBe(0);
    expect((await read(mine)).texts).toEqual({ place: 'mine' });
  });

  it('are for staff: nobody else keeps any', async () => {
    const guest = await hire(null);
    expect((await call(guest.token, 'GET')).status).toBe(403);
    expect((await call(guest.token, 'PUT', { drafts: [] })).status).toBe(403);
    expect((await fetch(`${test.url}/api/drafts`)).status).toBe(401);
  });

  it('have a largest size and number: the oldest go', async () => {
    const tooLong = { drafts: [{ place: 'long', text: 'x'.repeat(100_001) }] };
    expect((await call(theirs.token, 'PUT', tooLong)).status).toBe(400);
    for (let from = 0; from < 110; from += 10)
      await save(theirs, Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`place ${from + at}`, 'text'])));
    const { texts } = await read(theirs);
    expect(Object.keys(texts)).toHaveLength(100);
    expect(texts).toHaveProperty('place 109');
    expect(texts).not.toHaveProperty('place 3');
  });

  it('expire two weeks after the last change, and go with their account', async () => {
    const { sql } = test.context;
    const leaver = await hire('employee');
    await save(leaver, { old: 'text', new: 'text' });
    await sql`update app.drafts set updated_at = now() - interval '15 days' where user_id = ${leaver.id} and place = 'old'`;
    await deleteOldDrafts(sql);
    expect((await read(leaver)).texts).toEqual({ new: 'text' });
    await sql`delete from auth.users where id = ${leaver.id}`;
    expect(await sql`select from app.drafts where user_id = ${leaver.id}`).toHaveLength(0);
    expect(await sql`select from app.draft_keys where user_id = ${leaver.id}`).toHaveLength(0);
  });

  it('O5 are erased with the person or case they are about', async () => {
    const { sql } = test.context;
    const shoeCase = randomUUID();
    await save(mine, {
      'sms:+15555550177': 'Your shoes are here',
      note: 'call (555) 555-0177 tomorrow',
      [`/app/dme/cases/${shoeCase}`]: '{}',
      other: 'call (555) 555-0178',
    });
    const deps = { sql, supabase: test.context.supabase };
    for (const subject of [{ phone: '+15555550177' }, { shoeCase }]) {
      const found = await draftsErase.find(sql, subject);
      expect(found?.count).toBe('phone' in subject ? 2 : 1);
      if (found) await draftsErase.erase(deps, found);
    }
    expect((await read(mine)).texts).toEqual({ place: 'mine', other: 'call (555) 555-0178' });
    expect(await draftsErase.find(sql, { phone: '+15555550177' })).toBeNull();
  });
});
