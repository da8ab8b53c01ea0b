import { fragmentOf, pressLink, readLinkMail } from '@rxweb/backend/testing/mails';
import { expect } from 'vitest';
import { expectAuthBody, expectAuthRefusal, expectRefusedCall } from '../refusals.ts';
import { like, userShape } from '../shapes.ts';
import { itEmbedded, lazily, password, type Suite } from '../suite.ts';

const newPassword = 'saffron-Kettle4-marsh';
const reason = 'it reads mails';

/** Section 1.4, mail: links and codes as people receive them. */
export function authMails(suite: Suite): void {
  const somebody = lazily(() => suite.person());
  const mailTo = async (email: string) => {
    const mail = await suite.target.mailbox?.take(email);
    if (!mail) throw new Error('mails are not read here');
    return readLinkMail(mail);
  };

  itEmbedded('a forgotten password is set anew through the link of a mail', reason, async () => {
    const { email } = await suite.person();
    const { client } = suite.visitor();
    await client.auth.resetPasswordForEmail(email);
    const { values } = fragmentOf(await pressLink((await mailTo(email)).url));
    expect(values).toMatchObject({ type: 'recovery', access_token: like.jwt });
    await client.auth.setSession({
      access_token: values.access_token ?? '',
      refresh_token: values.refresh_token ?? '',
    });
    expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password: newPassword })).error).toBeNull();
  });

  itEmbedded('the code of a mail opens a session, and does so once', reason, async () => {
    const { email } = await somebody();
    const connection = suite.visitor();
    await connection.client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const { code: token } = await mailTo(email);
    const first = await connection.client.auth.verifyOtp({ type: 'email', email, token });
    expect(first.data.session?.access_token).toEqual(like.jwt);
    const { error } = await connection.client.auth.verifyOtp({ type: 'email', email, token });
    const message = 'Token has expired or is invalid';
    await expectAuthRefusal(suite, connection, error, { status: 403, code: 'otp_expired', message });
  });

  itEmbedded(
    'a link asked for with a challenge leads back with a code, for the browser that asked',
    reason,
    async () => {
      const { email } = await suite.person();
      const kept = new Map<string, string>();
      const storage = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      };
      const { client, last } = suite.visitor({ flowType: 'pkce', storage });
      await client.auth.resetPasswordForEmail(email);
      expect(JSON.parse(String(last().requestBody))).toMatchObject({
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 's256',
      });
      const response = await pressLink((await mailTo(email)).url);
      const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
      expect(code).toEqual(like.uuid);
      const body = { auth_code: code, code_verifier: 'x'.repeat(56) };
      const elsewhere = { status: 400, code: 'bad_code_verifier', message: /code verifier/ };
      await expectRefusedCall(suite, 'POST', '/auth/v1/token?grant_type=pkce', { body }, elsewhere);
      const { data, error } = await client.auth.exchangeCodeForSession(code);
      expect({ path: last().path, status: last().status, error }).toEqual({
        path: '/auth/v1/token?grant_type=pkce',
        status: 200,
        error: null,
      });
      expect(data.user?.email).toBe(email);
    },
  );

  itEmbedded('a new address counts when both mailboxes have confirmed it', reason, async () => {
    const { client, last, person } = await suite.signIn(await suite.person());
    const email = suite.newEmail();
    const { error } = await client.auth.updateUser({ email });
    const waiting = { new_email: email, email_change_sent_at: like.time, last_sign_in_at: like.time };
    expect({ status: last().status, error, body: last().body }).toEqual({
      status: 200,
      error: null,
      body: userShape(person, waiting),
    });

    const verify = async (to: string) => {
      const { token } = await mailTo(to);
      return suite.call('POST', '/auth/v1/verify', { body: { type: 'email_change', token_hash: token } });
    };
    const first = await verify(person.email);
    const message = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
    expect({ status: first.status, body: first.body }).toEqual({ status: 200, body: { code: '200', msg: message } });
    const second = await verify(email);
    expect(second).toMatchObject({ status: 200, body: { access_token: like.jwt, user: { id: person.id, email } } });
    expect((await suite.visitor().client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  itEmbedded('the code of reauthenticate stands for the current password, once', reason, async () => {
    const { client, last, person } = await suite.signIn(await suite.person());
    const { error } = await client.auth.reauthenticate();
    expect({ status: last().status, body: last().body, error }).toEqual({ status: 200, body: {}, error: null });
    await client.auth.reauthenticate();
    const tooSoon = /^For security purposes, you can only request this after \d+ seconds\.$/;
    expectAuthBody(last(), { status: 429, code: 'over_email_send_rate_limit', message: tooSoon });
    const mail = await suite.target.mailbox?.take(person.email);
    const nonce = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await client.auth.updateUser({ password: newPassword, nonce })).error).toBeNull();
    const again = await client.auth.updateUser({ password, nonce });
    const refusal = { status: 422, code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' };
    await expectAuthRefusal(suite, { last }, again.error, refusal);
  });

  itEmbedded('an invitation is accepted by the button behind its link', reason, async () => {
    const email = suite.newEmail();
    const { data } = await suite.service().client.auth.admin.inviteUserByEmail(email);
    suite.removeUserAtEnd(data.user?.id ?? '');
    const { url } = await mailTo(email);
    const looked = await fetch(url);
    expect({ status: looked.status, type: looked.headers.get('content-type') }).toEqual({
      status: 200,
      type: expect.stringMatching(/^text\/html/),
    });
    const { values } = fragmentOf(await pressLink(url));
    expect(values).toMatchObject({ type: 'invite', access_token: like.jwt });
  });
}
