import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import { isOffered, takenMs } from '@rxweb/domain/requests/slots';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import type { RequestsDeps } from '../requests-deps.ts';
import { dropHolds, findLane, insertHold, lockBookings, upsertAppointment } from './appointments.repository.ts';

type BookDeps = Pick<RequestsDeps, 'settings' | 'store' | 'now'>;

/** The services that visitors can book now. */
export const servicesOn = ({ settings }: Pick<RequestsDeps, 'settings'>): AppointmentService[] =>
  (settings.current.appointments?.services ?? []).filter(({ isOn }) => isOn);

/** Throws `not_found` for a service that the store doesn't offer. */
export function requireService(deps: Pick<RequestsDeps, 'settings'>, slug: string): AppointmentService {
  const service = servicesOn(deps).find((each) => each.slug === slug);
  if (!service) throw new AppError('not_found');
  return service;
}

interface Wish {
  requestId: string;
  slug: string;
  startsAt: Date;
  who: 'visitor' | 'staff';
  /** Whose hold ends with the booking; null for staff. */
  holder: Buffer | null;
}

/**
 * Gives the request a place at that time, instead of the one it had. Throws `slot_taken` when all are taken, or the time isn't offered any
 * more.
 */
export async function book(deps: BookDeps, tx: TransactionSql, wish: Wish): Promise<void> {
  const { requestId, slug, startsAt, who, holder } = wish;
  const place = takePlace(deps, slug, startsAt, who);
  await lockBookings(tx);
  const now = deps.now();
  await dropHolds(tx, now, holder);
  const lane = await findLane(tx, place, requestId);
  if (lane === null) throw new AppError('slot_taken');
  await upsertAppointment(tx, { ...place, lane, requestId, at: now });
}

function takePlace(deps: BookDeps, slug: string, startsAt: Date, who: 'visitor' | 'staff') {
  const service = servicesOn(deps).find((each) => each.slug === slug);
  if (!service || !isOffered({ store: deps.store, service, now: deps.now() }, startsAt, who))
    throw new AppError('slot_taken');
  const endsAt = new Date(startsAt.getTime() + takenMs(service));
  return { service: slug, capacity: service.capacity, minutes: service.minutes, startsAt, endsAt };
}

const holdMs = 5 * 60_000;

/** Keeps a place for a browser while its form is filled in. One at a time. */
export async function hold(
  deps: BookDeps & Pick<RequestsDeps, 'sql'>,
  visitor: Visitor,
  { service, startsAt }: { service: string; startsAt: Date },
): Promise<{ until: string }> {
  requireService(deps, service);
  const place = takePlace(deps, service, startsAt, 'visitor');
  const now = deps.now();
  const until = new Date(now.getTime() + holdMs);
  await inTransaction(deps.sql, async (tx) => {
    await lockBookings(tx);
    await dropHolds(tx, now, visitor.hash);
    const lane = await findLane(tx, place, null);
    if (lane === null) throw new AppError('slot_taken');
    await insertHold(tx, { ...place, lane, holder: visitor.hash, until });
  });
  return { until: until.toISOString() };
}
