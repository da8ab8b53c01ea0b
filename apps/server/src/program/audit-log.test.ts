import type { AuditEntry } from '@rxweb/contracts/audit';
import { features } from '@rxweb/contracts/features';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { connect, enrol, hire, password, type StaffMember, signIn, totpCode } from '../../testing/staff.ts';
import { verifyChain } from '../features/audit/verify-chain.ts';
import { endOverdueSessions } from '../features/session/session-limits.ts';

let test: TestApp;
let admin: StaffMember;
let clerk: StaffMember;
const files = ['1700000000000-aaaaaaaaaaaaaaaaaaaaaaaa.txt', '1700000000001-bbbbbbbbbbbbbbbbbbbbbbbb.txt'] as const;
beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  const { sql, supabase } = test.context;
  await sql`
    insert into public.messages (direction, from_phone, to_phone, body, status)
    values ('inbound', '+15550100', '+15550101', 'hello', 'delivered')`;
  for (const file of files) {
    const stored = await supabase.storage.from('chat-uploads').upload(file, 'a note', { contentType: 'text/plain' });
    if (stored.error) throw stored.error;
  }
  admin = await hire(test, 'owner', 'admin');
  clerk = await hire(test, 'clerk', 'employee');
});
afterAll(() => test.close());

type Row = Pick<AuditEntry, 'action' | 'outcome' | 'actor_id' | 'target' | 'detail'>;

/** Rows that somebody who reads them years later can't use: who it was then, from where, what it was about, or why. */
const gapsSince = async (seq: number) =>
  test.context.sql`
    select l.seq::int, l.action, l.outcome, actor_email, host(address) as address, l.target, target_kind, target_email
    from app.audit_log l where l.seq > ${seq} and (
      (actor_id is not null and (actor_email is null or actor_role is null or address is null))
      or (outcome = 'refused' and address is null)
      or (action in ('session_ended', 'sign_in_refused', 'role_changed') and detail is null)
      or (target is not null and (target_kind is null or (target_kind = 'account' and target_email is null))))
    order by l.seq`;

/** What was noted since the row with this number. */
const notedSince = async (seq: number) =>
  test.context.sql<(Row & { seq: number; address: string | null })[]>`
    select seq::int, action, outcome, actor_id, target, detail, host(address) as address
    from app.audit_log where seq > ${seq} order by seq`;
const newest = async () => {
  const [head] = await test.context.sql<[{ seq: number }]>`select seq::int as seq from app.audit_head`;
  return head.seq;
};
const row = (
  action: Row['action'],
  actor: string | null,
  target: string | null,
  detail: string | null = null,
  outcome: Row['outcome'] = 'ok',
): Row => ({ action, outcome, actor_id: actor, target, detail });
const refused = (action: Row['action'], actor: string | null, target: string | null, detail: string | null = null) =>
  row(action, actor, target, detail, 'refused');

