import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { totpCode } from '../../../testing/staff.ts';

const password = 'correct horse battery';
const email = 'owner@pharmacy.example';

describe('an administrator with a second factor', () => {
  let test: TestApp;
  let userId: string;
  beforeAll(async () => {
    test = await createTestApp();
    const { data, error } = await test.context.supabase.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    userId = data.user.id;
    await test.context.sql`insert into app.staff (user_id, role) values (${userId}, 'admin')`;
    await test.context.sql`
      insert into public.messages (direction, from_phone, to_phone, body, status)
      values ('inbound', '+15550100', '+15550101', 'hello', 'delivered')`;
  });
  afterAll(() => test.close());

  const signIn = async () => {
    const client = createClient(`${test.url}/backend`, test.context.anonKey, { auth: { persistSession: false } });
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return client;
  };
  const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? '';
  /** A route for staff: without the file it answers 404, with too little assurance 401. */
  const staffRoute = async (token: string) => {
    const response = await fetch(`${test.url}/api/storage/download?bucket=chat-uploads&path=none.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: response.status, code: (await response.json()).code };
  };
  const messages = async (client: SupabaseClient) => (await client.from('messages').select('body')).data;

  it('A16 must show it on staff routes, and sees no rows before that', async () => {
    const strong = await signIn();
    expect(await staffRoute(await tokenOf(strong))).toEqual({ status: 404, code: 'not_found' });
    expect(await messages(strong)).toHaveLength(1);

    const { data: factor, error } = await strong.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toBeNull();
    const weakToken = await tokenOf(strong);
    const code = totpCode(factor?.totp.secret ?? '');
    expect((await strong.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })).error).toBeNull();
    expect((await staffRoute(await tokenOf(strong))).status).toBe(404);
    expect(await messages(strong)).toHaveLength(1);

    const passwordOnly = await signIn();
    for (const token of [await tokenOf(passwordOnly), weakToken]) {
      expect(await staffRoute(token)).toEqual({ status: 401, code: 'insufficient_aal' });
    }
    expect(await messages(passwordOnly)).toEqual([]);
    const files = await passwordOnly.storage.from('chat-uploads').list();
    expect(files.data).toEqual([]);
  });

  it('A16 loses all sessions at once when another administrator ends them', async () => {
    const client = await signIn();
    const token = await tokenOf(client);
    const refreshToken = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    // As the product ends a user's sessions, in both modes.
    await test.context.sql`delete from auth.sessions where user_id = ${userId}`;
    expect((await staffRoute(token)).status).toBe(401);
    expect((await client.auth.getUser(token)).error).not.toBeNull();
    const refreshed = await client.auth.refreshSession({ refresh_token: refreshToken });
    expect(refreshed.error?.code).toBe('refresh_token_not_found');
  });
});
