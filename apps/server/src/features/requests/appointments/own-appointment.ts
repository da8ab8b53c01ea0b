import type { SlotPage } from '@rxweb/contracts/requests/slots';
import { calendarFile } from '@rxweb/domain/requests/calendar-file';
import { stateOf } from '@rxweb/domain/requests/steps';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import { insertEvent } from '../events.repository.ts';
import { passGate, type Which } from '../own-requests.ts';
import { patchRequest, type RequestRow } from '../requests.repository.ts';
import type { RequestsDeps } from '../requests-deps.ts';
import { findCalendarFacts } from './appointments.repository.ts';
import { book, servicesOn } from './book.ts';
import { listSlotsOf } from './list-slots.ts';

/** The service of a request for an appointment. */
export const serviceOf = ({ details }: Pick<RequestRow, 'details'>) => String(details.service);

/** Throws `conflict` for a service that the store no longer offers: its booked time stays as it is. */
function assertOffered(deps: RequestsDeps, row: RequestRow): void {
  if (!servicesOn(deps).some(({ slug }) => slug === serviceOf(row)))
    throw new AppError('request_kind_off', { message: 'We can’t move this here. Please call us.' });
}

/** Throws `conflict` for a request that can't have a time any more, or never could. */
export function assertMovable(row: RequestRow, now: Date): void {
  if (row.kind !== 'appointment') throw new AppError('conflict', { message: 'This request has no appointment.' });
  if (!isMovable(row, now)) throw new AppError('conflict', { message: 'It’s too late to move this. Please call us.' });
}

const isMovable = ({ kind, state, startsAt }: RequestRow, now: Date) =>
  kind === 'appointment' && state !== 'closed' && (startsAt === null || startsAt > now);

/** Moves it to another time, or gives it its first. That also answers staff who asked for another time. */
export const move = (deps: RequestsDeps, visitor: Visitor, which: Which, startsAt: Date) =>
  passGate(deps, visitor, which, async (tx, row) => {
    const at = deps.now();
    assertMovable(row, at);
    if (row.startsAt?.getTime() === startsAt.getTime()) return;
    assertOffered(deps, row);
    await book(deps, tx, { requestId: row.id, slug: serviceOf(row), startsAt, who: 'visitor', holder: visitor.hash });
    const answered = row.need === 'another_time' ? { state: stateOf(row.step), need: null } : {};
    await patchRequest(tx, row.id, { ...answered, startsAt, hasNews: true }, at);
    await insertEvent(tx, row.id, { source: 'visitor', actor: null, at, what: 'moved', text: startsAt.toISOString() });
  });

/** The slots to move it to. Null behind the gate, and for what can't move. */
export async function slotsToMoveTo(
  deps: RequestsDeps,
  visitor: Visitor,
  { from, ...which }: Which & { from?: string | undefined },
): Promise<{ page: SlotPage | null }> {
  let service: string | null = null;
  await passGate(deps, visitor, which, async (_tx, row) => {
    assertMovable(row, deps.now());
    assertOffered(deps, row);
    service = serviceOf(row);
  });
  return { page: service === null ? null : await listSlotsOf(deps, { service, from, holder: visitor.hash }) };
}

interface CalendarAttachment {
  name: string;
  text: string;
  method: 'PUBLISH' | 'CANCEL';
}

/** Null behind the gate, and when no time was ever booked. */
export async function readCalendar(deps: RequestsDeps, visitor: Visitor, which: Which) {
  const { store } = deps;
  let calendar = null as CalendarAttachment | null;
  await passGate(deps, visitor, which, async (tx, row) => {
    const facts = await findCalendarFacts(tx, row.id);
    if (!facts) return;
    const { id, sequence, startsAt, minutes, isCanceled } = facts;
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
    const entry = { uid: `${id}@rxweb`, sequence, startsAt, endsAt, isCanceled };
    calendar = {
      name: 'appointment.ics',
      text: calendarFile({ ...entry, now: deps.now(), store, language: row.language }),
      method: isCanceled ? 'CANCEL' : 'PUBLISH',
    };
  });
  return { calendar };
}

export interface AppointmentOffers {
  move: boolean;
  calendar: 'add' | 'remove' | null;
}

export const noOffers: AppointmentOffers = { move: false, calendar: null };

/** What the visitor can do with the appointment; nothing behind the gate. */
export async function readOffers(deps: RequestsDeps, visitor: Visitor, which: Which): Promise<AppointmentOffers> {
  let offers = noOffers;
  await passGate(deps, visitor, which, async (tx, row) => {
    const facts = await findCalendarFacts(tx, row.id);
    const isBookable = servicesOn(deps).some(({ slug }) => slug === serviceOf(row));
    const isOver = row.state === 'closed' && !facts?.isCanceled;
    offers = {
      move: isBookable && isMovable(row, deps.now()),
      calendar: !facts || isOver ? null : facts.isCanceled ? 'remove' : 'add',
    };
  });
  return offers;
}
