import { type Algorithm, hash } from '@node-rs/argon2';
import { hash as hashWithBcrypt } from '@node-rs/bcrypt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserClient, call, password, serviceClient } from '../../testing/clients.ts';
import { createTestBackend, type TestBackend } from '../../testing/create-test-backend.ts';

const argon2i: Algorithm = 1;

describe('a password that was set elsewhere', () => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await createTestBackend();
  });
  afterAll(() => test.close());

  const storedHash = async (email: string) => {
    const [row] = await test.sql<{ hash: string }[]>`
      select encrypted_password as hash from auth.users where email = ${email}`;
    return row?.hash ?? '';
  };
  const make = (body: object) =>
    call(test, 'POST', '/auth/v1/admin/users', {
      headers: { authorization: `Bearer ${test.backend.serviceRoleKey}` },
      body: { email_confirm: true, ...body },
    });

  it.each([
    ['bcrypt', () => hashWithBcrypt(password, 10)],
    ['argon2i of another cost', () => hash(password, { algorithm: argon2i, memoryCost: 4_096, timeCost: 3 })],
  ])('signs in when it came as %s, and is kept by our rule from then on', async (name, hashIt) => {
    const email = `${name.replaceAll(' ', '-')}@example.test`;
    const password_hash = await hashIt();
    const { error } = await serviceClient(test).auth.admin.createUser({ email, password_hash, email_confirm: true });
    expect(error).toBeNull();
    expect(await storedHash(email)).toBe(password_hash);

    const signIn = (tried: string) => browserClient(test).auth.signInWithPassword({ email, password: tried });
    expect((await signIn(`${password}!`)).error).toMatchObject({ code: 'invalid_credentials' });
    expect(await storedHash(email)).toBe(password_hash);
    expect((await signIn(password)).error).toBeNull();
    expect(await storedHash(email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(password)).error).toBeNull();
    expect((await signIn(`${password}!`)).error).toMatchObject({ code: 'invalid_credentials' });
  });

  it.each([
    ['no hash', 'a password in the clear'],
    ['a truncated one', '$2b$10$abcdefghijklmnopqrstuv'],
    ['a kind that is not offered', `$fbscrypt$v=1,n=14,r=8,p=1$c2FsdA==$${'a'.repeat(80)}`],
    ['a cost that would stop the server', `$2b$31$${'a'.repeat(53)}`],
    ['a memory that would stop the server', '$argon2id$v=19$m=4194304,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA'],
  ])('is refused as %s', async (_, password_hash) => {
    const answer = await make({ email: 'refused@example.test', password_hash });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
    expect(await storedHash('refused@example.test')).toBe('');
  });

  it('is refused beside a password in the clear, and in a change', async () => {
    const password_hash = await hashWithBcrypt(password, 4);
    const both = await make({ email: 'refused@example.test', password, password_hash });
    expect(both.body).toMatchObject({ msg: 'Only a password or a password hash should be provided' });
    const made = await make({ email: 'changed@example.test', password });
    const change = await call(test, 'PUT', `/auth/v1/admin/users/${made.body.id}`, {
      headers: { authorization: `Bearer ${test.backend.serviceRoleKey}` },
      body: { password_hash },
    });
    expect(change).toMatchObject({ status: 400, body: { msg: 'password_hash is not supported' } });
  });
});
