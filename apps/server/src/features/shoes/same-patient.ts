import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';

/**
 * Whether two rows of `dme_shoe_cases` (aliases `one` and `other`) are one patient's: the same Medicare id and birth date, or the same
 * normalized patient id and no contradiction (docs/shoes.md).
 */
export function isSamePatient(sql: AnySql, one: string, other: string): Fragment {
  return sql`(${hasSameMedicareId(sql, one, other)} or ${hasSameKey(sql, one, other)})`;
}

export function hasSameMedicareId(sql: AnySql, one: string, other: string): Fragment {
  const [a, b] = [sql(one), sql(other)];
  return sql`(${a}.medicare_id = ${b}.medicare_id and ${a}.birth_date = ${b}.birth_date)`;
}

/** Another birth date or Medicare id is another patient, unless the other of the two agrees. */
export function hasSameKey(sql: AnySql, one: string, other: string): Fragment {
  const [a, b] = [sql(one), sql(other)];
  return sql`(${a}.patient_key = ${b}.patient_key and (
    ${a}.birth_date = ${b}.birth_date or ${a}.medicare_id = ${b}.medicare_id
    or ((${a}.birth_date is null or ${b}.birth_date is null) and (${a}.medicare_id is null or ${b}.medicare_id is null))))`;
}

/** A patient's other cases, also those connected through a case in between: `with others as (...)`, columns of the cases. */
export function otherCases(sql: AnySql, id: string): Fragment {
  return sql`
    with me as (select id, patient_key, medicare_id, birth_date from public.dme_shoe_cases where id = ${id}),
    near as (
      select o.id, o.patient_key, o.medicare_id, o.birth_date
      from me join public.dme_shoe_cases o on ${isSamePatient(sql, 'o', 'me')}
    ),
    others as (
      select c.* from public.dme_shoe_cases c
      where c.id in (select f.id from near n join public.dme_shoe_cases f on ${isSamePatient(sql, 'f', 'n')}) and c.id <> ${id}
    )`;
}
