import type { ShoeCaseLine, ShoeCaseStatus, ShoeStep } from '@rxweb/contracts/shoes/cases';
import type { ShoeRequirement, shoeDocument } from '@rxweb/contracts/shoes/documents';
import type * as z from 'zod/mini';

type Person = z.infer<typeof shoeDocument>['addedBy'];

/** What a case waits for, as staff say it. */
export const stepWords: Record<ShoeStep, string> = {
  visit: 'Visit notes',
  exam: 'Foot exam',
  certification: 'Certifying statement',
  order: 'Order',
  evaluation: 'Foot evaluation',
  delivery: 'Delivery and fitting',
  proof_of_delivery: 'Proof of delivery',
  claim: 'Claim',
};

export const statusWords: Record<ShoeCaseStatus, string> = {
  open: 'Open',
  delivered: 'Delivered',
  billed: 'Billed',
  archived: 'Archived',
};

/** What the papers of a window are called in a sentence. */
export const windowWords: Record<NonNullable<ShoeCaseLine['runsOutFirst']>, string> = {
  visit: 'The diabetes visit',
  exam: 'The foot exam',
  certification: 'The certifying statement',
};

/** Each requirement by its name, and what a paper must show to prove it (docs/shoes.md). */
export const requirementWords: Record<ShoeRequirement, { name: string; shows: string }> = {
  foot_exam: {
    name: 'Foot exam',
    shows:
      'In person, with a qualifying condition; by the certifier, or initialed, dated and agreed with by the certifier.',
  },
  visit_notes: {
    name: 'Visit notes',
    shows: 'The certifier’s own notes on the diabetes, from at most 6 months before delivery.',
  },
  certifying_statement: {
    name: 'Certifying statement',
    shows: 'Signed by the MD or DO on or after the visit, at most 3 months before delivery.',
  },
  order: { name: 'Order', shows: 'Patient, date, items, quantity, prescriber, signature; here before the claim.' },
  fitting: {
    name: 'Fitting at delivery',
    shows: 'In person, shoes worn, and what was found; “fits well” is not enough.',
  },
  evaluation: {
    name: 'Foot evaluation',
    shows: 'In person, before the choice: what is to be accommodated, and the measurements.',
  },
  proof_of_delivery: {
    name: 'Proof of delivery',
    shows: 'Name, address, items, quantity, the date of receipt and a signature.',
  },
  abn: { name: 'ABN', shows: 'The Advance Beneficiary Notice, where a denial is expected.' },
  other: { name: 'Other papers', shows: 'Whatever else belongs to the case.' },
};

const dayMs = 86_400_000;

/** How many days a calendar date is after another; negative when before. */
export function daysFrom(date: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`)) / dayMs);
}

export interface DeadlineLook {
  text: string;
  /** Red from 7 days on and when over, amber from 30 on (domain facts, part A). */
  tone: 'red' | 'amber' | 'calm';
  isOver: boolean;
}

/** How near a case's next deadline is; null when it has none. */
export function deadlineLook(
  { status, nextDeadline }: Pick<ShoeCaseLine, 'status' | 'nextDeadline'>,
  today: string,
): DeadlineLook | null {
  if (nextDeadline === null) return null;
  const days = daysFrom(today, nextDeadline);
  const tone = days <= 7 ? 'red' : days <= 30 ? 'amber' : 'calm';
  const [closes, over] = status === 'delivered' ? ['Claim due', 'Claim overdue'] : ['Closes', 'Over'];
  if (days < 0) return { text: `${over} for ${dayCount(-days)}`, tone, isOver: true };
  return { text: `${closes} ${whenWords(days)}`, tone, isOver: false };
}

function whenWords(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${dayCount(days)}`;
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** How long papers may take before somebody is to ask again. */
const patienceDays = 7;

/** Since when the longest awaited paper is asked for; null when none is. */
export function waitingLook(since: string | null, today: string): { text: string; isLate: boolean } | null {
  if (since === null) return null;
  const days = daysFrom(since, today);
  if (days <= 0) return { text: 'Asked for today', isLate: false };
  return { text: days === 1 ? 'Asked for yesterday' : `Asked for ${days} days ago`, isLate: days >= patienceDays };
}

/** Somebody of the staff by the part of the address before its @. */
export function personWords(person: Person | null): string {
  if (!person) return 'Nobody';
  return person.email?.split('@')[0] || 'An account that is gone';
}

/** A phone number as a person reads it: ten digits in groups, others as they were typed. */
export function phoneWords(phone: string): string {
  const [, ...parts] = /^(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/.exec(phone.trim()) ?? [];
  const [area, exchange, line] = parts;
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
