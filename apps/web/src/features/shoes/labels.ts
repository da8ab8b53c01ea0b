import type { ShoeCaseListItem } from '@rxweb/contracts/shoes/cases';
import type { shoeDocument } from '@rxweb/contracts/shoes/documents';
import { openRequestClock } from '@rxweb/domain/shoes/records-request';
import type * as z from 'zod/mini';
import type { ShoesTexts } from '../../texts/shoes/shoes-en.ts';

type Person = z.infer<typeof shoeDocument>['addedBy'];

/** `isPast`: its last day is over. */
export function runsOutText(
  window: NonNullable<ShoeCaseListItem['runsOutFirst']>,
  isPast: boolean,
  { ranOut, runsOut }: ShoesTexts,
): string {
  return (isPast ? ranOut : runsOut)[window];
}

const dayMs = 86_400_000;

/** Negative when earlier. */
export function daysFrom(date: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`)) / dayMs);
}

export interface DeadlineStyle {
  text: string;
  /** Beside the date. */
  left: string;
  /** Red from 7 days or overdue, amber from 30 (domain facts, part A). */
  tone: 'red' | 'amber' | 'calm';
  isOver: boolean;
}

/** Null without a deadline. */
export function deadlineStyle(
  { status, nextDeadline }: Pick<ShoeCaseListItem, 'status' | 'nextDeadline'>,
  today: string,
  texts: ShoesTexts,
): DeadlineStyle | null {
  if (nextDeadline === null) return null;
  const { deadline } = texts;
  const days = daysFrom(today, nextDeadline);
  const tone = days <= 7 ? 'red' : days <= 30 ? 'amber' : 'calm';
  const isClaim = status === 'delivered';
  const over = deadline.days(-days);
  if (days < 0) {
    const left = deadline.overdue(over);
    return { text: isClaim ? deadline.claimOverdue(over) : left, left, tone, isOver: true };
  }
  const when = whenText(days, texts);
  const left = days === 0 ? deadline.lastDay : deadline.left(days);
  return { text: isClaim ? deadline.claimDue(when) : deadline.closes(when), left, tone, isOver: false };
}

function whenText(days: number, { deadline }: ShoesTexts): string {
  if (days === 0) return deadline.today;
  return days === 1 ? deadline.tomorrow : deadline.inDays(deadline.days(days));
}

/** The clock of an open records request, as on the case page. Null without one. */
export function requestStyle(
  requestDue: string | null,
  today: string,
  texts: ShoesTexts,
): { text: string; tone: DeadlineStyle['tone'] } | null {
  if (requestDue === null) return null;
  const { deadline } = texts;
  const { daysLeft, state } = openRequestClock(requestDue, today);
  if (state === 'over') return { text: deadline.requestOverdue(deadline.days(-daysLeft)), tone: 'red' };
  return {
    text: deadline.requestDue(whenText(daysLeft, texts)),
    tone: state === 'amber' || state === 'red' ? state : 'calm',
  };
}

/** After this many days, ask for the document again. */
const overdueAfterDays = 7;

/** Null without an outstanding document. */
export function waitingStyle(
  since: string | null,
  today: string,
  { requested }: ShoesTexts,
): { text: string; isLate: boolean } | null {
  if (since === null) return null;
  const days = daysFrom(since, today);
  if (days <= 0) return { text: requested.today, isLate: false };
  return { text: days === 1 ? requested.yesterday : requested.daysAgo(days), isLate: days >= overdueAfterDays };
}

/** From evidence: a tick is no paper. */
export function papersText({ verified, total }: ShoeCaseListItem['progress'], texts: ShoesTexts): string {
  return verified === total ? texts.allVerified : texts.verifiedOf(verified, total);
}

export function personText(person: Person | null, texts: ShoesTexts): string {
  if (!person) return texts.unassigned;
  return person.name ?? texts.deletedAccount;
}

/** Groups ten digits; other numbers stay as typed. */
export function phoneText(phone: string): string {
  const [, ...parts] = /^(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/.exec(phone.trim()) ?? [];
  const [area, exchange, line] = parts;
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
