import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import type { StoreInfo } from '@rxweb/contracts/store';
import { slotsOn } from '@rxweb/domain/requests/slots';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';

/** Today in so many minutes, or the open day before or after today. */
export type DemoDay = number | 'before' | 'after';

/** No sample store is closed for longer. */
const searchedDays = 8;

/** A slot of the service in the store's hours, today the last one when it is too late. Null today when the store is closed. */
export function demoSlot(
  facts: { store: StoreInfo; service: AppointmentService; now: Date },
  day: DemoDay,
): Date | null {
  const { store, now } = facts;
  const today = storeDate(store, now);
  const slotsOf = (date: string) => slotsOn(facts, date, []).map(({ startsAt }) => startsAt);
  if (typeof day === 'number') {
    const slots = slotsOf(today);
    return slots.find((slot) => slot.getTime() >= now.getTime() + day * 60_000) ?? slots.at(-1) ?? null;
  }
  for (let away = 1; away <= searchedDays; away += 1) {
    const slots = slotsOf(addDays(today, day === 'after' ? away : -away));
    const middle = slots[Math.floor(slots.length / 2)];
    if (middle) return middle;
  }
  return null;
}