describe('the audit log', () => {
  it('O2 holds one row for each of fifty actions, in their order, with who, what and from where, and nothing of the content', async () => {
    const { sql } = test.context;
    const expected: Row[] = [];
    const since = await newest();
    let actions = 0;
    const act = async (work: () => PromiseLike<unknown>, ...rows: Row[]) => {
      const before = await newest();
      await work();
      actions += 1;
      const noted = (await notedSince(before)).map(({ action, outcome, actor_id, target, detail }) => ({
        action,
        outcome,
        actor_id,
        target,
        detail,
      }));
      expect(noted, `action ${actions}`).toEqual(rows);
      expected.push(...rows);
    };
    const wrong = (email: string) => () =>
      connect(test).auth.signInWithPassword({ email, password: 'Sesame, open! 555-0142' });
    const download = (path: string) => `/api/storage/download?bucket=chat-uploads&path=${path}`;
    const [file, other] = files.map((name) => `chat-uploads/${name}`);
    const bucket = clerk.client.storage.from('chat-uploads');

    let nurse = clerk;
    await act(
      async () => {
        nurse = await hire(test, 'nurse', 'pharmacist');
      },
      row('user_created', null, expect.any(String) as unknown as string, 'pharmacist'),
      row('sign_in', expect.any(String) as unknown as string, expect.any(String) as unknown as string),
    );
    await act(wrong(admin.email), refused('sign_in_refused', null, admin.id, 'invalid_credentials'));
    await act(wrong('nobody@pharmacy.example'), refused('sign_in_refused', null, null, 'invalid_credentials'));
    await act(wrong(clerk.email), refused('sign_in_refused', null, clerk.id, 'invalid_credentials'));
    for (const [person, method, path] of [
      [clerk, 'GET', '/api/admin/audit'],
      [nurse, 'GET', '/api/admin/audit.csv'],
      [clerk, 'POST', '/api/admin/audit/verify'],
    ] as const) {
      await act(
        async () => expect((await person.call(method, `${path}?person=${admin.id}`)).status).toBe(403),
        refused('access_refused', person.id, `${method} ${path}`),
      );
    }
    await act(() => clerk.call('GET', download(files[0])), row('file_read', clerk.id, file ?? '', 'original'));
    await act(() => nurse.call('GET', download(files[1])), row('file_read', nurse.id, other ?? '', 'original'));
    await act(async () => expect((await clerk.call('GET', download('none.txt'))).status).toBe(404));
    await act(() => bucket.download(files[0]), row('file_read', clerk.id, file ?? ''));
    await act(() => bucket.info(files[1]), row('file_read', clerk.id, other ?? ''));
    // The service's own signing is closed, so it reads nothing; ours is noted when the address is used.
    await act(() => bucket.createSignedUrl(files[0], 60));
    const made = await clerk.call('POST', '/api/storage/address', { bucket: 'chat-uploads', path: files[0] });
    const { search } = new URL(((await made.json()) as { url: string }).url);
    await act(
      () => fetch(`${test.url}/api/storage/file${search}`),
      row('file_read', clerk.id, file ?? '', 'file_address'),
    );
    await act(() => bucket.list(), row('bucket_listed', clerk.id, 'chat-uploads'));
    await act(() => admin.client.from('messages').select('body'), row('messages_read', admin.id, 'messages'));
    await act(
      () => admin.client.from('messages').select('body').eq('from_phone', '+15550100'),
      row('messages_read', admin.id, 'messages', 'search by from_phone'),
    );
    await act(
      () => admin.client.from('messages').select('id', { count: 'exact', head: true }),
      row('messages_counted', admin.id, 'messages', '1 found'),
    );
    await act(
      () => admin.client.from('messages').select('id').ilike('body', '%aspirin%'),
      row('messages_counted', admin.id, 'messages', 'search by body, nothing found'),
    );
    // What our own pages read for the badge says nothing of a patient.
    await act(() => admin.client.from('messages').select('id, direction, status, created_at').order('created_at'));
    await act(() => clerk.client.from('messages').select('body'));

    // The inbox of texts, of which nothing is noted but whose thread it was.
    const [text] = await sql<[{ id: string; person: string }]>`select id, person_id as person from public.messages`;
    const thread = `/api/sms/people/${text.person}`;
    await act(() => admin.call('GET', '/api/twilio/messages'), row('messages_read', admin.id, 'list'));
    await act(() => admin.call('GET', '/api/twilio/messages?phone=5550100'));
    await act(() => admin.call('POST', '/api/sms/search', { text: 'hello' }), row('messages_read', admin.id, 'search'));
    await act(() => admin.call('GET', thread), row('messages_read', admin.id, text.person));
    await act(() => admin.call('GET', thread));
    await act(
      () => admin.call('PATCH', `/api/twilio/messages/${text.id}/read`, { replied_by: 'hello@555-0100.example' }),
      row('sms_marked', admin.id, text.person, `read, message ${text.id}`),
    );
    await act(
      () => admin.call('POST', `${thread}/mark`, { as: 'unread' }),
      row('sms_marked', admin.id, text.person, 'unread'),
    );
    await act(
      () => admin.call('PATCH', thread, { version: 1, name: 'Sesame 555-0100', language: 'en' }),
      row('sms_person_changed', admin.id, text.person, 'name, language'),
    );
    await act(() => admin.call('PATCH', thread, { version: 1, name: 'Sesame' }));
    await act(
      () => admin.call('POST', `${thread}/notes`, { text: 'hello Sesame' }, { 'idempotency-key': 'a note of hers' }),
      row('sms_note_added', admin.id, text.person),
    );
    await act(
      () => admin.call('POST', `${thread}/opt-out`, { change: 'stop' }),
      row('sms_opt_out_changed', admin.id, text.person, 'stop'),
    );
    await act(
      () => admin.call('POST', '/api/sms/replies', { title: 'hello', text: 'hello', language: 'en' }),
      row('sms_replies_changed', admin.id, expect.any(String) as unknown as string, 'added'),
    );
    await act(
      async () => expect((await clerk.call('GET', thread)).status).toBe(403),
      refused('access_refused', clerk.id, 'GET /api/sms/people/:id'),
    );

    // What visitors said, of which nothing is noted but which conversation it was.
    const [chat] = await sql<[{ id: string; message: string; turn: string }]>`
      with chat as (
        insert into app.conversations (visitor_hash, chat_id) values (sha256('visitor'), 'chat-1700000000000') returning id
      ), turn as (
        insert into app.chat_turns (conversation_id, question, outcome) select id, 'hello Sesame', 'unknown' from chat returning id
      ), message as (
        insert into app.hand_offs (conversation_id, name, phone) select id, 'Sesame', '+15555550100' from chat returning id
      )
      select chat.id, turn.id as turn, message.id as message from chat, turn, message`;
    await act(() => nurse.call('GET', '/api/conversations'), row('conversations_listed', nurse.id, 'all'));
    await act(() => nurse.call('GET', '/api/conversations'));
    await act(
      () => nurse.call('POST', '/api/conversations/search', { text: 'hello Sesame' }),
      row('conversations_listed', nurse.id, 'search'),
    );
    await act(() => nurse.call('GET', `/api/conversations/${chat.id}`), row('conversation_read', nurse.id, chat.id));
    await act(
      () => nurse.call('PATCH', `/api/hand-offs/${chat.message}`, { done: true }),
      row('hand_off_marked', nurse.id, chat.message, 'done'),
    );
    await act(
      () => nurse.call('POST', `/api/open-questions/${chat.turn}/settled`),
      row('question_settled', nurse.id, chat.turn),
    );
    await act(
      async () => expect((await nurse.call('DELETE', `/api/conversations/${chat.id}`)).status).toBe(403),
      refused('access_refused', nurse.id, 'DELETE /api/conversations/:id'),
    );
    await act(
      () => admin.call('DELETE', `/api/conversations/${chat.id}`),
      row('conversation_erased', admin.id, chat.id),
    );
    await act(() => admin.call('GET', '/api/admin/audit'), row('audit_read', admin.id, null));
    await act(() => admin.call('GET', '/api/admin/audit?before=5'));
    await act(
      async () => (await admin.call('GET', '/api/admin/audit.csv')).text(),
      row('audit_exported', admin.id, null),
    );

    // A second factor, codes for the day it is lost, and that day.
    let secret = '';
    await act(
      async () => {
        ({ secret } = await enrol(nurse.client));
      },
      row('second_factor_added', nurse.id, nurse.id),
    );
    let codes: string[] = [];
    await act(
      async () => {
        const answer = await nurse.call('POST', '/api/session/recovery-codes');
        ({ codes } = (await answer.json()) as { codes: string[] });
      },
      row('recovery_codes_made', nurse.id, nurse.id),
    );
    await act(
      () => nurse.call('POST', '/api/session/proof', { password: 'Sesame' }),
      refused('password_check_refused', nurse.id, nurse.id),
    );
    await act(
      () => nurse.call('POST', '/api/session/proof', { password }),
      row('identity_confirmed', nurse.id, nurse.id, 'password'),
    );
    let weak = nurse;
    await act(
      async () => {
        weak = await signIn(test, nurse.email);
      },
      row('factor_awaited', nurse.id, nurse.id),
    );
    await act(
      async () => {
        const { data } = await weak.client.auth.mfa.listFactors();
        const factorId = data?.totp[0]?.id ?? '';
        const code = String((Number(totpCode(secret)) + 1) % 1_000_000).padStart(6, '0');
        expect((await weak.client.auth.mfa.challengeAndVerify({ factorId, code })).error).not.toBeNull();
      },
      refused('sign_in_refused', null, nurse.id, 'second factor'),
    );
    await act(
      () => weak.call('POST', '/api/session/recovery', { code: 'AAAAA-AAAAA' }),
      refused('recovery_code_used', nurse.id, nurse.id),
    );
    await act(
      () => weak.call('POST', '/api/session/recovery', { code: codes[0] }),
      row('sign_in', nurse.id, nurse.id, 'second factor'),
      row('recovery_code_used', nurse.id, nurse.id),
    );
    await act(
      async () => {
        const { data } = await weak.client.auth.getUser();
        const factorId = data.user?.factors?.[0]?.id ?? '';
        expect((await weak.client.auth.mfa.unenroll({ factorId })).error).toBeNull();
      },
      row('second_factor_removed', nurse.id, nurse.id),
    );
    const next = `${password} staple`;
    await act(
      () => weak.client.auth.updateUser({ password: next, current_password: password }),
      row('password_changed', nurse.id, nurse.id),
      row('session_ended', nurse.id, nurse.id, 'password changed'),
    );
    await act(
      () => weak.client.auth.updateUser({ password: 'another good one', current_password: 'Sesame' }),
      refused('password_check_refused', nurse.id, nurse.id),
    );
    await act(() => weak.client.auth.resetPasswordForEmail(nurse.email), row('reset_requested', null, nurse.id));
    await act(
      () => weak.client.auth.signOut({ scope: 'local' }),
      row('session_ended', nurse.id, nurse.id, 'signed out'),
    );

    const { id } = nurse;
    const inName = (change: string) => () =>
      inTransaction(sql, async (tx) => {
        await tx`select set_config('app.actor', ${admin.id}, true), set_config('app.address', '192.0.2.7', true)`;
        await tx.unsafe(change, [id]);
      });
    await act(
      inName(`update app.staff set role = 'employee' where user_id = $1`),
      row('role_changed', admin.id, id, 'pharmacist to employee'),
    );
    await act(inName('update app.staff set blocked = true where user_id = $1'), row('user_blocked', admin.id, id));
    await act(inName('update app.staff set blocked = false where user_id = $1'), row('user_unblocked', admin.id, id));
    await act(inName('update app.staff set blocked = false, role = role where user_id = $1'));
    await act(inName('delete from app.staff where user_id = $1'), row('user_deleted', admin.id, id, 'employee'));
    await act(
      inName(`insert into app.staff (user_id, role) values ($1, 'admin')`),
      row('user_created', admin.id, id, 'admin'),
    );

    // How sessions end: reused token, limit, by the user, by an administrator.
    let second = clerk;
    await act(
      async () => {
        second = await signIn(test, clerk.email);
      },
      row('sign_in', clerk.id, clerk.id),
    );
    await act(
      async () => {
        const { data } = await second.client.auth.getSession();
        const refresh_token = data.session?.refresh_token ?? '';
        for (let times = 0; times < 2; times++) await second.client.auth.refreshSession();
        await sql`update auth.refresh_tokens set updated_at = updated_at - interval '1 minute' where revoked`;
        const reused = await connect(test).auth.refreshSession({ refresh_token });
        expect(reused.error?.code).toBe('refresh_token_already_used');
      },
      row('session_ended', null, clerk.id, 'a refresh token was used again'),
    );
    await act(
      async () => {
        second = await signIn(test, clerk.email);
      },
      row('sign_in', clerk.id, clerk.id),
    );
    await act(
      async () => {
        await sql`
          update auth.sessions set created_at = now() - interval '13 hours'
          where id = (select id from auth.sessions where user_id = ${clerk.id} order by created_at desc limit 1)`;
        await endOverdueSessions(sql);
      },
      row('session_ended', null, clerk.id, 'over its limit'),
    );
    await act(
      () => clerk.call('DELETE', '/api/session/sessions'),
      row('session_ended', clerk.id, clerk.id, 'signed out everywhere'),
    );
    await act(
      async () => {
        clerk = await signIn(test, clerk.email);
      },
      row('sign_in', clerk.id, clerk.id),
    );
    await act(inName(`delete from auth.users where id = $1`), row('user_deleted', admin.id, id, 'admin'));

    expect(actions).toBeGreaterThanOrEqual(40);
    const all = await notedSince(since);
    expect(all).toHaveLength(expected.length);
    expect(JSON.stringify(all)).not.toMatch(/555-?01|Sesame|hello|a note|correct horse/);
    // Only what no person did came from nowhere.
    expect(await gapsSince(since)).toEqual([]);
    const fromNowhere = all.filter(({ address }) => address === null).map(({ action }) => action);
    expect(new Set(fromNowhere)).toEqual(new Set(['user_created', 'session_ended']));
    expect(await verifyChain(sql)).toMatchObject({ rows: since + expected.length, brokenAt: null });
  });

  it('O2 notes a refused sign-in however it is spelled, and no nonsense', async () => {
    const since = await newest();
    const send = (query: string, body: string) =>
      fetch(`${test.url}/backend/auth/v1/token?${query}`, {
        method: 'POST',
        headers: { apikey: test.context.anonKey, 'content-type': 'application/json' },
        body,
      });
    const typed = JSON.stringify({ email: ` ${admin.email.toUpperCase()} `, password: 'wrong' });
    expect((await send('grant_type=pass%77ord', typed)).status).toBe(400);
    expect((await send('x=1&grant_type=password', typed)).status).toBe(400);
    for (const nonsense of ['{', '7', '{"password":"x"}']) await send('grant_type=password', nonsense);
    expect((await notedSince(since)).map(({ action, target }) => [action, target])).toEqual(
      Array(2).fill(['sign_in_refused', admin.id]),
    );
  });

  it('O2 never deadlocks: concurrent sign-ins, role changes and entries all complete', async () => {
    const { sql } = test.context;
    const since = await newest();
    const { id } = clerk;
    const signInRow = () =>
      inTransaction(sql, async (tx) => {
        await tx`update auth.users set last_sign_in_at = now() where id = ${id}`;
        await tx`insert into auth.sessions (id, user_id, created_at) values (gen_random_uuid(), ${id}, now())`;
      });
    const changeRole = (role: string) => () => sql`update app.staff set role = ${role} where user_id = ${id}`;
    const noteFirst = () =>
      inTransaction(sql, async (tx) => {
        await tx`select app.note_audit('password_reset', 'ok', null, ${id})`;
        await tx`update auth.users set updated_at = now() where id = ${id}`;
      });
    const kinds = [signInRow, changeRole('pharmacist'), noteFirst, changeRole('employee')];
    const work = Array.from({ length: 60 }, (_, index) => kinds[index % kinds.length]?.());
    const failures = (await Promise.allSettled(work)).filter(({ status }) => status === 'rejected');
    expect(failures).toEqual([]);
    const noted = (await notedSince(since)).map(({ action }) => action);
    expect(noted.filter((action) => action === 'sign_in')).toHaveLength(15);
    expect(noted.filter((action) => action === 'password_reset')).toHaveLength(15);
    await sql`update app.staff set role = 'employee' where user_id = ${id}`;
    expect((await verifyChain(sql)).brokenAt).toBeNull();
  });

  it('O2 shows an administrator what was done, newest first, page by page, and by person, action, outcome and time', async () => {
    const list = async (query: string) => {
      const answer = await admin.call('GET', `/api/admin/audit?${query}`);
      expect(answer.status).toBe(200);
      return (await answer.json()) as { entries: AuditEntry[]; next: number | null };
    };
    const seqs: number[] = [];
    let next: number | null = (await newest()) + 1;
    while (next !== null) {
      const page: { entries: AuditEntry[]; next: number | null } = await list(`limit=7&before=${next}`);
      seqs.push(...page.entries.map(({ seq }) => seq));
      next = page.next;
    }
    expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, index) => seqs.length - index));
    const ofClerk = await list(`person=${clerk.id}&limit=200`);
    expect(ofClerk.entries.length).toBeGreaterThan(5);
    for (const { actor_id, target } of ofClerk.entries) expect([actor_id, target]).toContain(clerk.id);
    expect(ofClerk.entries.find(({ actor_id }) => actor_id === clerk.id)).toMatchObject({
      actor_email: clerk.email,
      target_email: clerk.email,
    });
    const refusals = await list('outcome=refused&action=sign_in_refused');
    expect(refusals.entries.length).toBeGreaterThan(2);
    for (const entry of refusals.entries)
      expect(entry).toMatchObject({ outcome: 'refused', action: 'sign_in_refused' });
    const [some] = ofClerk.entries;
    const at = some?.at ?? '';
    expect((await list(`from=${at}&limit=200`)).entries.at(-1)?.at).toBe(at);
    expect((await list(`to=${at}`)).entries[0]?.seq).toBeLessThan(some?.seq ?? 0);
  });

  it('O2 goes out as a file whose fields are no formulas, and nothing is left out', async () => {
    const { sql } = test.context;
    await sql`select app.note_audit('file_read', 'ok', null, '=HYPERLINK("http://x","a"),1')`;
    await sql`select app.note_audit('file_read', 'ok', null, ${`+1\n"2"`})`;
    const until = await newest();
    const answer = await admin.call('GET', '/api/admin/audit.csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).toContain(`"'=HYPERLINK(""http://x"",""a""),1"`);
    expect(text).toContain(`"'+1\n""2"""`);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe(
      'seq,at,action,outcome,actor_id,actor_name,actor_email,actor_role,target,target_kind,target_name,target_email,detail,address,device,archived',
    );
    // The export's own row is written before the rows are read.
    expect(lines.slice(1, -1).map((line) => Number.parseInt(line, 10))).toEqual(
      Array.from({ length: until + 1 }, (_, index) => index + 1),
    );
    const filtered = await (await admin.call('GET', '/api/admin/audit.csv?action=audit_exported')).text();
    for (const line of filtered.split('\r\n').slice(1, -1)) expect(line).toContain(',audit_exported,ok,');
  });

  it('O2 knows in the database the same actions of each feature as in the contracts', async () => {
    const known = await test.context.sql<{ feature: string; actions: string[] }[]>`
      select feature, array_agg(action order by action) as actions from app.audit_actions group by feature order by feature`;
    const stated = features
      .map(({ name, auditActions }) => ({ feature: name, actions: Object.keys(auditActions).sort() }))
      .filter(({ actions }) => actions.length > 0)
      .sort((one, other) => (one.feature < other.feature ? -1 : 1));
    expect([...known]).toEqual(stated);
  });

  it('O2 takes no change, no deletion and no emptying, and none of its words is open', async () => {
    const { sql } = test.context;
    for (const change of [
      `update app.audit_log set detail = 'x' where seq = 1`,
      'delete from app.audit_log where seq = 1',
      'truncate app.audit_log',
    ]) {
      await expect(sql.unsafe(change), change).rejects.toThrow('append-only');
    }
    await expect(sql`select app.note_audit('invented', 'ok', null)`).rejects.toThrow('check constraint');
    for (const role of ['anon', 'authenticated', 'service_role']) {
      for (const use of [
        'select * from app.audit_log',
        'select * from app.audit_head',
        'insert into app.audit_pending (action, outcome) values (1, 1)',
        `select app.note_audit('sign_in', 'ok', null)`,
      ]) {
        const asked = inTransaction(sql, async (tx) => {
          await tx`select set_config('role', ${role}, true)`;
          await tx.unsafe(use);
        });
        await expect(asked, `${role}: ${use}`).rejects.toThrow('permission denied');
      }
    }
  });

  it('O2 makes an action fail that cannot be noted', async () => {
    const { sql } = test.context;
    const file = `/api/storage/download?bucket=chat-uploads&path=${files[0]}`;
    const behind = `${test.url}/backend/storage/v1/object/authenticated/chat-uploads/${files[0]}`;
    const token = await admin.client.auth.getSession();
    const headers = { apikey: test.context.anonKey, authorization: `Bearer ${token.data.session?.access_token}` };
    await sql`alter table app.audit_log add constraint nothing_more check (false) not valid`;
    try {
      const before = await sql`select user_id, role, blocked from app.staff order by user_id`;
      await expect(sql`update app.staff set role = 'pharmacist' where user_id = ${clerk.id}`).rejects.toThrow();
      await expect(sql`update app.staff set blocked = true`).rejects.toThrow();
      await expect(sql`delete from auth.sessions`).rejects.toThrow();
      expect(await sql`select user_id, role, blocked from app.staff order by user_id`).toEqual(before);

      expect((await connect(test).auth.signInWithPassword({ email: clerk.email, password })).error?.status).toBe(500);
      expect((await admin.call('GET', '/api/admin/audit')).status).toBe(503);
      expect((await admin.call('GET', '/api/admin/audit.csv')).status).toBe(503);
      for (const answer of [await admin.call('GET', file), await fetch(behind, { headers })]) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('content-type')).toContain('json');
        expect(await answer.json()).toMatchObject({ code: 'unavailable' });
      }
      const messages = await fetch(`${test.url}/backend/rest/v1/messages?select=body`, { headers });
      expect([messages.status, await messages.text()]).toEqual([503, expect.not.stringContaining('hello')]);
    } finally {
      await sql`alter table app.audit_log drop constraint nothing_more`;
    }
    expect((await fetch(behind, { headers })).status).toBe(200);
    expect((await admin.call('GET', '/api/admin/audit')).status).toBe(200);
  });

  it('O2 takes entries that come together in one statement, and refuses only the wrong one', async () => {
    const { audit } = test.context;
    const since = await newest();
    const note = (target: string) => audit.write({ action: 'file_read', actorId: null, target, address: '127.0.0.1' });
    const wrong = () => audit.write({ action: 'file_read', actorId: 'nobody', target: 'wrong' });
    const results = await Promise.allSettled([note('a'), note('b'), wrong(), note('c')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect((await notedSince(since)).map(({ target }) => target)).toEqual(['a', 'b', 'c']);
  });

  it('O2 stays one chain under writers at once, of whom some give up', async () => {
    const { sql } = test.context;
    const note = fc.record({
      target: fc.string({ unit: 'binary', maxLength: 40 }),
      detail: fc.string({ maxLength: 20 }),
    });
    const transaction = fc.record({ notes: fc.array(note, { maxLength: 3 }), isUndone: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { minLength: 2, maxLength: 12 }), async (transactions) => {
        const before = await newest();
        const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();
        await Promise.all(
          transactions.map(({ notes, isUndone }) =>
            inTransaction(sql, async (tx) => {
              for (const { target, detail } of notes)
                await tx`select app.note_audit('file_read', 'ok', null, ${clean(target)}, ${clean(detail)})`;
              if (isUndone) throw new Error('undone');
            }).catch((error: Error) => expect(error.message).toBe('undone')),
          ),
        );
        const kept = transactions.filter(({ isUndone }) => !isUndone).flatMap(({ notes }) => notes);
        const rows = before + kept.length;
        expect(await verifyChain(sql)).toMatchObject({ rows, brokenAt: null });
        expect((await notedSince(before)).map(({ target }) => target).sort()).toEqual(
          kept.map(({ target }) => clean(target)).sort(),
        );
      }),
      { numRuns: 15 },
    );
  });

  it('O2 shows the first row that the owner of the database changed, removed or added', async () => {
    const { sql } = test.context;
    const verify = async () => {
      const answer = await admin.call('POST', '/api/admin/audit/verify');
      return (await answer.json()) as { rows: number; brokenAt: number | null };
    };
    const intact = await verify();
    expect(intact.brokenAt).toBeNull();
    const last = intact.rows;
    await sql`alter table app.audit_log disable trigger all`;
    await sql`create table app.kept as select * from app.audit_log`;
    const { rows: head } = { rows: await sql`select * from app.audit_head` };
    for (const [change, brokenAt] of [
      [`update app.audit_log set detail = 'x' where seq = 9`, 9],
      [`update app.audit_log set at = at + interval '1 microsecond' where seq = 1`, 1],
      [
        `update app.audit_log set outcome = 'ok' where seq = (select min(seq) from app.audit_log where outcome = 'refused')`,
        null,
      ],
      [
        `update app.audit_log set actor_id = null where seq = (select min(seq) from app.audit_log where actor_id is not null)`,
        null,
      ],
      [
        `update app.audit_log l set target = 'other', hash = app.audit_hash(jsonb_populate_record(l, '{"target": "other"}')) where seq = 12`,
        13,
      ],
      ['delete from app.audit_log where seq = 20', 20],
      [`delete from app.audit_log where seq > ${last - 3}`, last - 2],
      [`delete from app.audit_log`, 1],
      [
        `insert into app.audit_log select ${last + 1}, at, action, outcome, actor_id, target, detail, address, previous_hash, hash from app.audit_log where seq = ${last}`,
        last + 1,
      ],
      [`update app.audit_head set seq = seq - 1`, last],
    ] as const) {
      await sql.unsafe(change);
      const report = await verifyChain(sql);
      expect(report.brokenAt, change).not.toBeNull();
      if (brokenAt !== null) expect(report.brokenAt, change).toBe(brokenAt);
      await sql`delete from app.audit_log`;
      await sql`insert into app.audit_log select * from app.kept`;
      await sql`update app.audit_head set ${sql(head[0] ?? {}, 'seq', 'hash')}`;
    }
    expect(await verify()).toMatchObject({ brokenAt: null });
    await sql`drop table app.kept`;
    await sql`alter table app.audit_log enable trigger all`;
  });
});
