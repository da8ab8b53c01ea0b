import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { openEmbeddedSide, openHostedSide, runMove } from '@rxweb/backend/move';
import { createTestBackend } from '@rxweb/backend/testing';
import type { Sql } from '@rxweb/platform/sql/sql';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, migrationsDir } from '../../../testing/create-test-app.ts';
import {
  asOwner,
  bytesOf,
  emailOf,
  factorSecret,
  fileOf,
  fillProject,
  password,
  typeOf,
} from '../../../testing/move/fill-project.ts';
import { killMove, settingsOf } from '../../../testing/move/run-move.ts';
import { rx } from '../../../testing/run-rx.ts';
import { connect, totpCode } from '../../../testing/staff.ts';
import { loadConfig } from '../../config/config.ts';
import { createLog } from '../../kernel/log/describe-error.ts';
import { runImportSupabase } from './import-supabase.ts';
import { movePlan } from './move-plan.ts';

type TestBackend = Awaited<ReturnType<typeof createTestBackend>>;

/** `npm run test:full`: a thousand accounts and a thousand files. */
const count = inject('isFullSize') ? 1_000 : 60;

/** On a hosted project, the role postgres may set this. */
const asHosted = 'grant set on parameter session_replication_role to postgres';

const openProject = async () => {
  const project = await createTestBackend({ migrationsDir, exposedTables: { messages: { maxRows: 200 } } });
  await asOwner(project, asHosted);
  return project;
};

/** Every table of the product with a sum of its rows. Sessions, links and seals belong to one end. */
async function sumsOf(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql<{ title: string }[]>`
    select schemaname || '.' || tablename as title from pg_tables where schemaname in ('app', 'public')
      and tablename not in ('audit_seals', 'session_activity', 'session_ends', 'unfinished_sign_ins', 'capabilities', 'sms_presence')
    order by 1`;
  const queries = [
    ...tables.map(({ title }) => [title, `select t::text as row from ${title} t`]),
    [
      'accounts',
      `select row(id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)::text as row from auth.users`,
    ],
    ['identities', `select i::text as row from auth.identities i`],
    [
      'files',
      `select row(id, bucket_id, name, owner, metadata ->> 'size', metadata ->> 'mimetype', user_metadata, created_at, updated_at)::text as row from storage.objects`,
    ],
    ['buckets', `select b::text as row from storage.buckets b`],
  ];
  const sums: Record<string, string> = {};
  for (const [title = '', query = ''] of queries) {
    const [row] = await sql.unsafe(
      `select count(*) || ' ' || coalesce(md5(string_agg(row, ',' order by row)), '') as sum from (${query}) q`,
    );
    sums[title] = row?.sum;
  }
  return sums;
}

const clientOf = ({ url, backend }: TestBackend) =>
  createClient(url, backend.serviceRoleKey, { auth: { persistSession: false } });

async function expectAllFiles(storage: ReturnType<typeof clientOf>['storage']): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { data } = await storage.from(n % 10 === 0 ? 'old papers' : 'rxweb-uploads').download(fileOf(n));
    const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([n, data?.type, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      n,
      typeOf(n),
      createHash('sha256').update(bytesOf(n)).digest('hex'),
    ]);
  }
}

const run = (words: string[], env: Record<string, string>) =>
  runImportSupabase(words, loadConfig(env), { stdout: new PassThrough().resume(), stderr: new PassThrough().resume() });

