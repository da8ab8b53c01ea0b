import { createTestBackend, type TestBackend } from '@rxweb/backend/testing';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsDir } from '../../../testing/create-test-app.ts';
import { merge, undo } from './merge.ts';
import { lockContact, ownFields, writeStaffFields } from './own-fields.ts';
import { personOf } from './people.repository.ts';
import { requirePersonFile } from './read-person.ts';
import { sightOf } from './sight.ts';

let backend: TestBackend;
let sql: Sql;
beforeAll(async () => {
  backend = await createTestBackend({ migrationsDir });
  sql = backend.sql;
});
afterAll(() => backend.close());

const staff = '00000000-0000-4000-8000-000000000001';
const admin = sightOf('admin');
const phoneOf = (index: number) => `+1541555010${index}`;

/** Some with a name of staff, one of the person, or none; texts with some of them. */
async function meet(count: number): Promise<string[]> {
  await sql`truncate public.messages, public.sms_people, app.people, app.person_checks cascade`;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const said = index % 2 === 0 ? { name: `Name ${index}`, language: 'es' as const } : {};
    ids.push(await inTransaction(sql, (tx) => personOf(tx, { phone: phoneOf(index), source: 'callback', ...said })));
    if (index % 3 === 0)
      await sql`insert into public.sms_people (phone, name, language) values (${phoneOf(index)}, ${index === 3 ? 'Staff wrote' : null}, ${index === 3 ? 'en' : null})`;
  }
  return ids;
}

/** All that staff see of each contact, and what is stored of it by itself. */
async function everything() {
  const people = await sql<{ id: string }[]>`select id from app.people order by id`;
  const ids = people.map(({ id }) => id);
  return {
    own: await ownFields(sql, ids),
    roots: await sql`select id, root_id, merged_into, shown_name, shown_reach from app.people order by id`,
    names: await sql`select person_id, source, name from app.person_names order by person_id, source, name`,
    texting: await sql`select phone, name, language from public.sms_people order by phone`,
  };
}

const step = fc.record({ kept: fc.nat(4), other: fc.nat(4), undoes: fc.option(fc.nat(9)) });

it('S29-302 any merges, undone in any order, leave every contact as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat(), async (steps, seed) => {
      const ids = await meet(5);
      const before = await everything();
      const parent = new Map<string, string>();
      const standing: { id: string; other: string }[] = [];
      const rootOf = (id: string): string => (parent.has(id) ? rootOf(parent.get(id) ?? '') : id);
      const takeBack = async (at: number) => {
        const [one] = standing.splice(at % standing.length, 1);
        if (!one) return;
        expect(await inTransaction(sql, (tx) => undo(tx, staff, one.id))).toMatchObject({
          apart: one.other,
          stays: [],
        });
        parent.delete(one.other);
      };
      for (const { kept, other, undoes } of steps) {
        if (undoes !== null && standing.length > 0) await takeBack(undoes);
        const [one, two] = [rootOf(ids[kept] ?? ''), rootOf(ids[other] ?? '')];
        if (one === two) continue;
        standing.push({ id: await inTransaction(sql, (tx) => merge(tx, staff, one, two)), other: two });
        parent.set(two, one);
        const rows = await sql<{ id: string; root: string }[]>`select id, root_id as root from app.people`;
        for (const { id, root } of rows) expect(root).toBe(rootOf(id));
      }
      while (standing.length > 0) await takeBack(seed);
      expect(await everything()).toEqual(before);
    }),
    { numRuns: 12 },
  );
}, 60_000);

it('S29-302 shows all numbers and names of merged contacts as one, and says at an undo what stays', async () => {
  const [kept = '', other = '', third = '', fourth = ''] = await meet(4);
  const id = await inTransaction(sql, async (tx) => {
    await merge(tx, staff, kept, other);
    return merge(tx, staff, kept, fourth);
  });
  const file = await requirePersonFile(sql, fourth, admin);
  expect(file).toMatchObject({ id: kept, name: 'Name 0', language: 'en', languageSource: 'staff' });
  expect(file.phones).toEqual([phoneOf(0), phoneOf(1), phoneOf(3)]);
  expect(file.merges.map(({ name }) => name)).toEqual(['Staff wrote', null]);
  expect(await sql`select * from app.person_language(${phoneOf(0)})`).toEqual([{ language: 'en', is_by_staff: true }]);

  await inTransaction(sql, async (tx) => {
    const members = await lockContact(tx, kept);
    await writeStaffFields(tx, members, {
      name: 'Ana Ruiz',
      language: 'es',
      spokenLanguage: 'vi',
      needsInterpreter: true,
    });
  });
  expect(await sql`select name, language from public.sms_people where phone = ${phoneOf(3)}`).toEqual([
    { name: 'Ana Ruiz', language: 'es' },
  ]);
  const undone = await inTransaction(sql, (tx) => undo(tx, staff, id));
  expect(undone).toEqual({ kept, apart: fourth, stays: ['name', 'language', 'spokenLanguage'] });
  expect(await requirePersonFile(sql, kept, admin)).toMatchObject({
    name: 'Ana Ruiz',
    language: 'es',
    spokenLanguage: 'vi',
  });
  expect(await requirePersonFile(sql, fourth, admin)).toMatchObject({
    ...{ name: 'Staff wrote', language: 'en', languageSource: 'staff', spokenLanguage: null, needsInterpreter: false },
    phones: [phoneOf(3)],
  });
  expect(await sql`select name, language from public.sms_people where phone = ${phoneOf(3)}`).toEqual([
    { name: 'Staff wrote', language: 'en' },
  ]);
  expect(await requirePersonFile(sql, third, admin)).toMatchObject({ name: 'Name 2', merges: [] });
});
