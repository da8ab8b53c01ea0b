import type { AnySql, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { forgetUnused } from './forget.ts';
import { phonesOf } from './people.repository.ts';

/** Runs after the rows with the numbers. */
export async function eraseWhole(sql: Sql, phones: readonly string[]): Promise<void> {
  const roots = await rootsOf(sql, phones);
  // The number stays until the rest is gone, so that an interrupted run can be repeated.
  const others = await phonesOf(sql, phones);
  await inTransaction(sql, (tx) => eraseSaid(tx, phones));
  await forgetUnused(sql, others);
  await inTransaction(sql, async (tx) => {
    await tx`delete from app.person_phones where phone = any (${[...phones]})`;
    await eraseUnnumbered(tx, roots);
    await tx`delete from app.person_checks where phone = any (${[...others, ...phones]})`;
  });
}

/** The number goes to the contact that was first taken out of this one and has something with it; without one, it goes. */
export async function eraseShared(sql: Sql, phones: readonly string[]): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const roots = await rootsOf(tx, phones);
    await eraseSaid(tx, phones);
    for (const phone of phones) {
      const heir = await findHeir(tx, phone, roots);
      if (!heir) {
        await tx`delete from app.person_phones where phone = ${phone}`;
        await tx`delete from app.person_checks where phone = ${phone}`;
      } else {
        await tx`update app.person_phones set person_id = ${heir.id} where phone = ${phone}`;
        await tx`select app.refresh_person(${heir.root})`;
      }
    }
    await eraseUnnumbered(tx, roots);
  });
}

async function findHeir(tx: TransactionSql, phone: string, roots: readonly string[]) {
  const [row] = await tx<{ id: string; root: string }[]>`
    select o.id, o.root_id as root from app.person_parts l join app.people o on o.id = l.person_id
    where o.root_id <> all (${[...roots]}::uuid[]) and (
      exists (select from app.requests r where r.phone = ${phone} and (r.id = l.request_id or r.conversation_id = l.conversation_id))
      or exists (select from app.hand_offs h where h.phone = ${phone} and h.conversation_id = l.conversation_id)
      or exists (select from app.confirmed_legs t where t.phone = ${phone} and t.conversation_id = l.conversation_id)
      or exists (select from public.sms_people s where s.phone = ${phone} and s.id = l.thread_id))
    order by l.at, l.id limit 1`;
  return row ?? null;
}

/** Without a number nothing more is found by a contact; cases that must be kept lose their link. */
async function eraseUnnumbered(tx: TransactionSql, roots: readonly string[]): Promise<void> {
  await tx`
    delete from app.people d where d.root_id = any (${[...roots]}::uuid[])
      and not exists (select from app.people m join app.person_phones p on p.person_id = m.id where m.root_id = d.root_id)`;
  await tx`select app.refresh_person(root) from unnest(${[...roots]}::uuid[]) root`;
}

async function rootsOf(sql: AnySql, phones: readonly string[]): Promise<string[]> {
  const rows = await sql<{ root: string }[]>`
    select distinct m.root_id as root from app.person_phones p join app.people m on m.id = p.person_id where p.phone = any (${[...phones]})`;
  return rows.map(({ root }) => root);
}

/** What was said of contacts that have no other number. */
async function eraseSaid(tx: TransactionSql, phones: readonly string[]): Promise<void> {
  await tx`
    delete from app.person_names n using app.person_phones p
    where p.person_id = n.person_id and p.phone = any (${[...phones]})
      and not exists (select from app.person_phones o where o.person_id = p.person_id and o.phone <> all (${[...phones]}))`;
  await tx`
    update app.people m set name = null, name_source = null from app.person_phones p
    where p.person_id = m.id and p.phone = any (${[...phones]})
      and not exists (select from app.person_names n where n.person_id = m.id)`;
  await tx`
    update app.person_parts l set before = '{}' from app.person_phones p where p.person_id = l.from_id and p.phone = any (${[...phones]})`;
  await tx`
    update app.person_merges g set before = '{}' from app.person_phones p
    where p.person_id = any (g.moved || g.kept_id) and p.phone = any (${[...phones]})`;
}
