import type { Booked } from '@rxweb/domain/requests/slots';
import type { AnySql, TransactionSql } from '@rxweb/platform/sql/sql';

/** Longer than any appointment with its buffer. */
const longest = '1 day';

/** Bookings wait for each other, so that each sees the places that are left. The constraint holds without it. */
export async function lockBookings(tx: TransactionSql): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('appointments', 0))`;
}

/** Taken places of a service, with holds of others that still run. */
export function findBooked(
  sql: AnySql,
  { service, from, to, now, holder }: { service: string; from: Date; to: Date; now: Date; holder: Buffer | null },
) {
  return sql<Booked[]>`
    select lane, starts_at as "startsAt", upper(during) as "endsAt" from app.appointments
    where canceled_at is null and service = ${service}
      and starts_at > ${from}::timestamptz - ${longest}::interval and starts_at < ${to} and upper(during) > ${from}
      and (held_until is null or held_until > ${now} and holder_hash is distinct from ${holder})`;
}

export async function findHold(sql: AnySql, { service, holder, now }: { service: string; holder: Buffer; now: Date }) {
  const [hold] = await sql<{ startsAt: Date; until: Date }[]>`
    select starts_at as "startsAt", held_until as until from app.appointments
    where holder_hash = ${holder} and service = ${service} and held_until > ${now}`;
  return hold ?? null;
}

/** Drops holds that are over, and the one of this browser. */
export async function dropHolds(tx: TransactionSql, now: Date, holder: Buffer | null): Promise<void> {
  await tx`delete from app.appointments where held_until <= ${now} or holder_hash = ${holder}`;
}

export interface Place {
  service: string;
  capacity: number;
  startsAt: Date;
  endsAt: Date;
}

/** The first free place of the service, not counting this request's own. Null when all are taken. */
export async function findLane(tx: TransactionSql, place: Place, exceptRequest: string | null): Promise<number | null> {
  const { service, capacity, startsAt, endsAt } = place;
  const [free] = await tx<{ lane: number }[]>`
    select lane from generate_series(1, ${capacity}::int) lane
    where not exists (
      select from app.appointments a
      where a.canceled_at is null and a.service = ${service} and a.lane = lane.lane
        and a.starts_at > ${startsAt}::timestamptz - ${longest}::interval and a.starts_at < ${endsAt}
        and a.during && tstzrange(${startsAt}, ${endsAt}) and not coalesce(a.request_id = ${exceptRequest}::uuid, false))
    order by lane limit 1`;
  return free?.lane ?? null;
}

export async function insertHold(
  tx: TransactionSql,
  hold: Place & { lane: number; minutes: number; holder: Buffer; until: Date },
): Promise<void> {
  const { service, lane, startsAt, endsAt, minutes, holder, until } = hold;
  await tx`
    insert into app.appointments (service, lane, starts_at, minutes, during, holder_hash, held_until)
    values (${service}, ${lane}, ${startsAt}, ${minutes}, tstzrange(${startsAt}, ${endsAt}), ${holder}, ${until})`;
}

/** The request's time, new or moved. */
export async function upsertAppointment(
  tx: TransactionSql,
  booking: Place & { lane: number; minutes: number; requestId: string; at: Date },
): Promise<void> {
  const { service, lane, startsAt, endsAt, minutes, requestId, at } = booking;
  await tx`
    insert into app.appointments as a (request_id, service, lane, starts_at, minutes, during, booked_at)
    values (${requestId}, ${service}, ${lane}, ${startsAt}, ${minutes}, tstzrange(${startsAt}, ${endsAt}), ${at})
    on conflict (request_id) do update set service = excluded.service, lane = excluded.lane, starts_at = excluded.starts_at,
      minutes = excluded.minutes, during = excluded.during, booked_at = excluded.booked_at, sequence = a.sequence + 1,
      canceled_at = null, reminded_at = null`;
}

/** Frees the request's place. Calendars still learn that it was canceled. */
export async function freeAppointment(tx: TransactionSql, requestId: string, at: Date): Promise<void> {
  await tx`
    update app.appointments set canceled_at = ${at}, sequence = sequence + 1
    where request_id = ${requestId} and canceled_at is null`;
}

export async function findCalendarFacts(sql: AnySql, requestId: string) {
  const [row] = await sql<{ id: string; sequence: number; startsAt: Date; minutes: number; isCanceled: boolean }[]>`
    select id, sequence, starts_at as "startsAt", minutes, canceled_at is not null as "isCanceled"
    from app.appointments where request_id = ${requestId}`;
  return row ?? null;
}
