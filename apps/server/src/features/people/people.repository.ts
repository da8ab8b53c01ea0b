import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';
import type { KnownPerson } from '../../kernel/feature/ports.ts';

/** The contact of a number, made at its first use, also when several transactions use it at once. */
export async function personOf(
  tx: TransactionSql,
  { phone, name, language, source = 'conversation' }: KnownPerson,
): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    select app.person_of(${phone}, ${source}, left(${name?.trim() ?? null}::text, 200), ${language ?? null}) as id`;
  return row.id;
}

/** The numbers of these people's contacts and of all merged with them. */
export async function phonesOf(sql: AnySql, phones: readonly string[]): Promise<string[]> {
  const rows = await sql<{ phone: string }[]>`
    select distinct p.phone from app.person_phones k join app.people one on one.id = k.person_id
      join app.people m on m.root_id = one.root_id join app.person_phones p on p.person_id = m.id
    where k.phone = any (${[...phones]})`;
  return rows.map(({ phone }) => phone);
}
