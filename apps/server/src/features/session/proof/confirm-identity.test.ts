import { createTestBackend } from '@rxweb/backend/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, migrationsDir, type TestApp } from '../../../../testing/create-test-app.ts';
import { enrol, hire, password, type StaffMember, tokenOf } from '../../../../testing/staff.ts';

const modes = ['embedded', 'elsewhere'] as const;

describe.each(modes)('A16 who changes how an account signs in confirms who it is: a Supabase %s', (mode) => {
  let remote: Awaited<ReturnType<typeof createTestBackend>> | null = null;
  let test: TestApp;
  beforeAll(async () => {
    if (mode === 'elsewhere') remote = await createTestBackend({ migrationsDir });
    test = await createTestApp(
      undefined,
      remote
        ? {
            SUPABASE_URL: remote.url,
            SUPABASE_ANON_KEY: remote.backend.anonKey,
            SUPABASE_SERVICE_ROLE_KEY: remote.backend.serviceRoleKey,
            DATABASE_URL: remote.backend.databaseUrl,
          }
        : {},
    );
  });
  afterAll(async () => {
    await test.close();
    await remote?.close();
  });

  const age = () => test.context.sql`update auth.mfa_amr_claims set updated_at = updated_at - interval '5 minutes'`;
  const prove = async (person: StaffMember, proof: object) => {
    const answer = await person.call('POST', '/api/session/proof', proof, { 'user-agent': 'Counter PC' });
    return { status: answer.status, body: (await answer.json()) as { code?: string } };
  };
  const throughGate = async (person: StaffMember, method: string, path: string, body?: object) => {
    const answer = await fetch(`${test.url}/backend/auth/v1${path}`, {
      method,
      headers: {
        apikey: test.context.anonKey,
        authorization: `Bearer ${await tokenOf(person.client)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, code: answer.headers.get('x-sb-error-code') };
  };
  const refused = { status: 403, code: 'reauthentication_needed' };

  it('neither our own doors nor /backend change anything without it', async () => {
    const owner = await hire(test, `doors-${mode}`, 'admin');
    const factor = await enrol(owner.client);
    await age();
    const changes = [
      ['POST', '/factors', { factor_type: 'totp', friendly_name: 'second' }],
      ['PUT', '/user', { email: 'other@pharmacy.example' }],
      ['DELETE', `/factors/${factor.id}`],
    ] as const;
    for (const [method, path, body] of changes) expect(await throughGate(owner, method, path, body)).toEqual(refused);
    expect(await throughGate(owner, 'POST', '/reauthenticate', { password })).toMatchObject({ status: 405 });
    const codes = () => owner.call('POST', '/api/session/recovery-codes');
    expect(await (await codes()).json()).toMatchObject({ code: 'reauthentication_needed' });

    expect(await prove(owner, { password: 'not this one at all' })).toMatchObject({
      status: 422,
      body: { code: 'password_invalid' },
    });
    expect((await codes()).status).toBe(403);
    expect((await prove(owner, { password })).status).toBe(200);
    expect((await codes()).status).toBe(200);
    expect((await throughGate(owner, 'PUT', '/user', { data: { theme: 'dark' } })).status).toBe(200);
    for (const [method, path, body] of changes)
      expect(await throughGate(owner, method, path, body)).toMatchObject({ status: 200 });
  });

  it('O2 right and wrong proofs are noted with account, address and device', async () => {
    const clerk = await hire(test, `noted-${mode}`, 'employee');
    await prove(clerk, { password: 'not this one at all' });
    await prove(clerk, { password });
    const noted = await test.context.sql`
      select action, outcome, detail, host(address) as address, device, target_email = actor_email and actor_id::text = target as own
      from app.audit_log where actor_id = ${clerk.id} and action in ('identity_confirmed', 'password_check_refused')
      order by seq`;
    const own = { address: '127.0.0.1', device: 'Counter PC', own: true };
    expect(noted).toEqual([
      { action: 'password_check_refused', outcome: 'refused', detail: null, ...own },
      { action: 'identity_confirmed', outcome: 'ok', detail: 'password', ...own },
    ]);
    // The session in which somebody works stays, and no other one is left behind.
    expect((await clerk.call('GET', '/api/session')).status).toBe(200);
    const [open] = await test.context
      .sql`select count(*)::int as sessions from auth.sessions where user_id = ${clerk.id}`;
    expect(open).toEqual({ sessions: 1 });
  });

  it('says how long to wait after ten wrong ones, while the sign-in stays open', async () => {
    const clerk = await hire(test, `guesses-${mode}`, 'employee');
    for (let tries = 0; tries < 10; tries += 1)
      expect((await prove(clerk, { password: `wrong one ${tries}` })).status).toBe(422);
    const answer = await clerk.call('POST', '/api/session/proof', { password });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('refuses a passkey’s answer to no challenge, and nonsense', async () => {
    const clerk = await hire(test, `keys-${mode}`, 'employee');
    const id = 'A'.repeat(22);
    const answer = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
    const credential = { id, rawId: id, type: 'public-key', response: answer, clientExtensionResults: {} };
    const challenge_id = '5f0c7a52-6a0e-4f4e-9a0e-0d8f0d7f6b11';
    expect(await prove(clerk, { challenge_id, credential })).toMatchObject({
      status: 422,
      body: { code: 'passkey_invalid' },
    });
    expect((await prove(clerk, {})).status).toBe(400);
    expect((await prove(clerk, { password, credential })).status).toBe(400);
  });
});
