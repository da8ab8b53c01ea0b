import { once } from 'node:events';
import { request } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClient, makeUser, password, serviceClient } from '../../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../../testing/create-test-backend.ts';
import { createMailbox, fragmentOf, pressLink, readLinkMail } from '../../../testing/mails.ts';

describe('links in mails', () => {
  const box = createMailbox();
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend({ sendMail: box.sendMail, redirectOrigins: ['https://shop.example.test'] });
    await makeUser(test, 'ann@example.test');
  });
  afterAll(() => test.close());
  afterEach(() => vi.unstubAllGlobals());
  beforeEach(async () => {
    await test.sql`truncate auth.rate_limits`;
    box.mails.length = 0;
  });

  const noRedirect = (url: URL | string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init });
  const recover = async (email: string, redirectTo?: string) => {
    const options = redirectTo ? { redirectTo } : {};
    const { error } = await browserClient(test).auth.resetPasswordForEmail(email, options);
    expect(error).toBeNull();
    return readLinkMail(await box.take(email));
  };
  const origin = () => new URL(test.url).origin;

  it('A7 a mail scanner does not use the link up; the button does, once', async () => {
    const { url } = await recover('ann@example.test', `${origin()}/app/dashboard?a=1`);
    for (const method of ['HEAD', 'GET', 'GET']) expect((await noRedirect(url, { method })).status).toBe(200);
    const page = await noRedirect(url);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).not.toContain('<script');
    const action = new URL((/action="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));
    expect(action.href).toBe(url.href);

    const pressed = await pressLink(action, { 'content-type': 'application/x-www-form-urlencoded' });
    expect(pressed.status).toBe(303);
    const { address, values } = fragmentOf(pressed);
    expect(address).toBe(`${origin()}/app/dashboard?a=1`);
    expect(values).toMatchObject({ token_type: 'bearer', type: 'recovery', expires_in: '3600', sb: '' });
    const { data, error } = await browserClient(test).auth.setSession({
      access_token: values.access_token ?? '',
      refresh_token: values.refresh_token ?? '',
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('ann@example.test');

    const again = await pressLink(action);
    expect(again.status).toBe(303);
    expect(fragmentOf(again).values).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
  });

  it('A7 of parallel presses one wins', async () => {
    const { url } = await recover('ann@example.test');
    const answers = await Promise.all(Array.from({ length: 6 }, () => pressLink(url)));
    const won = answers.filter((answer) => 'access_token' in fragmentOf(answer).values);
    expect(won).toHaveLength(1);
  });

  it('A7 names publicUrl whatever the request calls the host, and leads nowhere else', async () => {
    const { hostname, port } = new URL(test.url);
    const headers = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      apikey: test.backend.anonKey,
      'content-type': 'application/json',
    };
    const path = '/backend/auth/v1/recover?redirect_to=https%3A%2F%2Fevil.test%2F';
    const asked = request({ hostname, port, path, method: 'POST', headers }).end('{"email":"ann@example.test"}');
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
    const mail = await box.take('ann@example.test');
    expect(`${mail.text}${mail.html}`).not.toContain('evil');
    const { url } = readLinkMail(mail);
    expect(url.href.startsWith(`${test.url}/auth/v1/verify?`)).toBe(true);
    expect(url.searchParams.get('redirect_to')).toBe(`${origin()}/`);

    url.searchParams.set('redirect_to', 'https://evil.test/');
    expect(fragmentOf(await pressLink(url)).address).toBe(`${origin()}/`);
    for (const odd of [
      'javascript:alert(1)',
      '//evil.test',
      `${origin()}@evil.test`,
      'https://u:p@shop.example.test',
    ]) {
      const failed = await noRedirect(`${test.url}/auth/v1/verify?redirect_to=${encodeURIComponent(odd)}`);
      expect(fragmentOf(failed)).toMatchObject({
        address: `${origin()}/`,
        values: { error_code: 'otp_expired' },
      });
    }
  });

  it('leads to the further origins that are allowed', async () => {
    const { url } = await recover('ann@example.test', 'https://shop.example.test/set#x');
    const page = await noRedirect(url);
    expect(page.headers.get('content-security-policy')).toContain(`form-action ${origin()} https://shop.example.test;`);
    expect(fragmentOf(await pressLink(url)).address).toBe('https://shop.example.test/set');
  });

  it('cannot be pressed from another site’s page', async () => {
    const { url } = await recover('ann@example.test');
    const foreign = await pressLink(url, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.headers.get('location')).toBe(url.href);
    expect('access_token' in fragmentOf(await pressLink(url, { 'sec-fetch-site': 'same-origin' })).values).toBe(true);
  });

  it('S4-14 fires PASSWORD_RECOVERY in the official client, whose user then sets a password', async () => {
    const { token } = await recover('ann@example.test');
    const client = browserClient(test);
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await client.auth.verifyOtp({ type: 'recovery', token_hash: token });
    expect(error).toBeNull();
    expect((await client.auth.getClaims(data.session?.access_token))?.data?.claims.amr).toMatchObject([
      { method: 'otp' },
    ]);
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.auth.updateUser({ password: 'a password of my own' })).error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const twice = await browserClient(test).auth.verifyOtp({ type: 'recovery', token_hash: token });
    expect(twice.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it.each([
    { type: 'recovery', event: 'PASSWORD_RECOVERY' },
    { type: 'magiclink', event: 'SIGNED_IN' },
  ] as const)(
    'S4-14 fires $event when the official client finds a $type session in the address',
    async ({ type, event }) => {
      const link = await serviceClient(test).auth.admin.generateLink({ type, email: 'ann@example.test' });
      const pressed = await pressLink(new URL(link.data.properties?.action_link ?? ''));
      const location = new URL(pressed.headers.get('location') ?? '');
      vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {} });
      vi.stubGlobal('window', { location, history: { state: null, replaceState() {} }, addEventListener() {} });
      const client = createClient(test.url, test.backend.anonKey, {
        // Own storage keys: clients that share one in a browser warn.
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: true, storageKey: type },
      });
      const events: string[] = [];
      client.auth.onAuthStateChange((name) => void events.push(name));
      const { data } = await client.auth.getSession();
      expect(data.session?.user.email).toBe('ann@example.test');
      await vi.waitFor(() => expect(events).toContain(event));
    },
  );

  it('takes the code of the mail for its address, and five guesses at it', async () => {
    const { code } = await recover('ann@example.test');
    const wrong = code === '00000000' ? '00000001' : '00000000';
    const guess = (token: string) =>
      browserClient(test).auth.verifyOtp({ type: 'recovery', email: 'ann@example.test', token });
    for (let i = 0; i < 4; i++) expect((await guess(wrong)).error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect((await guess(code)).data.session).toMatchObject({ token_type: 'bearer' });
    expect((await guess(code)).error?.code).toBe('otp_expired');
    for (let i = 0; i < 4; i++) await guess(wrong);
    expect((await guess(wrong)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  });

  it('A7 voids a link by time, by a newer one, by a block and by a new password', async () => {
    const admin = serviceClient(test).auth.admin;
    const user = await makeUser(test, 'vic@example.test');
    const link = async () => {
      const { data } = await admin.generateLink({ type: 'recovery', email: 'vic@example.test' });
      return data.properties?.hashed_token ?? '';
    };
    const code = async (token: string) =>
      (await browserClient(test).auth.verifyOtp({ type: 'recovery', token_hash: token })).error?.code;

    const old = await link();
    await test.sql`update auth.one_time_tokens set created_at = created_at - interval '24 hours'`;
    expect(await code(old)).toBe('otp_expired');
    const [first, second] = [await link(), await link()];
    expect(await code(first)).toBe('otp_expired');
    await admin.updateUserById(user.id, { ban_duration: '24h' });
    await admin.updateUserById(user.id, { ban_duration: 'none' });
    expect(await code(second)).toBe('otp_expired');
    const third = await link();
    await admin.updateUserById(user.id, { password: 'a password of my own' });
    expect(await code(third)).toBe('otp_expired');
    expect(await code(await link())).toBeUndefined();
  });

  it('A7 gives way to a new password that is set at the same time, and waits for nothing that waits for it', async () => {
    const user = await makeUser(test, 'wim@example.test');
    for (const form of ['link', 'code']) {
      const admin = serviceClient(test).auth.admin;
      const { data } = await admin.generateLink({ type: 'recovery', email: 'wim@example.test' });
      const { hashed_token: token_hash = '', email_otp: token = '' } = data.properties ?? {};
      const proof = form === 'link' ? { token_hash } : { email: 'wim@example.test', token };
      const change = await test.sql.reserve();
      await change`begin`;
      await change`select from auth.users where id = ${user.id} for update`;
      const used = browserClient(test).auth.verifyOtp({ type: 'recovery', ...proof });
      await vi.waitFor(async () => {
        const waiting = await test.sql`
          select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%auth.users%'`;
        expect(waiting).toHaveLength(1);
      }, 10_000);
      await change`delete from auth.one_time_tokens where user_id = ${user.id}`;
      await change`commit`;
      change.release();
      expect((await used).error).toMatchObject({ status: 403, code: 'otp_expired' });
    }
  });

  it('keeps neither token nor code', async () => {
    const { token, code } = await recover('ann@example.test');
    const kept = JSON.stringify(await test.sql`select * from auth.one_time_tokens`);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(code);
  });
});
