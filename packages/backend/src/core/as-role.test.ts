import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf, propertyTimeoutMs } from '../../testing/sizes.ts';
import { copyTemplate } from '../../testing/template-folder.ts';
import { type Database, startDatabase } from '../database/start-database.ts';
import { createAsRole } from './as-role.ts';
import type { Claims, Core } from './core.ts';

describe('Z11 work done as a role', () => {
  let database: Database;
  let asRole: Core['asRole'];
  const users = Array.from({ length: 8 }, (_, i) => `00000000-0000-4000-8000-00000000000${i}`);
  beforeAll(async () => {
    database = await startDatabase({ ...(await copyTemplate()), log: Fastify().log });
    asRole = createAsRole(database.sql);
    await database.sql.unsafe(`
      create table public.notes (owner uuid not null, n int);
      alter table public.notes enable row level security;
      create policy own on public.notes to authenticated using (owner = (select auth.uid())) with check (owner = (select auth.uid()))`);
    await database.sql`insert into public.notes select u::uuid, n from unnest(${users}::text[]) u, generate_series(1, 10) n`;
  });
  afterAll(async () => {
    await database.stop();
    await rm(dirname(database.dataDir), { recursive: true });
  });

  const as = (sub: string): Claims => ({ role: 'authenticated', sub });
  const step = fc.record({
    user: fc.constantFrom(...users),
    fault: fc.constantFrom('none', 'none', 'error', 'throw', 'write'),
  });

  it(
    'never sees another user’s row, whatever runs, fails or rolls back beside it',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
          const results = await Promise.all(
            steps.map(({ user, fault }) =>
              asRole(as(user), async (tx) => {
                if (fault === 'error') await tx`select 1/0`;
                if (fault === 'throw') throw new Error('gone');
                if (fault === 'write') await tx`insert into public.notes values (${users[0] ?? ''}, -1)`;
                return { user, rows: await tx<{ owner: string }[]>`select owner from public.notes` };
              }).catch(() => null),
            ),
          );
          for (const result of results) {
            if (!result) continue;
            expect(result.rows.length).toBeGreaterThan(0);
            expect(new Set(result.rows.map(({ owner }) => owner))).toEqual(new Set([result.user]));
          }
        }),
        { numRuns: casesOf(30, 2_500) },
      );
    },
    propertyTimeoutMs,
  );

  it('leaves neither role nor claims on the connection', async () => {
    await Promise.all(users.map((user) => asRole(as(user), async (tx) => tx`select 1`)));
    const after = await Promise.all(
      Array.from(
        { length: 10 },
        () =>
          database.sql`select current_user as who, nullif(current_setting('request.jwt.claims', true), '') as claims`,
      ),
    );
    for (const [row] of after) expect(row).toEqual({ who: 'postgres', claims: null });
  });

  it('sets what a read tells its policies together with the role, which no setting can change', async () => {
    const sent: string[] = [];
    const sql = openSql(database.url, { max: 1, onQuery: (text) => sent.push(text) });
    const path = `/it's \\ "notes"; --`;
    const told = { 'request.path': path, role: 'service_role', 'request.jwt.claims': '{}' };
    const read = (tx: TransactionSql) =>
      tx`select current_user as who, auth.uid() as id, current_setting('request.path') as path`;
    const rows = await createAsRole(sql)(as(users[1] ?? ''), read, undefined, told);
    await sql.end();
    expect(rows).toEqual([{ who: 'authenticated', id: users[1], path }]);
    expect(sent.filter((text) => text.includes('set_config'))).toHaveLength(1);
  });

  it('runs as a visitor, a user or the service, and as nothing else', async () => {
    const who = (claims: Claims) =>
      asRole(claims, async (tx) => (await tx<[{ who: string }]>`select current_user as who`)[0].who);
    expect(await who({ role: 'anon' })).toBe('anon');
    expect(await who({ role: 'service_role' })).toBe('service_role');
    expect(await asRole({ role: 'anon' }, (tx) => tx`select * from public.notes`)).toEqual([]);
    expect(await asRole({ role: 'service_role' }, (tx) => tx`select * from public.notes limit 1`)).toHaveLength(1);
  });
});
