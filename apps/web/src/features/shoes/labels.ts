import type { ShoeCaseListItem, ShoeCaseStatus, ShoeStep } from '@rxweb/contracts/shoes/cases';
import type { ShoeRequirement, shoeDocument } from '@rxweb/contracts/shoes/documents';
import { openRequestClock } from '@rxweb/domain/shoes/records-request';
import type * as z from 'zod/mini';

type Person = z.infer<typeof shoeDocument>['addedBy'];

export const stepLabels: Record<ShoeStep, string> = {
  visit: 'Visit notes',
  exam: 'Foot exam',
  certification: 'Certifying statement',
  order: 'Order',
  evaluation: 'Foot evaluation',
  delivery: 'Delivery and fitting',
  proof_of_delivery: 'Proof of delivery',
  claim: 'Claim',
};

export const statusLabels: Record<ShoeCaseStatus, string> = {
  open: 'Open',
  delivered: 'Delivered',
  billed: 'Billed',
  archived: 'Archived',
};

/** Names of the windows' documents within a sentence. */
export const windowLabels: Record<NonNullable<ShoeCaseListItem['runsOutFirst']>, string> = {
  visit: 'The diabetes visit',
  exam: 'The foot exam',
  certification: 'The certifying statement',
};

/** `isPast`: its last day is over. */
export function runsOutText(window: keyof typeof windowLabels, isPast: boolean): string {
  return `${windowLabels[window]} ${isPast ? 'has expired' : 'expires first'}`;
}

/** See docs/shoes.md. */
export const requirementLabels: Record<ShoeRequirement, { name: string; shows: string }> = {
  foot_exam: {
    name: 'Foot exam',
    shows:
      'In person, with a qualifying condition; done by the certifier, or initialed and dated by the certifier to show agreement.',
  },
  agreement: {
    name: 'Agreement with the exam',
    shows: 'The certifier’s initials and date, by the day of the statement, when someone else examined the feet.',
  },
  visit_notes: {
    name: 'Visit notes',
    shows: 'The certifier’s own notes on the diabetes, from no more than 6 months before delivery.',
  },
  certifying_statement: {
    name: 'Certifying statement',
    shows: 'Signed by the MD or DO on or after the visit, no more than 3 months before delivery.',
  },
  order: { name: 'Order', shows: 'Patient, date, items, quantity, prescriber, signature; received before the claim.' },
  prescriber_notes: {
    name: 'Prescriber’s notes',
    shows: 'The prescriber’s own visit, on or before the order, when that isn’t the certifier.',
  },
  fitting: {
    name: 'Fitting at delivery',
    shows: 'In person, with shoes on, and what you found; “fits well” isn’t enough.',
  },
  evaluation: {
    name: 'Foot evaluation',
    shows: 'In person, before items are chosen: what to accommodate, and measurements.',
  },
  proof_of_delivery: {
    name: 'Proof of delivery',
    shows: 'Name, address, items, quantity, date received and signature.',
  },
  invoice: { name: 'Invoice', shows: 'The manufacturer’s invoice with brand and model.' },
  abn: { name: 'ABN', shows: 'The Advance Beneficiary Notice, if you expect a denial.' },
  adr_letter: { name: 'Records request', shows: 'The letter that asks for the documents of this claim.' },
  signature_log: {
    name: 'Signature log',
    shows: 'A signature log or the author’s attestation for a note that isn’t legibly signed.',
  },
  other: { name: 'Other documents', shows: 'Anything else that belongs to the case.' },
};

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
): DeadlineStyle | null {
  if (nextDeadline === null) return null;
  const days = daysFrom(today, nextDeadline);
  const tone = days <= 7 ? 'red' : days <= 30 ? 'amber' : 'calm';
  const [closes, over] = status === 'delivered' ? ['Claim due', 'Claim '] : ['Closes', ''];
  if (days < 0)
    return { text: `${over}${dayCount(-days)} overdue`, left: `${dayCount(-days)} overdue`, tone, isOver: true };
  return { text: `${closes} ${whenText(days)}`, left: leftText(days), tone, isOver: false };
}

function whenText(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${dayCount(days)}`;
}

function leftText(days: number): string {
  return days === 0 ? 'Last day today' : `${dayCount(days)} left`;
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** The clock of an open records request, as on the case page. Null without one. */
export function requestStyle(
  requestDue: string | null,
  today: string,
): { text: string; tone: DeadlineStyle['tone'] } | null {
  if (requestDue === null) return null;
  const { daysLeft, state } = openRequestClock(requestDue, today);
  if (state === 'over') return { text: `Records request ${dayCount(-daysLeft)} overdue`, tone: 'red' };
  return {
    text: `Records request due ${whenText(daysLeft)}`,
    tone: state === 'amber' || state === 'red' ? state : 'calm',
  };
}

/** After this many days, ask for the document again. */
const overdueAfterDays = 7;

/** Null without an outstanding document. */
export function waitingStyle(since: string | null, today: string): { text: string; isLate: boolean } | null {
  if (since === null) return null;
  const days = daysFrom(since, today);
  if (days <= 0) return { text: 'Requested today', isLate: false };
  return { text: days === 1 ? 'Requested yesterday' : `Requested ${days} days ago`, isLate: days >= overdueAfterDays };
}

/** From evidence: a tick is no paper. */
export function papersText({ verified, total }: ShoeCaseListItem['progress']): string {
  return verified === total ? 'All papers verified' : `${verified} of ${total} papers verified`;
}

export function personText(person: Person | null): string {
  if (!person) return 'Unassigned';
  return person.name ?? 'Deleted account';
}

/** Groups ten digits; other numbers stay as typed. */
export function phoneText(phone: string): string {
  const [, ...parts] = /^(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/.exec(phone.trim()) ?? [];
  const [area, exchange, line] = parts;
  return area ? `(${area}) ${exchange}-${line}` : phone;
}
