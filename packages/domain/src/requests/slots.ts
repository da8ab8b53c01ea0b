import type { SlotState } from '@rxweb/contracts/requests/slots';
import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '../store/calendar-date.ts';
import { spansOn, storeDate } from '../store/opening-hours.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** An appointment or a hold, up to the end of its buffer. */
export interface Booked {
  /** From 1. */
  lane: number;
  startsAt: Date;
  endsAt: Date;
}

export interface Slot {
  startsAt: Date;
  state: SlotState;
  /** Places left, whatever the state. */
  left: number;
}

type Facts = { store: StoreInfo; service: AppointmentService; now: Date };

/** How long an appointment takes a place: its length and the buffer after it. */
export const takenMs = ({ minutes, bufferMinutes }: Pick<AppointmentService, 'minutes' | 'bufferMinutes'>) =>
  (minutes + bufferMinutes) * minuteMs;

/**
 * The slots of a calendar date, in order, each within an opening; closures replace the week's hours. Counted in elapsed time, so that a
 * change of clocks makes no slot longer (domain facts 2, H10).
 */
export function slotsOn({ store, service, now }: Facts, date: string, booked: readonly Booked[]): Slot[] {
  const [length, step] = [service.minutes * minuteMs, takenMs(service)];
  const slots: Slot[] = [];
  for (const { opens, closes } of spansOn(store, date)) {
    for (let start = opens.getTime(); start + length <= closes.getTime(); start += step) {
      const startsAt = new Date(start);
      const left = placesLeft(service, startsAt, booked);
      slots.push({ startsAt, left, state: stateOf({ store, service, now }, startsAt, left) });
    }
  }
  return slots;
}

function placesLeft(service: AppointmentService, startsAt: Date, booked: readonly Booked[]): number {
  const endsAt = new Date(startsAt.getTime() + takenMs(service));
  const taken = booked.filter((other) => other.startsAt < endsAt && startsAt < other.endsAt);
  const lanes = new Set(taken.map(({ lane }) => lane).filter((lane) => lane <= service.capacity));
  return service.capacity - lanes.size;
}

function stateOf({ store, service, now }: Facts, startsAt: Date, left: number): SlotState {
  if (startsAt <= now) return 'past';
  if (startsAt.getTime() < now.getTime() + service.leadHours * hourMs) return 'soon';
  if (storeDate(store, startsAt) > lastDay({ store, service, now })) return 'full';
  return left > 0 ? 'free' : 'full';
}

/** The last date that can be booked now. */
export const lastDay = ({ store, service, now }: Facts) => addDays(storeDate(store, now), service.daysAhead);

/** The first day with a time that visitors can book now, while no one has booked any; null without one. */
export function nextFreeDay(facts: Facts): { date: string; slots: Slot[] } | null {
  const last = lastDay(facts);
  for (let date = storeDate(facts.store, facts.now); date <= last; date = addDays(date, 1)) {
    const slots = slotsOn(facts, date, []).filter(({ state }) => state === 'free');
    if (slots.length > 0) return { date, slots };
  }
  return null;
}

/** Whether a slot starts at that instant, for visitors in time and for staff at any time ahead. */
export function isOffered(facts: Facts, startsAt: Date, who: 'visitor' | 'staff'): boolean {
  const slot = slotsOn(facts, storeDate(facts.store, startsAt), []).find(
    (each) => each.startsAt.getTime() === startsAt.getTime(),
  );
  if (!slot) return false;
  return who === 'visitor' ? slot.state === 'free' : slot.state !== 'past';
}
