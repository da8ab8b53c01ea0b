import type { QueueDone, QueueRow } from '@rxweb/contracts/queue';
import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatReference } from '@rxweb/domain/requests/reference';
import { serviceNames } from '@rxweb/domain/requests/service-names';
import { pathOf } from '@rxweb/domain/requests/steps';
import { instantsOfDay, storeDate } from '@rxweb/domain/store/opening-hours';
import type { Fragment, Sql } from '@rxweb/platform/sql/sql';

type RequestRow = Extract<QueueRow, { group: 'requests' }>;
type AppointmentRow = Extract<QueueRow, { group: 'appointments' }>;
type Instants = 'at' | 'dueAt' | 'startsAt';
type Row = Omit<RequestRow, Instants | 'path'> & {
  at: Date;
  dueAt: Date | null;
  startsAt: Date | null;
  handover: string | null;
};
type BookedRow = Omit<AppointmentRow, Instants | 'serviceName'> & {
  at: Date;
  dueAt: Date | null;
  startsAt: Date;
  service: string;
};

interface Asked {
  store: StoreInfo;
  now: Date;
  userId: string;
  limit: number;
}

/** Not yet ready, or with news of the visitor. Without news, those of today are in {@link listAppointmentRows} alone. */
export async function listRequestRows(sql: Sql, { store, now, userId, limit }: Asked): Promise<QueueRow[]> {
  const byPromise = sql`order by coalesce(r.due_at, 'infinity'), r.created_at, r.id limit ${limit}`;
  const rows = await sql<Row[]>`
    select 'requests' as group, ${columns(sql, userId)}, r.kind, r.outcome, r.has_news as "hasNews", r.starts_at as "startsAt",
      r.details ->> 'handover' as handover
    from app.requests r
    where r.id in (
      (select r.id from app.requests r where r.has_news ${byPromise})
      union all
      (select r.id from app.requests r
        where r.state in ('received', 'working')
          and not exists (select from app.appointments a where a.request_id = r.id and ${isToday(sql, store, now)})
        ${byPromise}))
    ${byPromise}`;
  return rows.map(({ startsAt, handover, ...row }) => ({
    ...toRow(row),
    path: pathOf({ ...row, details: { handover } }),
    startsAt: startsAt?.toISOString() ?? null,
  }));
}

/** Today's that are open, in the order of the day, without those with news. */
export async function listAppointmentRows(
  sql: Sql,
  { store, now, userId, limit, services }: Asked & { services: readonly AppointmentService[] },
): Promise<QueueRow[]> {
  const rows = await sql<BookedRow[]>`
    select 'appointments' as group, ${columns(sql, userId)}, a.service, a.starts_at as "startsAt"
    from app.appointments a join app.requests r on r.id = a.request_id
    where ${isToday(sql, store, now)} and r.state <> 'closed' and not r.has_news
    order by a.starts_at, r.name, r.id limit ${limit}`;
  return rows.map(({ startsAt, service, ...row }) => ({
    ...toRow(row),
    startsAt: startsAt.toISOString(),
    serviceName: serviceNames(services, service),
  }));
}

const columns = (sql: Sql, userId: string): Fragment => sql`
  r.id, r.name, r.phone, r.created_at as at, case when r.state in ('received', 'working') then r.due_at end as "dueAt",
  coalesce(r.owner = ${userId}, false) as "isMine", r.reference, r.state, r.step, r.need, r.version::float8 as version`;

function isToday(sql: Sql, store: StoreInfo, now: Date): Fragment {
  const { from, to } = instantsOfDay(store, storeDate(store, now));
  return sql`a.canceled_at is null and a.starts_at >= ${from} and a.starts_at < ${to}`;
}

function toRow<T extends { at: Date; dueAt: Date | null; reference: string }>({ at, dueAt, reference, ...row }: T) {
  return {
    ...row,
    reference: formatReference(reference),
    at: at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
  };
}

/** Closed by staff: appointments, or the other requests. */
export async function listRequestsDone(
  sql: Sql,
  group: 'requests' | 'appointments',
  since: Date,
  limit: number,
): Promise<QueueDone[]> {
  const rows = await sql<(Omit<QueueDone, 'at'> & { at: Date })[]>`
    select ${group}::text as group, r.id, r.name, r.closed_at as at, (
      select app.person(e.actor) from app.request_events e
      where e.request_id = r.id and e.what = 'closed' order by e.id desc limit 1) as by
    from app.requests r
    where r.state = 'closed' and r.closed_at >= ${since} and r.outcome <> 'canceled'
      and (r.kind = 'appointment') = ${group === 'appointments'}
    order by r.closed_at desc, r.id limit ${limit}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
