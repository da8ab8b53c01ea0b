import type { SessionInfo } from '@rxweb/contracts/session';
import { recoveryLimits } from '@rxweb/contracts/shared/limits';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, takeLoggedErrors } from '../../../testing/create-test-app.ts';
import { enrol, hire, type StaffMember, signIn, totpCode } from '../../../testing/staff.ts';
import { normalizeCode } from './recovery-codes.ts';

describe('codes for the day the second factor is lost', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  let count = 0;
  let strong: StaffMember;
  let factor: { id: string; secret: string };
  beforeEach(async () => {
    strong = await hire(test, `owner${++count}`, 'admin');
    factor = await enrol(strong.client);
  });

  const makeCodes = async (person = strong) => {
    const answer = await person.call('POST', '/api/session/recovery-codes');
    return { status: answer.status, ...((await answer.json()) as { codes: string[]; code: string }) };
  };
  const use = async (person: StaffMember, code: string) => {
    const answer = await person.call('POST', '/api/session/recovery', { code });
    const body = (await answer.json()) as { code?: string; codesLeft?: number };
    return { status: answer.status, code: body.code, codesLeft: body.codesLeft, headers: answer.headers };
  };
  const codesLeft = async (person: StaffMember) =>
    ((await (await person.call('GET', '/api/session')).json()) as SessionInfo).recoveryCodesLeft;
  const adminRoute = async (person: StaffMember) => (await person.call('GET', '/api/admin/audit?before=1')).status;
  const wrongCode = 'AAAAA-AAAAA';

  it('A16 opens the session once in place of the factor, which stays', async () => {
    const { codes } = await makeCodes();
    expect(codes).toHaveLength(recoveryLimits.codes);
    expect(new Set(codes).size).toBe(recoveryLimits.codes);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect(await codesLeft(strong)).toBe(recoveryLimits.codes);

    const weak = await signIn(test, strong.email);
    expect(await adminRoute(weak)).toBe(401);
    expect(await use(weak, wrongCode)).toMatchObject({ status: 422, code: 'recovery_code_invalid' });
    expect(await adminRoute(weak)).toBe(401);
    const written = ` ${codes[3]?.replace('-', ' – ').toLowerCase()} `;
    expect(await use(weak, written)).toMatchObject({ status: 200, codesLeft: recoveryLimits.codes - 1 });
    // The old token still says that the factor was not shown.
    expect(await adminRoute(weak)).toBe(401);
    const renewed = await weak.client.auth.refreshSession();
    expect(renewed.data.user?.factors).toMatchObject([{ id: factor.id, status: 'verified' }]);
    expect(await adminRoute(weak)).toBe(200);
    expect(await adminRoute(strong)).toBe(200);
    const removed = await test.context.sql`
      select 1 from app.audit_log where action = 'second_factor_removed' and target = ${strong.id}`;
    expect(removed).toHaveLength(0);

    // The factor still is what the next sign-in asks for, and each code works once.
    const again = await signIn(test, strong.email);
    expect(await adminRoute(again)).toBe(401);
    expect((await use(again, codes[3] ?? '')).status).toBe(422);
    expect(await use(again, codes[4] ?? '')).toMatchObject({ status: 200, codesLeft: recoveryLimits.codes - 2 });
  });

  it('A16 lets who lost the phone replace the factor; its sessions are worth one factor then', async () => {
    const { codes } = await makeCodes();
    const [weak, other] = [await signIn(test, strong.email), await signIn(test, strong.email)];
    for (const [index, person] of [weak, other].entries()) {
      expect((await use(person, codes[index] ?? '')).status).toBe(200);
      expect((await person.client.auth.refreshSession()).error).toBeNull();
    }
    expect((await weak.client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    await weak.client.auth.refreshSession();
    await enrol(weak.client);
    expect(await adminRoute(weak)).toBe(200);
    await other.client.auth.refreshSession();
    expect(await adminRoute(other)).toBe(401);
  });

  it('A16 can be created only with the second factor, and void the previous ones', async () => {
    const weak = await signIn(test, strong.email);
    expect(await makeCodes(weak)).toMatchObject({ status: 401, code: 'insufficient_aal' });
    const [older, newer] = [await makeCodes(), await makeCodes()];
    expect((await use(weak, older.codes[0] ?? '')).status).toBe(422);
    expect((await use(weak, newer.codes[0] ?? '')).status).toBe(200);
    await weak.client.auth.refreshSession();
    // No code works where none is required.
    expect((await use(weak, newer.codes[1] ?? '')).status).toBe(422);
    await weak.client.auth.mfa.unenroll({ factorId: factor.id });
    await weak.client.auth.refreshSession();
    expect(await makeCodes(weak)).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('A16 are removed with their factor', async () => {
    await makeCodes();
    expect((await strong.client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    await strong.client.auth.refreshSession();
    expect(await codesLeft(strong)).toBe(0);
  });

  it('A16 stop after five tries of an account in a quarter of an hour, also the right one and also at once', async () => {
    const { sql } = test.context;
    const { codes } = await makeCodes();
    const places = [await signIn(test, strong.email), await signIn(test, strong.email)];
    const tries = Array.from({ length: 12 }, (_, index) => use(places[index % 2] ?? strong, wrongCode));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(422), ...Array(7).fill(429)]);
    const [weak = strong] = places;
    const refused = await use(weak, codes[0] ?? '');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    await sql`update app.recovery_tries set started_at = started_at - interval '15 minutes' where user_id = ${strong.id}`;
    expect((await use(weak, codes[0] ?? '')).status).toBe(200);
  });

  it('A16 works once when it is sent five times at once, with one note and no code lost', async () => {
    const { sql } = test.context;
    const { codes } = await makeCodes();
    const weak = await signIn(test, strong.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(weak, codes[0] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const used = await sql`
      select 1 from app.audit_log where action = 'recovery_code_used' and outcome = 'ok' and actor_id = ${strong.id}`;
    expect(used).toHaveLength(1);
    expect(await codesLeft(weak)).toBe(recoveryLimits.codes - 1);
  });

  it('A16 a code sent while the account is removed is a sign-in that ended, not a failure of ours', async () => {
    const { sql } = test.context;
    const weak = await signIn(test, strong.email);
    // The presence is saved now, so the next request reads the account and goes straight to the count of tries.
    expect(await adminRoute(weak)).toBe(401);
    const waiting = () => sql`select 1 from pg_locks where not granted`;
    const answer = await inTransaction(sql, async (tx) => {
      await tx`delete from auth.users where id = ${strong.id}`;
      const used = use(weak, wrongCode);
      await expect.poll(async () => (await waiting()).count).toBe(1);
      return { used };
    });
    expect(await answer.used).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(takeLoggedErrors(test.context)).toEqual([]);
  });

  it('A16 are kept as hashes only', async () => {
    const { codes } = await makeCodes();
    const rows = await test.context.sql`select * from app.recovery_codes where user_id = ${strong.id}`;
    const kept = JSON.stringify(rows) + rows.map(({ code_hash }) => code_hash.toString('latin1')).join();
    for (const code of codes) for (const part of [code, ...code.split('-')]) expect(kept).not.toContain(part);
  });

  it('A16 a code of the app opens once, and no route for administrators opens before', async () => {
    const weak = await signIn(test, strong.email);
    const routes = [
      ['GET', '/api/admin/audit'],
      ['GET', '/api/admin/audit.csv'],
      ['POST', '/api/admin/audit/verify'],
      ['GET', '/api/admin/users'],
      ['DELETE', `/api/admin/users/${strong.id}`],
      ['DELETE', `/api/admin/users/${strong.id}/sessions`],
    ] as const;
    for (const [method, path] of routes) {
      const answer = await weak.call(method, path);
      expect([answer.status, await answer.json()], path).toMatchObject([401, { code: 'insufficient_aal' }]);
    }
    // The running step's code was used up by the enrolment.
    const factorId = factor.id;
    const running = Math.floor(Date.now() / 30_000);
    const shown = await weak.client.auth.mfa.challengeAndVerify({
      factorId,
      code: totpCode(factor.secret, running + 1),
    });
    expect(shown.error).toBeNull();
    expect(await adminRoute(weak)).toBe(200);
    const other = await signIn(test, strong.email);
    const replayed = await other.client.auth.mfa.challengeAndVerify({
      factorId,
      code: totpCode(factor.secret, running + 1),
    });
    expect(replayed.error?.code).toBe('mfa_verification_failed');
  });

  it('reads a code however it was written down', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(' ', '-', '–', '\u00a0', '\t'), { maxLength: 8 }), (between) => {
        const written = [...'abcde23456'].map((char, index) => char + (between[index] ?? '')).join('');
        return normalizeCode(written) === 'ABCDE23456';
      }),
    );
  });
});
