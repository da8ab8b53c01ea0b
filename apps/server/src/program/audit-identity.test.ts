import type { AuditEntry } from '@rxweb/contracts/audit';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { connect, enrol, hire, password, type StaffMember, signIn, totpCode } from '../../testing/staff.ts';
import { verifyChain } from '../features/audit/verify-chain.ts';
import { endOverdueSessions } from '../features/session/session-limits.ts';

let test: TestApp;
let owner: StaffMember;
beforeAll(async () => {
  test = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
  owner = await hire(test, 'owner', 'admin');
});
afterAll(() => test.close());

const log = async (person: string) => {
  const answer = await owner.call('GET', `/api/admin/audit?person=${person}&limit=200`);
  return ((await answer.json()) as { entries: AuditEntry[] }).entries.toReversed();
};
const short = ({ action, detail }: AuditEntry) => (detail === null ? action : `${action}: ${detail}`);
const endsOf = async (person: string) =>
  (await log(person)).filter(({ action }) => action === 'session_ended').map(({ detail }) => detail);

describe('an account in the audit log', () => {
  it('O2 stays readable in every row as it was: renamed, promoted, deleted', async () => {
    const { sql } = test.context;
    const clerk = await hire(test, 'dana', 'employee');
    await clerk.call('GET', '/api/session/sessions');
    expect((await clerk.call('GET', '/api/admin/audit')).status).toBe(403);
    await sql`update auth.users set email = 'dana.miller@pharmacy.example' where id = ${clerk.id}`;
    await sql`update app.staff set role = 'pharmacist' where user_id = ${clerk.id}`;
    const again = await connect(test).auth.signInWithPassword({ email: 'dana.miller@pharmacy.example', password });
    expect(again.error).toBeNull();
    expect((await owner.call('DELETE', `/api/admin/users/${clerk.id}`)).status).toBe(200);

    const rows = await log(clerk.id);
    const said = rows.map((entry) => [
      entry.action,
      entry.actor_email,
      entry.actor_role,
      entry.target_kind,
      entry.target_email,
    ]);
    const [before, after] = ['dana@pharmacy.example', 'dana.miller@pharmacy.example'];
    const admin = owner.email;
    expect(said).toEqual([
      ['user_created', null, null, 'account', before],
      ['sign_in', before, 'employee', 'account', before],
      ['access_refused', before, 'employee', 'page', null],
      ['address_changed', after, 'employee', 'account', after],
      ['role_changed', null, null, 'account', after],
      ['sign_in', after, 'pharmacist', 'account', after],
      ['session_ended', admin, 'admin', 'account', after],
      ['session_ended', admin, 'admin', 'account', after],
      ['user_deleted', admin, 'admin', 'account', after],
    ]);
    expect(await endsOf(clerk.id)).toEqual(['account deleted', 'account deleted']);
    expect((await verifyChain(sql)).brokenAt).toBeNull();
  });

  it('O2 is named in rows from before identities were kept, as far as known, and nobody can add a name to them', async () => {
    const { sql } = test.context;
    const clerk = await hire(test, 'lee', 'pharmacist');
    await sql`alter table app.audit_log disable trigger seal_audit_row`;
    await inTransaction(sql, async (tx) => {
      const [head] = await tx<
        [{ seq: number; hash: Buffer }]
      >`select seq::int as seq, hash from app.audit_head for update`;
      const seq = head.seq + 1;
      await tx.unsafe(
        `insert into app.audit_log (seq, at, action, outcome, actor_id, target, previous_hash, hash)
         select (e).seq, (e).at, (e).action, (e).outcome, (e).actor_id, (e).target, (e).previous_hash, app.audit_hash(e)
         from (select jsonb_populate_record(null::app.audit_log, jsonb_build_object('seq', $1::int, 'at', now() - interval '1 year',
           'action', 'sign_in', 'outcome', 'ok', 'actor_id', $2::text, 'target', $2::text, 'previous_hash', $3::bytea)) as e) x`,
        [seq, clerk.id, head.hash],
      );
      await tx`update app.audit_head set seq = ${seq}, hash = (select hash from app.audit_log where seq = ${seq})`;
      await tx`
        insert into app.known_identities (account, until, email, role) values
          (${clerk.id}, now() - interval '2 years', 'lee.older@pharmacy.example', 'employee'),
          (${clerk.id}, now() - interval '1 month', 'lee.then@pharmacy.example', 'employee')`;
    });
    await sql`alter table app.audit_log enable trigger seal_audit_row`;
    const old = (await log(clerk.id)).find(({ at }) => Date.parse(at) < Date.now() - 86_400_000);
    expect(old).toMatchObject({
      actor_email: 'lee.then@pharmacy.example',
      actor_role: 'employee',
      target_email: 'lee.then@pharmacy.example',
      target_kind: 'account',
    });
    const seq = old?.seq ?? 0;
    expect((await verifyChain(sql)).brokenAt).toBeNull();
    await sql`alter table app.audit_log disable trigger all`;
    await sql`update app.audit_log set actor_email = 'someone@else.example' where seq = ${seq}`;
    expect((await verifyChain(sql)).brokenAt).toBe(seq);
    await sql`update app.audit_log set actor_email = null where seq = ${seq}`;
    await sql`update app.audit_log set actor_role = 'employee' where seq = ${seq - 1}`;
    expect((await verifyChain(sql)).brokenAt).toBe(seq - 1);
    await sql`update app.audit_log set actor_role = (select actor_role from app.audit_log where seq = 2) where seq = ${seq - 1}`;
    await sql`alter table app.audit_log enable trigger all`;
  });
});

