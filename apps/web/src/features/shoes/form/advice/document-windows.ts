import type { ShoeCase, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import type { EvidenceSlot } from '@rxweb/contracts/shoes/evidence';
import { certificationWindow } from '@rxweb/domain/shoes/check-certification';
import { examWindow } from '@rxweb/domain/shoes/check-exam';
import { visitWindow } from '@rxweb/domain/shoes/check-visit';
import { closes, type Window } from '@rxweb/domain/shoes/window';

export type TimedDocument = NonNullable<ShoeVerdict['runsOutFirst']>;

/** Start and end in percent of the shared scale. */
export interface DocumentBar {
  paper: TimedDocument;
  from: string;
  until: string;
  start: number;
  end: number;
}

export interface DocumentScale {
  bars: readonly DocumentBar[];
  /** Delivery, or today. */
  marked: string;
  at: number;
}

const windows: Record<TimedDocument, (date: string) => Window> = {
  certification: certificationWindow,
  visit: visitWindow,
  exam: examWindow,
};

const paperOfSlot: Partial<Record<EvidenceSlot, TimedDocument>> = {
  certifying_statement: 'certification',
  visit_notes: 'visit',
  foot_exam: 'exam',
};

/** The last day a paper allows the delivery. Null where none is known. */
export function lastDayOf(slot: EvidenceSlot, shoeCase: ShoeCase): string | null {
  const paper = paperOfSlot[slot];
  const from = paper && shoeCase[paper]?.date;
  return paper && from ? closes(windows[paper](from)) : null;
}

/** Dated documents only, earliest end first. */
export function documentScale(shoeCase: ShoeCase, today: string): DocumentScale {
  const marked = shoeCase.delivery?.date ?? today;
  const papers = (Object.keys(windows) as TimedDocument[]).flatMap((paper) => {
    const from = shoeCase[paper]?.date;
    return from ? [{ paper, from, until: closes(windows[paper](from)) }] : [];
  });
  const days = [...papers.flatMap(({ from, until }) => [from, until]), marked].sort();
  const [first = marked, last = marked] = [days[0], days.at(-1)];
  const percent = (day: string) =>
    round((Date.parse(day) - Date.parse(first)) / (Date.parse(last) - Date.parse(first)));
  return {
    bars: papers
      .sort((one, other) => one.until.localeCompare(other.until))
      .map((bar) => ({ ...bar, start: percent(bar.from), end: percent(bar.until) })),
    marked,
    at: percent(marked),
  };
}

function round(part: number): number {
  return Number.isFinite(part) ? Math.round(part * 1_000) / 10 : 0;
}
