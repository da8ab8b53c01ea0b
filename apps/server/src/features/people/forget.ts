import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';

const phonesAtOnce = 200;

/** A contact lasts as long as something is kept about it. Looks at those of whom rows were deleted since. */
export async function forgetUnusedPeople(sql: Sql, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const rows = await sql<
      { phone: string }[]
    >`select phone from app.person_checks order by phone limit ${phonesAtOnce}`;
    if (rows.length > 0)
      await forgetUnused(
        sql,
        rows.map(({ phone }) => phone),
      );
    if (rows.length < phonesAtOnce) return;
  }
}

/** Forgets unused names, numbers and contacts, among those with these numbers and merged with them. */
export async function forgetUnused(sql: Sql, phones: readonly string[]): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const roots = await lockRoots(tx, phones);
    await tx`delete from app.person_checks where phone = any (${[...phones]})`;
    if (roots.length === 0) return;
    await forgetNames(tx, roots);
    await tx`
      delete from app.person_phones p using app.people m
      where m.id = p.person_id and m.root_id = any (${roots}::uuid[]) and p.added_by is null and not ${isUsed(tx)}`;
    // All of one contact at once: they refer to each other.
    await tx`
      delete from app.people d where d.root_id = any (${roots}::uuid[])
        and not exists (
          select from app.people m join app.person_phones p on p.person_id = m.id where m.root_id = d.root_id and ${isUsed(tx)})
        and not exists (select from app.people m join app.person_parts l on l.person_id = m.id where m.root_id = d.root_id)
        and not exists (select from app.cases_of_person(d.root_id))`;
    await tx`select app.refresh_person(root) from unnest(${roots}::uuid[]) root`;
  });
}

async function lockRoots(tx: TransactionSql, phones: readonly string[]): Promise<string[]> {
  const rows = await tx<{ root: string }[]>`
    select m.root_id as root from app.people m
    where m.root_id in (
      select one.root_id from app.person_phones p join app.people one on one.id = p.person_id where p.phone = any (${[...phones]}))
    order by m.id for update`;
  return [...new Set(rows.map(({ root }) => root))];
}

/** Of `app.person_phones p`. An opt-out that an erasure left doesn't count. */
const isUsed = (tx: TransactionSql) => tx`(
  exists (select from app.requests r where r.phone = p.phone)
  or exists (select from app.hand_offs h where h.phone = p.phone)
  or exists (select from app.confirmed_legs l where l.phone = p.phone)
  or exists (select from public.sms_people s where s.phone = p.phone
    and not (s.opted_out_at is not null and s.last_at is null and s.name is null and s.language is null)))`;

/** Of these contacts. Names that nothing left by them says any more. */
export async function forgetNames(tx: TransactionSql, roots: readonly string[]): Promise<void> {
  await tx`
    delete from app.person_names n using app.people m
    where m.id = n.person_id and m.root_id = any (${[...roots]}::uuid[]) and (
      n.source = 'request' and not exists (
        select from app.person_requests(m.id) own join app.requests r on r.id = own where app.name_key(r.name) = n.name_key)
      or n.source = 'callback' and not exists (
        select from app.person_callbacks(m.id) own join app.hand_offs h on h.id = own where app.name_key(h.name) = n.name_key))`;
  await tx`
    update app.people m set name = heard.name, name_source = heard.source
    from app.people one left join lateral (
      select n.name, n.source from app.person_names n where n.person_id = one.id and n.source <> 'staff'
      order by n.first_at, n.name_key limit 1) heard on true
    where one.id = m.id and m.root_id = any (${[...roots]}::uuid[]) and m.name_source in ('request', 'callback')
      and not exists (
        select from app.person_names n where n.person_id = m.id and n.source = m.name_source and n.name_key = app.name_key(m.name))`;
}
