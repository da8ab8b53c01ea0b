import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

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
    ['PIPELINE_WEBHOOK_SECRET', { PIPELINE_WEBHOOK_URL: 'https://x.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everybody' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('names %s when it is wrong, on one line and without the value', (name, env) => {
    const error = catchError(() => loadConfig(env));
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message).toContain(name);
    expect(error.message).not.toMatch(/\n|short|everybody/);
  });

  it.each([
    'super-secret-jwt-token-with-at-least-32-characters-long',
    'your-super-secret-jwt-token-with-at-least-32-characters-long',
  ])('A6 refuses keys signed with the published secret %s', async (secret) => {
    const key = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
    expect(() => loadConfig({ ...supabase, SUPABASE_SERVICE_ROLE_KEY: key })).toThrow(
      'SUPABASE_SERVICE_ROLE_KEY is Supabase',
    );
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
