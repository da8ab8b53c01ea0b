import type { StepMinutes } from '@rxweb/contracts/notice-settings';
import type { StaffNoticeKind } from '@rxweb/contracts/staff-notices';
import type { StoreInfo } from '@rxweb/contracts/store';
import { addDays } from '../store/calendar-date.ts';
import { spansOn, statusAt, storeDate } from '../store/opening-hours.ts';

/** Without settings of the store. */
export const usualMinutes: Record<StaffNoticeKind, StepMinutes> = {
  urgent_text: { push: 0, mail: 2, admins: 5 },
  urgent_chat: { push: 0, mail: 2, admins: 5 },
  person_wanted: { push: 0, mail: 3, admins: 5 },
  visitor_wrote: { push: 0, mail: 5, admins: 10 },
  callback: { push: 5, mail: 30, admins: 60 },
  text: { push: 5, mail: 30, admins: 60 },
  request: { push: 5, mail: 60, admins: 240 },
  assigned: { push: 0, mail: 30, admins: null },
};

/** Someone may be in danger: quiet hours don't hold them. */
export const urgentKinds: readonly StaffNoticeKind[] = ['urgent_text', 'urgent_chat'];
/** Their minutes pass while the store is closed, too. */
export const anyHourKinds: readonly StaffNoticeKind[] = [...urgentKinds, 'person_wanted', 'visitor_wrote'];

export const escalationSteps = ['push', 'mail', 'admins'] as const;
export type EscalationStep = (typeof escalationSteps)[number];

interface Raised {
  kind: StaffNoticeKind;
  raisedAt: Date;
  dueAt: Date | null;
}

/** When each step is due; null: never. Administrators hear of it when the promise is due, at the latest. */
export function stepTimes(
  { kind, raisedAt, dueAt }: Raised,
  minutes: StepMinutes,
  store: StoreInfo,
): Record<EscalationStep, Date | null> {
  // While the store is closed only texts ask for a person: no one waits on the page.
  const isHeld = kind === 'person_wanted' && !statusAt(store, raisedAt).isOpen;
  const at = (after: number | null) => {
    if (after === null) return null;
    if (anyHourKinds.includes(kind) && !isHeld) return new Date(raisedAt.getTime() + after * minuteMs);
    return afterOpenMinutes(store, raisedAt, after);
  };
  const admins = at(minutes.admins);
  const isPromised = admins !== null && dueAt !== null && raisedAt < dueAt && dueAt < admins;
  return { push: at(minutes.push), mail: at(minutes.mail), admins: isPromised ? dueAt : admins };
}

const minuteMs = 60_000;
const searchDays = 60;

/** The instant after so many minutes of opening hours. Null without an opening within 60 days. */
export function afterOpenMinutes(store: StoreInfo, from: Date, minutes: number): Date | null {
  const first = storeDate(store, from);
  let left = minutes * minuteMs;
  for (let days = 0; days <= searchDays; days += 1) {
    for (const { opens, closes } of spansOn(store, addDays(first, days))) {
      const start = Math.max(opens.getTime(), from.getTime());
      if (closes.getTime() <= start) continue;
      if (start + left < closes.getTime()) return new Date(start + left);
      left -= closes.getTime() - start;
    }
  }
  return null;
}
