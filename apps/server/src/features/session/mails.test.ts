import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { type SmtpDouble, startSmtpDouble } from '../../../testing/smtp-double.ts';

const email = 'owner@pharmacy.example';

describe('mails of the product', () => {
  let server: SmtpDouble;
  let test: TestApp;
  beforeAll(async () => {
    server = await startSmtpDouble();
    test = await createTestApp(undefined, {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'Elm Street Pharmacy <no-reply@pharmacy.example>',
    });
    const admin = test.context.supabase.auth.admin;
    const { error } = await admin.createUser({ email, password: 'correct horse battery', email_confirm: true });
    if (error) throw error;
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const connect = () => createClient(`${test.url}/backend`, test.context.anonKey, { auth: { persistSession: false } });
  const nextMail = async () => {
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), 10_000);
    return server.mails.splice(0)[0];
  };

  it('A3 A7 go to SMTP_URL, from MAIL_FROM, only to people with an account; their link names our address and opens once', async () => {
    for (const address of ['nobody@pharmacy.example', email]) {
      expect((await connect().auth.resetPasswordForEmail(address)).error).toBeNull();
    }
    const mail = await nextMail();
    expect(mail).toMatchObject({ from: 'no-reply@pharmacy.example', to: [email] });
    const text = mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const link = /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0] ?? '';
    expect(link.startsWith(`${test.context.config.publicUrl}/backend/auth/v1/verify?token=`)).toBe(true);
    const token_hash = new URL(link).searchParams.get('token') ?? '';
    const opened = await connect().auth.verifyOtp({ type: 'recovery', token_hash });
    expect(opened.data.user?.email).toBe(email);
    expect((await connect().auth.verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired');
    expect(server.mails).toEqual([]);
  });

  it('carry invitations, which the inviting administrator waits for', async () => {
    const { error } = await test.context.supabase.auth.admin.inviteUserByEmail('new@pharmacy.example');
    expect(error).toBeNull();
    expect(server.mails.splice(0)).toMatchObject([{ to: ['new@pharmacy.example'] }]);
  });
});