describe('a sign-in in the audit log', () => {
  it('O2 is none with a stolen password that the second factor stops; the steps carry address and device', async () => {
    const nurse = await hire(test, 'nurse', 'pharmacist');
    const { secret } = await enrol(nurse.client);
    const known = (await log(nurse.id)).length;
    const thief = await signIn(test, nurse.email);
    const { data } = await thief.client.auth.mfa.listFactors();
    const factorId = data?.totp[0]?.id ?? '';
    const wrong = String((Number(totpCode(secret)) + 1) % 1_000_000).padStart(6, '0');
    expect((await thief.client.auth.mfa.challengeAndVerify({ factorId, code: wrong })).error).not.toBeNull();
    await thief.client.auth.signOut({ scope: 'local' });
    const stopped = (await log(nurse.id)).slice(known);
    expect(stopped.map(short)).toEqual([
      'factor_awaited',
      'sign_in_refused: second factor',
      'session_ended: signed out, second factor not given',
    ]);
    for (const entry of stopped.slice(0, 2)) {
      expect(entry.address).toBe('127.0.0.1');
      expect(entry.device).toBeTruthy();
    }

    const owner = await signIn(test, nurse.email);
    const code = totpCode(secret, Math.floor(Date.now() / 30_000) + 1);
    expect((await owner.client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const right = (await log(nurse.id)).slice(known + stopped.length);
    expect(right.map(short)).toEqual(['factor_awaited', 'sign_in: second factor']);
    expect(right[1]).toMatchObject({ address: '127.0.0.1', device: expect.any(String), actor_email: nurse.email });
  });

  it('O2 ends with a reason: signed out, everywhere, replaced, blocked, expired, role changed', async () => {
    const { sql } = test.context;
    const clerk = await hire(test, 'max', 'pharmacist');
    await clerk.client.auth.signOut({ scope: 'local' });
    await (await signIn(test, clerk.email)).client.auth.signOut();
    await signIn(test, clerk.email);
    await sql`update auth.sessions set created_at = now() - interval '13 hours' where user_id = ${clerk.id}`;
    await endOverdueSessions(sql);
    await signIn(test, clerk.email);
    const change = async (body: object, version: number) => {
      const answer = await owner.call('PATCH', `/api/admin/users/${clerk.id}`, { ...body, version });
      expect(answer.status, await answer.text()).toBe(200);
    };
    await change({ role: 'employee' }, 1);
    await signIn(test, clerk.email);
    await change({ blocked: true }, 2);
    await change({ blocked: false }, 3);
    await signIn(test, clerk.email);
    await enrol((await signIn(test, clerk.email)).client);
    expect(await endsOf(clerk.id)).toEqual([
      'signed out',
      'signed out everywhere',
      'over its limit',
      'role changed',
      'account blocked',
      'replaced',
    ]);
  });
});
