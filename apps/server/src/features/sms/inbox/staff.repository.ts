import type { Person } from '@rxweb/contracts/shared/staff-person';
import type { AnySql } from '@rxweb/platform/sql/sql';

/** Staff who may work in the inbox, by email. */
export async function listInboxStaff(sql: AnySql): Promise<Person[]> {
  return sql<Person[]>`
    select user_id as id, email from app.acting_staff where role = 'admin' order by email, user_id`;
}

/** Accounts by id; a deleted one has no email. */
export async function findAccounts(sql: AnySql, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return sql<Person[]>`
    select wanted.id, u.email from unnest(${[...ids]}::uuid[]) with ordinality wanted (id, place)
    left join auth.users u on u.id = wanted.id and u.deleted_at is null order by wanted.place`;
}
