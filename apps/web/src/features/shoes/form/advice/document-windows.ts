import type { ShoeCase, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { certificationWindow } from '@rxweb/domain/shoes/check-certification';
import { examWindow } from '@rxweb/domain/shoes/check-exam';
import { visitWindow } from '@rxweb/domain/shoes/check-visit';
import { closes, type Window } from '@rxweb/domain/shoes/window';

export type Paper = NonNullable<ShoeVerdict['runsOutFirst']>;

/** How long one paper counts, as a bar: where it begins and ends on the common scale, in per cent. */
export interface PaperBar {
  paper: Paper;
  from: string;
  until: string;
  start: number;
  end: number;
}

export interface PaperScale {
  bars: readonly PaperBar[];
  /** The day that is marked: that of the delivery, else today. */
  marked: string;
  at: number;
}

const windows: Record<Paper, (date: string) => Window> = {
  certification: certificationWindow,
  visit: visitWindow,
  exam: examWindow,
};

/** The windows of the papers that are dated, the one that ends first at the top, on one scale with the day that counts. */
export function paperScale(shoeCase: ShoeCase, today: string): PaperScale {
  const marked = shoeCase.delivery?.date ?? today;
  const papers = (Object.keys(windows) as Paper[]).flatMap((paper) => {
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
