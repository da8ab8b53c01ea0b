import { rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { copyTemplate, createTestBackend } from '@rxweb/backend/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, migrationsDir, type TestApp } from '../../../testing/create-test-app.ts';
import { rx } from '../../../testing/run-rx.ts';
import { connect, enrol, hire, password, signIn } from '../../../testing/staff.ts';
import { loadConfig } from '../../config/config.ts';
import { runUser } from './user.ts';

const newPassword = 'seven violet teapots';
const why = ['--reason', 'the owner stands beside me'];

/** Presses the button of a printed link and chooses a password; returns the account's role. */
async function choosePassword(test: TestApp, output: string): Promise<unknown> {
  const link = URL.parse(/https?:\S+/.exec(output)?.[0] ?? '');
  const [type, token = ''] = [link?.searchParams.get('type'), link?.searchParams.get('token') ?? ''];
  const client = connect(test);
  const opened = await client.auth.verifyOtp({ type: type === 'invite' ? 'invite' : 'recovery', token_hash: token });
  expect(opened.error).toBeNull();
  expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
  return opened.data.user?.user_metadata.role;
}

const tryPassword = async (test: TestApp, email: string, typed: string) =>
  (await connect(test).auth.signInWithPassword({ email, password: typed })).error?.code ?? 'in';

describe.each(['embedded', 'hosted'] as const)('the operator’s accounts command, %s', { timeout: 120_000 }, (mode) => {
  let dir: string;
  let remote: Awaited<ReturnType<typeof createTestBackend>> | null = null;
  let test: TestApp;
  let env: Record<string, string>;
  beforeAll(async () => {
    dir = (await copyTemplate(migrationsDir)).dataDir;
    if (mode === 'embedded') env = { DATA_DIR: dir };
    else {
      remote = await createTestBackend({ migrationsDir, exposedTables: { messages: { maxRows: 200 } } });
      const { anonKey, serviceRoleKey, databaseUrl } = remote.backend;
      env = {
        SUPABASE_URL: remote.url,
        SUPABASE_ANON_KEY: anonKey,
        SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
        DATABASE_URL: databaseUrl,
      };
    }
    test = await createTestApp(undefined, env);
  });
  afterAll(async () => {
    await test.close();
    await remote?.close();
    await rm(dirname(dir), { recursive: true, force: true });
  });

  const ownEnv = () => ({ ...env, PUBLIC_URL: 'https://pharmacy.example' });
  /** In this process, on the server’s database: to start another takes longer than the command. */
  async function user(...words: string[]) {
    let output = '';
    const io = () => new PassThrough().on('data', (chunk) => (output += chunk));
    const code = await runUser(words, loadConfig(ownEnv()), { stdout: io(), stderr: io() }, (_, work) =>
      work(test.context.sql),
    );
    return { code, output };
  }
  /** The newest row of a command, and who the other rows of its transaction say acted. */
  const lastOrder = async () => {
    const [row] = await test.context.sql<{ actor: string | null; target: string | null; detail: string }[]>`
      select actor_id as actor, target, detail from app.audit_log where action = 'operator_command' order by seq desc limit 1`;
    return row;
  };

  it('O2 O5 lets the only administrator who lost password, phone and codes back in while the server runs', async () => {
    const owner = await hire(test, 'owner', 'admin');
    await enrol(owner.client);
    await owner.call('POST', '/api/session/recovery-codes');
    const [{ seq } = { seq: 0 }] = await test.context.sql`select seq from app.audit_head`;

    // As an operator types it.
    const reset = await rx(['user', 'reset-password', owner.email.toUpperCase(), ...why], ownEnv());
    expect(reset).toMatchObject({ code: 0, output: expect.stringContaining(`password of ${owner.email} no longer`) });
    expect(reset.output).toContain('https://pharmacy.example/');
    expect(await lastOrder()).toEqual({
      actor: null,
      target: owner.id,
      detail: `reset-password by ${userInfo().username}: the owner stands beside me`,
    });
    expect((await owner.call('GET', '/api/session')).status).toBe(401);
    expect(await tryPassword(test, owner.email, password)).toBe('invalid_credentials');

    const removed = await user('remove-second-factor', owner.email, ...why);
    expect(removed).toEqual({ code: 0, output: expect.stringContaining('the password alone') });
    // The operator's changes are nobody of the staff's.
    const acted = await test.context.sql`
      select action, actor_id from app.audit_log where seq > ${seq} and target = ${owner.id}
        and action in ('second_factor_removed', 'password_changed', 'session_ended', 'operator_command')`;
    expect(new Set(acted.map(({ action }) => action)).size).toBe(4);
    expect([...acted].filter(({ actor_id: actor }) => actor !== null)).toEqual([]);

    expect(await choosePassword(test, reset.output)).toBe('admin');
    expect(await tryPassword(test, owner.email, newPassword)).toBe('in');
    const codes = await test.context.sql`select 1 from app.recovery_codes where user_id = ${owner.id}`;
    expect(codes).toHaveLength(0);
  });

  it('A7 adds an account by a link, lists it, changes its role, and lifts a block', async () => {
    const email = 'new@pharmacy.example';
    const added = await user('add', email, '--role', 'employee', ...why);
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining(`Added ${email} as employee.`) });
    expect(await choosePassword(test, added.output)).toBe('employee');
    const [{ id } = { id: '' }] = await test.context.sql`select id from auth.users where email = ${email}`;

    expect(await user('set-role', email, ...why, '--role', 'admin')).toEqual({
      code: 0,
      output: `${email} is now admin.\n`,
    });
    expect((await lastOrder())?.detail).toBe(`set-role to admin by ${userInfo().username}: the owner stands beside me`);
    expect(await user('set-role', email, '--role', 'pharmacist', ...why)).toMatchObject({ code: 0 });

    await test.context.sql`update app.staff set blocked = true where user_id = ${id}`;
    await test.context.sql`update auth.users set banned_until = now() + interval '1 year' where id = ${id}`;
    expect((await user('list')).output).toMatch(/^new@pharmacy\.example +pharmacist +blocked +no second factor +/m);
    expect((await user('reset-password', email, ...why)).code).toBe(1);
    for (let index = 0; index < 11; index++) await tryPassword(test, email, 'wrong wrong wrong');
    expect(await user('unblock', email, ...why)).toEqual({ code: 0, output: `${email} can sign in again.\n` });
    expect(await tryPassword(test, email, newPassword)).toBe('in');
    expect((await user('list')).output).toMatch(/^new@pharmacy\.example +pharmacist +active/m);
  });

  it('A14 refuses what no administrator could do, and says why; nothing changes then', async () => {
    const { sql } = test.context;
    await sql`update app.staff set role = 'employee' where role = 'admin'`;
    const last = await hire(test, 'last', 'admin');
    const [before] = await sql`select count(*) from app.audit_log where action = 'operator_command'`;
    const refused: [string[], RegExp][] = [
      [['set-role', last.email, '--role', 'employee', ...why], /last administrator/],
      [['set-role', last.email, '--role', 'admin', ...why], /already has the role admin/],
      [['add', last.email, '--role', 'admin', ...why], /already is an account/],
      [['remove-second-factor', last.email, ...why], /no second factor/],
      [['unblock', 'nobody@pharmacy.example', ...why], /There is no account/],
    ];
    for (const [words, text] of refused)
      expect(await user(...words), words.join(' ')).toMatchObject({ code: 1, output: expect.stringMatching(text) });
    expect(await sql`select count(*) from app.audit_log where action = 'operator_command'`).toEqual([before]);
    expect((await signIn(test, last.email)).id).toBe(last.id);
  });

  it('asks for an order it knows, with a reason', async () => {
    const wrong = [
      [],
      ['list', 'all'],
      ['remove', 'a@b.example', ...why],
      ['unblock', 'a@b.example'],
      ['unblock', 'a@b.example', '--reason', '  '],
      ['unblock', 'not an address', ...why],
      ['unblock', 'a@b.example', '--role', 'admin', ...why],
      ['add', 'a@b.example', ...why],
      ['add', 'a@b.example', '--role', 'owner', ...why],
      ['set-role', 'a@b.example', '--role', 'admin', '--reason'],
    ];
    expect(await rx(['user', 'list', 'all'], ownEnv())).toEqual({
      code: 64,
      output: expect.stringContaining('Usage:'),
    });
    for (const words of wrong)
      expect(await user(...words), words.join(' ')).toEqual({ code: 64, output: expect.stringContaining('Usage:') });
  });

  it('works while the server is stopped', async () => {
    if (mode === 'hosted') return;
    await test.close();
    const added = await rx(['user', 'add', 'later@pharmacy.example', '--role', 'admin', ...why], ownEnv());
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('https://pharmacy.example/backend/') });
    const reset = await rx(['user', 'reset-password', 'later@pharmacy.example', ...why], ownEnv());
    expect(reset.output).toContain('type=invite');
    test = await createTestApp(undefined, env);
    expect(await choosePassword(test, (await user('reset-password', 'later@pharmacy.example', ...why)).output)).toBe(
      'admin',
    );
  });
});
