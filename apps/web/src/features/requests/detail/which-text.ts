import type { RequestText } from '@rxweb/contracts/requests/kinds';
import type { RequestFile } from '@rxweb/contracts/requests/staff';
import { noticeLimits } from '@rxweb/contracts/sms/notices';
import { isPickedUp, pathOf } from '@rxweb/domain/requests/steps';

type Facts = Pick<RequestFile, 'kind' | 'state' | 'step' | 'outcome' | 'startsAt' | 'events' | 'details'>;

/** The text that fits where the request is now; null for none, or if it was sent since. */
export function textAfter(request: Facts): RequestText | null {
  const { kind, state, step, outcome, startsAt, events } = request;
  if (state === 'needs_you') return 'needs_you';
  if (outcome === 'declined') return 'declined';
  if (outcome === 'canceled') return 'canceled';
  if (kind === 'appointment') return step === 'confirmed' && startsAt !== null ? 'reminder' : null;
  if (state === 'ready' && isPickedUp(pathOf(request))) return 'ready';
  const wasSent = events.some(({ what, template }) => what === 'text' && template === 'working');
  return state === 'working' && !wasSent ? 'working' : null;
}

/** The texts that make sense for a request, as a choice. */
export function textsFor(request: Facts): RequestText[] {
  const { kind, outcome, state, startsAt } = request;
  const isOpen = state !== 'closed';
  return [
    ...(isOpen ? (['received'] as const) : []),
    ...(isOpen && kind !== 'appointment' ? (['working'] as const) : []),
    ...(isOpen && isPickedUp(pathOf(request)) ? (['ready'] as const) : []),
    ...(isOpen && startsAt !== null ? (['reminder'] as const) : []),
    ...(state === 'needs_you' ? (['needs_you'] as const) : []),
    'declined',
    ...(outcome === 'canceled' ? (['canceled'] as const) : []),
  ];
}

const dayMs = 86_400_000;

/** Advice, never a block (domain facts 2, H9). */
export function hasEnoughTexts({ events }: Pick<RequestFile, 'events'>, now: Date): boolean {
  const within = (ms: number) =>
    events.filter(({ what, at }) => what === 'text' && now.getTime() - Date.parse(at) < ms).length;
  return within(dayMs) >= noticeLimits.perDay || within(7 * dayMs) >= noticeLimits.perWeek;
}
