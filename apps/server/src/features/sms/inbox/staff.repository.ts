import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { AnySql } from '@rxweb/platform/sql/sql';

/** Staff who may work in the inbox, by name. */
export async function listInboxStaff(sql: AnySql): Promise<Person[]> {
  return sql<Person[]>`
    select user_id as id, app.person_name(user_id) as name from app.acting_staff where role = 'admin'
    order by lower(app.person_name(user_id)), user_id`;
}

/** Accounts by id, with their names. */
export async function findAccounts(sql: AnySql, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return sql<Person[]>`
    select wanted.id, app.person_name(wanted.id) as name from unnest(${[...ids]}::uuid[]) with ordinality wanted (id, place)
    order by wanted.place`;
}
