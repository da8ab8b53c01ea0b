import type { BookedAppointment, readAppointmentDay } from '@rxweb/contracts/requests/day';
import { formatReference } from '@rxweb/domain/requests/reference';
import { serviceNames } from '@rxweb/domain/requests/service-names';
import { instantsOfDay, storeDate } from '@rxweb/domain/store/opening-hours';
import type * as z from 'zod/mini';
import { auditEntryFor } from '../../../kernel/audit/audit-log.ts';
import { auditRead } from '../../../kernel/audit/audit-read.ts';
import type { TodayItem } from '../../../kernel/feature/feature.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { countUpToLimit } from '../../../kernel/lists/count-up-to-limit.ts';
import type { RequestsDeps } from '../requests-deps.ts';

type DayDeps = Pick<RequestsDeps, 'sql' | 'store' | 'now'>;

type Row = Omit<BookedAppointment, 'serviceName' | 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date };

/** More than a store books in a day. */
const maxRows = 500;

export async function readDay(
  { sql, store, settings, now }: DayDeps & Pick<RequestsDeps, 'settings'>,
  actor: Actor,
  wanted: string | undefined,
): Promise<z.output<(typeof readAppointmentDay)['output']>> {
  const date = wanted ?? storeDate(store, now());
  const { from, to } = instantsOfDay(store, date);
  const rows = await sql<Row[]>`
    select r.id, r.version::float8 as version, r.reference, r.name, r.phone, r.language, a.service, a.starts_at as "startsAt",
      a.starts_at + a.minutes * interval '1 minute' as "endsAt", r.state, r.step, r.outcome
    from app.appointments a join app.requests r on r.id = a.request_id
    where a.canceled_at is null and a.starts_at >= ${from} and a.starts_at < ${to} order by a.starts_at, r.name, r.id limit ${maxRows}`;
  const services = settings.current.appointments?.services ?? [];
  await auditRead(sql, auditEntryFor(actor, 'requests_listed', `appointments of ${date}`));
  return {
    date,
    appointments: rows.map((row) => ({
      ...row,
      reference: formatReference(row.reference),
      serviceName: serviceNames(services, row.service),
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    })),
  };
}

/** Today's appointments that are still ahead or open, with the next one. */
export async function listAppointmentsToday({ sql, store, now }: DayDeps): Promise<TodayItem[]> {
  const at = now();
  const { from, to } = instantsOfDay(store, storeDate(store, at));
  const ofToday = sql`from app.appointments a join app.requests r on r.id = a.request_id
    where a.canceled_at is null and r.state <> 'closed' and a.starts_at >= ${from} and a.starts_at < ${to}`;
  const [row] = await sql<[{ count: number; next: Date | null }]>`
    select ${countUpToLimit(sql, ofToday)} as count, (select min(a.starts_at) ${ofToday} and a.starts_at > ${at}) as next`;
  if (row.count === 0) return [];
  return [{ kind: 'appointments_today', count: row.count, soonest: row.next?.toISOString() ?? null }];
}
