import type { Person } from '@rxweb/contracts/shared/staff-person';
import { noticeLimits, type StaffNotice, type StaffNoticeKind } from '@rxweb/contracts/staff-notices';
import { noticePath } from '@rxweb/domain/notices/notice-path';
import type { AnySql, Fragment, Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import type { Principal } from '../../kernel/http/authenticate.ts';

type Reader = Pick<Principal, 'userId' | 'role'>;

/** Of `app.staff_notices n`: for the reader by role or name, or passed on to them. */
const isFor = (sql: AnySql, { userId, role }: Reader): Fragment => sql`(
  n.user_id = ${userId} or ${role}::text = any (n.roles)
  or exists (select from app.notice_deliveries p where p.notice_id = n.id and p.user_id = ${userId} and p.channel = 'app'))`;

const ownDelivery = (sql: AnySql, userId: string): Fragment => sql`
  left join app.notice_deliveries d on d.notice_id = n.id and d.user_id = ${userId} and d.channel = 'app'`;

interface Row {
  id: string;
  kind: StaffNoticeKind;
  subject: string;
  at: Date;
  dueAt: Date | null;
  isRead: boolean;
  takenBy: Person | null;
  hasLeft: boolean;
}

/** Open ones, those that wait for someone first; then those that a visitor left within a day. */
export async function findNotices(sql: Sql, reader: Reader, now: Date): Promise<StaffNotice[]> {
  const rows = await sql<Row[]>`
    select n.id, n.kind, n.subject, n.raised_at as at, n.due_at as "dueAt", d.read_at is not null as "isRead",
      app.person(n.taken_by) as "takenBy", n.settled_at is not null as "hasLeft"
    from app.staff_notices n ${ownDelivery(sql, reader.userId)}
    where (n.settled_at is null or n.settled_why is not null and n.settled_at > ${now}::timestamptz - interval '1 day')
      and ${isFor(sql, reader)}
    order by n.settled_at is not null, n.taken_at is not null, n.raised_at desc, n.id limit ${noticeLimits.listRows}`;
  return rows.map(({ subject, at, dueAt, ...row }) => ({
    ...row,
    path: noticePath(row.kind, subject),
    at: at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
  }));
}

/** What someone else took on needs no look. */
export async function countUnread(sql: AnySql, reader: Reader): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from app.staff_notices n ${ownDelivery(sql, reader.userId)}
    where n.settled_at is null and n.taken_at is null and d.read_at is null and ${isFor(sql, reader)}`;
  return row.count;
}

/** Also those that came before the reader's account. */
export async function markRead(tx: TransactionSql, reader: Reader, ids: readonly string[], at: Date): Promise<void> {
  await tx`
    insert into app.notice_deliveries (notice_id, user_id, channel, step, state, at, sent_at, read_at)
    select n.id, ${reader.userId}, 'app', 0, 'sent', ${at}, ${at}, ${at} from app.staff_notices n
    where n.id = any (${[...ids]}::uuid[]) and n.settled_at is null and ${isFor(tx, reader)}
    on conflict (notice_id, user_id, channel, device_id) do update set read_at = excluded.read_at
      where app.notice_deliveries.read_at is null`;
}

/** `taken`: by someone else. What is taken on waits until its promise is due. */
export async function takeOn(
  tx: TransactionSql,
  reader: Reader,
  id: string,
  at: Date,
): Promise<'done' | 'again' | 'taken' | 'none'> {
  const [row] = await tx<{ takenBy: string | null }[]>`
    select n.taken_by as "takenBy" from app.staff_notices n
    where n.id = ${id} and n.settled_at is null and ${isFor(tx, reader)} for update of n`;
  if (!row) return 'none';
  if (row.takenBy) return row.takenBy === reader.userId ? 'again' : 'taken';
  await tx`update app.staff_notices set taken_at = ${at}, taken_by = ${reader.userId}, next_at = ${at} where id = ${id}`;
  await tx`update app.notice_deliveries set state = 'dropped' where notice_id = ${id} and state = 'waiting'`;
  return 'done';
}

/** Those of which nothing waits any more, after a quarter of a year. */
export async function deleteOldNotices(sql: Sql, now: Date): Promise<void> {
  await sql`delete from app.staff_notices where settled_at < ${now}::timestamptz - interval '90 days'`;
}
