import type { listServices, SlotPage } from '@rxweb/contracts/requests/slots';
import { lastDay, slotsOn } from '@rxweb/domain/requests/slots';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { instantOf, storeDate } from '@rxweb/domain/store/opening-hours';
import type * as z from 'zod/mini';
import type { RequestsDeps } from '../requests-deps.ts';
import { findBooked, findHold } from './appointments.repository.ts';
import { requireService, servicesOn } from './book.ts';

type SlotDeps = Pick<RequestsDeps, 'sql' | 'store' | 'settings' | 'now'>;

const daysAPage = 7;

/** What visitors choose from. Nothing of a kind that the store doesn't take. */
export function readServices(deps: Pick<RequestsDeps, 'settings'>): z.output<(typeof listServices)['output']> {
  const { requests, appointments } = deps.settings.current;
  const isDelivering = !requests?.off.includes('delivery');
  if (requests?.off.includes('appointment')) return { services: [], vaccines: [], isDelivering };
  const services = servicesOn(deps).map(({ slug, name, minutes, isVaccine, note }) => ({
    slug,
    name,
    minutes,
    isVaccine,
    note: note ?? null,
  }));
  return { services, vaccines: appointments?.vaccines ?? [], isDelivering };
}

/** A week of slots, at the earliest from today. The browser's own hold counts as free. Throws `not_found`. */
export async function listSlotsOf(
  deps: SlotDeps,
  { service: slug, from, holder }: { service: string; from?: string | undefined; holder: Buffer | null },
): Promise<SlotPage> {
  const { sql, store } = deps;
  const service = requireService(deps, slug);
  const now = deps.now();
  const today = storeDate(store, now);
  const last = lastDay({ store, service, now });
  const first = from === undefined || from < today ? today : from > last ? last : from;
  const dates = Array.from({ length: daysAPage }, (_, day) => addDays(first, day)).filter((date) => date <= last);
  const end = addDays(dates.at(-1) ?? first, 1);
  const span = { from: instantOf(store, first, '00:00'), to: instantOf(store, end, '00:00') };
  const [booked, held] = await Promise.all([
    findBooked(sql, { service: slug, ...span, now, holder }),
    holder && findHold(sql, { service: slug, holder, now }),
  ]);
  const days = dates.map((date) => ({
    date,
    slots: slotsOn({ store, service, now }, date, booked).map((slot) => ({
      ...slot,
      startsAt: slot.startsAt.toISOString(),
    })),
  }));
  const back = addDays(first, -daysAPage);
  return {
    minutes: service.minutes,
    days,
    previous: first > today ? (back < today ? today : back) : null,
    next: end <= last ? end : null,
    held: held && { startsAt: held.startsAt.toISOString(), until: held.until.toISOString() },
  };
}