describe('a move from a hosted project, and back', { timeout: 300_000 }, () => {
  let hosted: TestBackend;
  let second: TestBackend;
  let folder: string;
  let env: Record<string, string>;
  const secrets = () => [hosted.backend.serviceRoleKey, new URL(hosted.backend.databaseUrl).password];
  beforeAll(async () => {
    [hosted, second] = await Promise.all([openProject(), openProject()]);
    folder = await mkdtemp(join(tmpdir(), 'move-'));
    env = { DATA_DIR: join(folder, 'data'), ...settingsOf(hosted) };
    await fillProject(hosted, count);
  }, 300_000);
  afterAll(async () => {
    await hosted.close();
    await second.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('R8 first says what would move and what can’t, and writes nothing', async () => {
    const { SUPABASE_URL: _, ...rest } = settingsOf(hosted);
    const file = join(folder, 'project.env');
    await writeFile(
      file,
      Object.entries({ SUPABASE_URL: hosted.url, ...rest })
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const { code, output } = await rx(['import-supabase', '--dry-run', '--env', file], {
      DATA_DIR: env.DATA_DIR ?? '',
    });
    expect(output).toContain(
      `${count} accounts with ${count} identities and 1 second factor, ${count} files in 7 buckets`,
    );
    expect(output).toContain(
      `Need a new password, since theirs is kept in another way than bcrypt or argon2: ${emailOf(1)}\n`,
    );
    expect(output).toMatch(new RegExp(`authenticator app again, since .*: ${emailOf(2)}\n`));
    expect(output).toContain('Dry run: nothing was written.');
    expect(code).toBe(0);
    await expect(stat(env.DATA_DIR ?? '')).rejects.toThrow('ENOENT');
  });

  it('R8 R9 continues after a kill, doubles nothing, and only reads the source', async () => {
    const before = await sumsOf(hosted.sql);
    const tenths = (n: number) => new RegExp(`^files: ${(n * count) / 10} of`, 'm');
    const killed = await killMove([], env, tenths(3));
    expect(killed).not.toContain('Compared');
    const start = await createTestApp(undefined, { DATA_DIR: env.DATA_DIR ?? '' }).then(
      () => 'started',
      (error: Error) => error.message,
    );
    expect(start).toContain('a move into this database is not complete');
    expect(await sumsOf(hosted.sql)).toEqual(before);

    const interrupted = await runWithWriters();
    expect(interrupted.differences.toSorted()).toEqual([
      `accounts: ${count} each, with other content`,
      `public.messages: ${count - 1} in the source, ${count} in the target`,
      `public.sms_people: 50 each, with other content`,
      `rxweb-uploads/${fileOf(5)}: was changed in the source meanwhile`,
    ]);

    const atLast = await sumsOf(hosted.sql);
    const { code, output } = await rx(['import-supabase'], env);
    expect(output).toContain('An interrupted move from this source continues.');
    expect(output).toContain(`Compared: ${count} accounts, 1 second factor, ${count} files`);
    expect(output).toContain('All are equal, and the audit log is intact.');
    expect(code).toBe(0);
    expect(await sumsOf(hosted.sql)).toEqual(atLast);
    for (const secret of secrets()) expect(killed + output).not.toContain(secret);
    expect(await rx(['audit', 'verify'], { DATA_DIR: env.DATA_DIR ?? '' })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Verified: all \d+ rows are intact\. Head: \w+\n(?!.*another key)/),
    });
  });

  /** Somebody still works in the source. */
  async function runWithWriters() {
    const { supabase, dataDir } = loadConfig(env);
    if (!supabase) throw new Error('no project');
    const from = openHostedSide({ ...supabase, isReadOnly: true });
    const to = await openEmbeddedSide({ dataDir, migrationsDir, log: createLog('error'), mayChange: true });
    try {
      const plan = movePlan(to, join(dataDir, 'audit-archive'));
      const seal: typeof plan.seal = async (tx) => {
        await plan.seal(tx);
        await hosted.sql`delete from public.messages where id = (select min(id::text)::uuid from public.messages)`;
        await hosted.sql`update auth.users set last_sign_in_at = now() where email = ${emailOf(9)}`;
        const { error } = await clientOf(hosted)
          .storage.from('rxweb-uploads')
          .upload(fileOf(5), bytesOf(5), { contentType: typeOf(5), upsert: true });
        expect(error).toBeNull();
      };
      return await runMove({ from, to, plan: { ...plan, seal }, onProgress: () => undefined });
    } finally {
      await from.close();
      await to.close();
    }
  }

  it('R8 refuses a target that holds data, a source whose log was changed, and the pooler in transaction mode', async () => {
    await expect(run([], env)).rejects.toThrow('already holds data (auth.users');
    const pooler = (env.DATABASE_URL ?? '').replace(/:\d+\//, ':6543/');
    await expect(run([], { ...env, DATABASE_URL: pooler })).rejects.toThrow('transaction mode');
    await expect(run([], { DATA_DIR: env.DATA_DIR ?? '' })).rejects.toThrow('Set SUPABASE_URL');
    expect(await run(['--sideways'], env)).toBe(64);
    const write = (target: string) =>
      asOwner(
        hosted,
        `set session_replication_role = replica; update app.audit_log set target = '${target}' where seq = 3`,
      );
    const [row] = await hosted.sql`select target from app.audit_log where seq = 3`;
    await write('other');
    await expect(run(['--dry-run'], { ...env, DATA_DIR: join(folder, 'none') })).rejects.toThrow(
      'isn’t intact from row 3 on',
    );
    await write(row?.target);
  });

  it('R8 R9 back to a project, killed again, arrives equal to where it came from', async () => {
    const { sql } = hosted;
    const back = { ...env, ...settingsOf(second) };
    await killMove(['--back'], back, new RegExp(`^files: ${(5 * count) / 10} of`, 'm'));
    const { code, output } = await rx(['import-supabase', '--back'], back);
    expect(output).toContain(`Compared: ${count} accounts, 1 second factor, ${count} files`);
    expect(code).toBe(0);
    const [there, here] = [await sumsOf(sql), await sumsOf(second.sql)];
    // One account came with a password that nothing here can check.
    const { accounts, ...others } = there;
    expect(here).toEqual({ ...others, accounts: expect.stringMatching(new RegExp(`^${count} `)) });
    expect(here.accounts).not.toBe(accounts);
    await sql`update auth.users set encrypted_password = null where email = ${emailOf(1)}`;
    expect((await sumsOf(sql)).accounts).toBe(here.accounts);
    await expectAllFiles(clientOf(second).storage);
    const factors = await second.sql`select secret from auth.mfa_factors`;
    expect(factors).toEqual([{ secret: factorSecret }]);
    // Supabase's server can't read null here.
    const [row] =
      await second.sql`select count(*)::int as n from auth.users where confirmation_token = '' and recovery_token = '' and email_change = ''`;
    expect(row?.n).toBe(count);
  });

  it('R8 people sign in with their old passwords and codes, files open, and rows get the next numbers', async () => {
    const test = await createTestApp(undefined, { DATA_DIR: env.DATA_DIR ?? '' });
    try {
      const admin = connect(test);
      const { error } = await admin.auth.signInWithPassword({ email: emailOf(0), password });
      expect(error).toBeNull();
      const [factor] = (await admin.auth.mfa.listFactors()).data?.totp ?? [];
      const shown = await admin.auth.mfa.challengeAndVerify({
        factorId: factor?.id ?? '',
        code: totpCode(factorSecret),
      });
      expect(shown.error).toBeNull();
      const { data: texts } = await admin.from('messages').select('body').limit(200);
      expect(texts).toHaveLength(Math.min(count - 1, 200));

      const argon = await connect(test).auth.signInWithPassword({ email: emailOf(3), password });
      expect(argon.error).toBeNull();
      const lost = await connect(test).auth.signInWithPassword({ email: emailOf(1), password });
      expect(lost.error?.code).toBe('invalid_credentials');
      await expectAllFiles(test.context.supabase.storage);
      const [turn] = await test.context.sql`insert into app.chat_turns (question) values ('Next?') returning id`;
      expect(Number(turn?.id)).toBe(count + 1);
      expect(await sumsOf(test.context.sql)).toMatchObject({
        'public.dme_shoe_cases': expect.stringMatching(new RegExp(`^${count} `)),
      });
    } finally {
      await test.close();
    }
  });
});
