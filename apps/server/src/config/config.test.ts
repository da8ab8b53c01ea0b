import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const supabase = {
  SUPABASE_URL: 'https://project.supabase.example/',
  SUPABASE_ANON_KEY: 'sb_publishable_abcdefghijklmnop',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_abcdefghijklmnop',
  DATABASE_URL: 'postgres://u:p@db.example:5432/postgres',
};

describe('loadConfig', () => {
  it('needs nothing: the embedded backend on localhost:3000', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000', supabase: null });
  });

  it.each([
    ['https://Pharmacy.Example:443/', 'https://pharmacy.example'],
    ['http://localhost:80', 'http://localhost'],
  ])('spells PUBLIC_URL %s as browsers do', (given, spelled) => {
    expect(loadConfig({ PUBLIC_URL: given }).publicUrl).toBe(spelled);
  });

  it('takes all four Supabase variables, and drops the trailing slash', () => {
    expect(loadConfig(supabase).supabase?.url).toBe('https://project.supabase.example');
  });

  it.each(Object.keys(supabase))('refuses Supabase variables without %s and names it', (name) => {
    expect(() => loadConfig({ ...supabase, [name]: '' })).toThrow(`${name} missing`);
  });

  it.each([
    ['PORT', { PORT: '99999' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://pharmacy.example/app' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example' }],
    ['SMS_ON_CALL_NUMBER', { SMS_ON_CALL_NUMBER: '(555) 555-0100' }],
    [
      'SMS_ON_CALL_NUMBER',
      {
        TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
        TWILIO_AUTH_TOKEN: 'x',
        TWILIO_FROM: '+15555550100',
        SMS_ON_CALL_NUMBER: '+15555550100',
      },
    ],
    ['PIPELINE_WEBHOOK_SECRET', { PIPELINE_WEBHOOK_URL: 'https://x.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everybody' }],
    ['MAIL_FROM', { SMTP_URL: 'smtps://mail.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'everybody' }],
    ['MAIL_FROM', { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'A <a@b.example>\r\nBcc: everybody@b.example' }],
    ['SMTP_URL', { MAIL_FROM: 'a@b.example' }],
    ['SMTP_URL', { SMTP_URL: 'https://u:short@mail.example', MAIL_FROM: 'a@b.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://u:short@mail.example?ignoreTLS=true', MAIL_FROM: 'a@b.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://u:short%ZZ@mail.example', MAIL_FROM: 'a@b.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://short@mail.example', MAIL_FROM: 'a@b.example' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.example' }],
    ['CHAT_RETENTION_DAYS', { CHAT_RETENTION_DAYS: '0' }],
    ['CHAT_RETENTION_DAYS', { CHAT_RETENTION_DAYS: '3651' }],
    ['REQUEST_RETENTION_DAYS', { REQUEST_RETENTION_DAYS: '29' }],
    ['SESSION_IDLE_MINUTES', { SESSION_IDLE_MINUTES: '0' }],
    ['SESSION_IDLE_MINUTES', { SESSION_IDLE_MINUTES: '1.5' }],
    ['SESSION_MAX_HOURS', { SESSION_MAX_HOURS: '25' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('names %s when it is wrong, on one line and without the value', (name, env) => {
    const error = catchError(() => loadConfig(env));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message).toContain(name);
    expect(error.message).not.toMatch(/\n|short|everybody/);
  });

  it.each([
    ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, requireTls: true, auth: null }],
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTls: true, auth: null }],
    [
      'smtp://me%40x:p%3Aw@localhost:2525/',
      { host: 'localhost', port: 2525, secure: false, requireTls: false, auth: { user: 'me@x', pass: 'p:w' } },
    ],
    ['smtp://127.0.0.2', { host: '127.0.0.2', port: 587, secure: false, requireTls: false, auth: null }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, requireTls: false, auth: null }],
    ['smtp://127.0.0.1.evil.example', expect.objectContaining({ requireTls: true })],
  ])('reads %s, and asks for TLS everywhere but on this machine', (address, server) => {
    expect(loadConfig({ SMTP_URL: address, MAIL_FROM: 'a@b.example' }).mail?.server).toEqual(server);
  });

  it.each([
    ['no-reply@pharmacy.example', { name: '', address: 'no-reply@pharmacy.example' }],
    ['Elm Straße <a@b.example>', { name: 'Elm Straße', address: 'a@b.example' }],
    ['"Elm, Street" <a@b.example>', { name: 'Elm, Street', address: 'a@b.example' }],
  ])('reads the sender %s', (text, from) => {
    expect(loadConfig({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: text }).mail?.from).toEqual(from);
  });

  it.each([
    'super-secret-jwt-token-with-at-least-32-characters-long',
    'your-super-secret-jwt-token-with-at-least-32-characters-long',
  ])('A6 refuses keys signed with the published secret %s, whatever they say', async (secret) => {
    for (const claims of [{ role: 'anon' }, { role: 'service_role', iss: 'supabase-demo', exp: 1_983_812_996 }, {}]) {
      const key = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(new TextEncoder().encode(secret));
      for (const name of ['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY']) {
        const error = catchError(() => loadConfig({ ...supabase, [name]: key }));
        expect(error.message).toContain(`${name} is Supabase`);
        expect(error.message).not.toContain(key);
      }
    }
  });
});

function catchError(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}
