import { once } from 'node:events';
import { request as ask } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { enrol, hire, password, type StaffMember, tokenOf, totpCode } from '../../../testing/staff.ts';

interface Answer {
  status: number;
  body: { access_token?: string; error?: string; code?: string | number; error_code?: string };
  cookie: string | undefined;
  retryAfter: number;
}

describe('strangers at the sign-in', { timeout: 60_000 }, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  let count = 0;
  let owner: StaffMember;
  beforeEach(async () => {
    await test.context.sql`truncate auth.rate_limits`;
    owner = await hire(test, `keeper${++count}`, 'admin');
  });

  /** One call from an address of this machine. */
  async function post(path: string, body: unknown, headers: Record<string, string> = {}, from = '127.0.0.1') {
    const sent = ask(`${test.url}/backend/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: test.context.anonKey, 'content-type': 'application/json', ...headers },
      localAddress: from,
      agent: false,
    });
    sent.end(typeof body === 'string' ? body : JSON.stringify(body));
    const [answer] = await once(sent, 'response');
    const text = Buffer.concat(await answer.toArray()).toString();
    const cookie: string | undefined = answer.headers['set-cookie']?.[0]?.split(';', 1)[0];
    return {
      status: answer.statusCode,
      body: text === '' ? {} : JSON.parse(text),
      cookie,
      retryAfter: Number(answer.headers['retry-after']),
    } as Answer;
  }
  const signIn = (typed: string, headers = {}, from?: string) =>
    post('/token?grant_type=password', { email: owner.email, password: typed }, headers, from);

  it('A1 A2 W2 with 1,000 wrong passwords from 200 addresses and a foreign page do not keep the owner from a known device', async () => {
    const { cookie = '' } = await signIn(password);
    expect(cookie).toMatch(/^rx-device=/);
    const startedAt = performance.now();
    const statuses: number[] = [];
    for (let round = 0; round < 5; round++) {
      const tries = Array.from({ length: 200 }, (_, index) => signIn('wrong wrong wrong', {}, `127.0.1.${index + 1}`));
      // A foreign page in the shop's own browser, from the shop's own address.
      const foreign = Array.from({ length: 40 }, () =>
        signIn('wrong wrong wrong', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
      );
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
      for (const { status, body } of await Promise.all(foreign))
        expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    // And someone in the shop's own network, who uses up what its address may try.
    for (let index = 0; index < 21; index++)
      await post('/token?grant_type=password', { email: `nobody${index}@pharmacy.example`, password: 'wrong wrong' });
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(980);

    const elsewhere = await signIn(password, {}, '127.0.2.1');
    expect(elsewhere).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    expect(elsewhere.retryAfter).toBeGreaterThan(60);
    expect(await signIn(password, { cookie })).toMatchObject({
      status: 200,
      body: { access_token: expect.any(String) },
    });
    expect(performance.now() - startedAt).toBeLessThan(60_000);
  });

  it('A1 guesses on a known device are counted too, and only for the accounts that signed in there', async () => {
    const { cookie = '' } = await signIn(password);
    for (let index = 0; index < 10; index++) expect((await signIn('wrong wrong wrong', { cookie })).status).toBe(400);
    expect((await signIn(password, { cookie })).status).toBe(429);
    // Elsewhere nothing was counted.
    const other = await signIn(password, {}, '127.0.2.1');
    expect(other.status).toBe(200);
    expect((await signIn(password, { cookie: other.cookie ?? '' }, '127.0.2.1')).status).toBe(200);

    const colleague = await hire(test, `colleague${count}`, 'employee');
    const guess = () =>
      post(
        '/token?grant_type=password',
        { email: colleague.email, password: 'wrong wrong wrong' },
        { cookie: other.cookie ?? '' },
      );
    for (let index = 0; index < 10; index++) expect((await guess()).status).toBe(400);
    const blocked = await post('/token?grant_type=password', { email: colleague.email, password }, {}, '127.0.2.2');
    expect(blocked.status).toBe(429);
  });

  it('A1 a made-up cookie is a stranger’s', async () => {
    const { cookie = '' } = await signIn(password);
    const forged = `${cookie.slice(0, -4)}AAAA`;
    for (let index = 0; index < 11; index++) await signIn('wrong wrong wrong', { cookie: forged }, `127.0.1.${index}`);
    expect((await signIn(password, { cookie: forged }, '127.0.2.1')).status).toBe(429);
    expect((await signIn(password, { cookie })).status).toBe(200);
  });

  it('A16 a device becomes known with the second factor, not with the password, and its codes are counted apart', async () => {
    const factor = await enrol(owner.client);
    const half = await signIn(password);
    expect(half).toMatchObject({ status: 200, cookie: undefined });
    const step = Math.floor(Date.now() / 30_000);
    const answerWith = async (token: string, code: string, cookie = '') => {
      const headers = { authorization: `Bearer ${token}`, ...(cookie && { cookie }) };
      const { id } = (await post(`/factors/${factor.id}/challenge`, {}, headers)).body as { id?: string };
      return post(`/factors/${factor.id}/verify`, { challenge_id: id, code }, headers);
    };
    const whole = await answerWith(half.body.access_token ?? '', totpCode(factor.secret, step + 1));
    expect(whole).toMatchObject({ status: 200, cookie: expect.stringMatching(/^rx-device=/) });

    // Someone who stole the password uses up the codes of strangers.
    const thief = await signIn(password, {}, '127.0.3.1');
    for (let index = 0; index < 5; index++) await answerWith(thief.body.access_token ?? '', '000000');
    expect((await answerWith(thief.body.access_token ?? '', '000000')).status).toBe(429);
    const again = await signIn(password, { cookie: whole.cookie ?? '' });
    const wrong = await answerWith(again.body.access_token ?? '', '000000', whole.cookie);
    expect(wrong).toMatchObject({ status: 422, body: { error_code: 'mfa_verification_failed' } });
  });

  it('A16 wrong current passwords do not count at the door, nor those at the door for a new password', async () => {
    const change = (current: string) =>
      owner.client.auth.updateUser({ password: 'another long password', current_password: current });
    for (let index = 0; index < 10; index++)
      expect((await change('not this one')).error?.code).toBe('current_password_invalid');
    expect((await change(password)).error?.code).toBe('over_request_rate_limit');
    expect((await signIn(password)).status).toBe(200);

    owner = await hire(test, `changer${count}`, 'employee');
    for (let index = 0; index < 11; index++) await signIn('wrong wrong wrong', {}, `127.0.4.${index + 1}`);
    expect((await signIn(password, {}, '127.0.5.1')).status).toBe(429);
    expect((await change(password)).error).toBeNull();
    // A new password lifts what was counted for the old one.
    expect((await signIn('another long password', {}, '127.0.5.1')).status).toBe(200);
  });

  it('W2 a foreign page’s form or script gets one refusal at every door, and another type is refused as under /api', async () => {
    const token = await tokenOf(owner.client);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.pharmacy.example' },
    ];
    const api = await fetch(`${test.url}/api/setup`, { method: 'POST', headers: { origin: 'https://evil.example' } });
    const refusal = { status: 403, body: await api.json() };
    expect(refusal.body).toMatchObject({ code: 'forbidden' });
    const paths = ['/token?grant_type=password', '/token?grant_type=refresh_token', '/recover', '/otp', '/verify'];
    for (const headers of foreign)
      for (const path of [...paths, '/logout', '/factors'])
        expect(await post(path, {}, { ...headers, authorization: `Bearer ${token}` }), path).toMatchObject(refusal);

    const body = JSON.stringify({ email: owner.email, password });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])
      for (const path of paths)
        expect(await post(path, body, { 'content-type': type }), `${path} ${type}`).toMatchObject({
          status: 415,
          body: { code: 'unsupported_media_type' },
        });
    const own = {
      origin: test.url,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json; charset=utf-8',
    };
    expect((await post('/token?grant_type=password', body, own)).status).toBe(200);
  });
});
