import { oneLine } from './draw-pages.ts';
import { ink, type Pen } from './pen.ts';
import { printableLine } from './printable.ts';

export interface Footer {
  left: string;
  middle: string;
  /** Above and below each page, bold. */
  mark?: string;
}

const [nameWidth, idWidth, pagesWidth] = [200, 220, 84];
const [side, fromBottom] = [54, 44];

/** Pages before `first` get their number only. */
export function drawFooters(pen: Pen, footer: Footer, first = 0): void {
  const { start, count } = pen.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pen.switchToPage(start + index);
    drawFooter(pen, index < first ? { left: '', middle: '' } : footer, `Page ${index + 1} of ${count}`);
  }
}

function drawFooter(pen: Pen, { left, middle, mark }: Footer, pageText: string): void {
  const { width, height, margins } = pen.page;
  const y = height - fromBottom;
  // Text below the margin would start a new page.
  const bottom = margins.bottom;
  margins.bottom = 0;
  pen
    .moveTo(side, y)
    .lineTo(width - side, y)
    .lineWidth(0.5)
    .strokeColor(ink.line)
    .stroke();
  pen.font('plain', 7.5).fillColor(ink.soft);
  if (left) pen.text(printableLine(left), side, y + 6, oneLine(nameWidth));
  if (middle) pen.text(middle, width / 2 - idWidth / 2, y + 6, { ...oneLine(idWidth), align: 'center' });
  pen.font('bold', 7.5).text(pageText, width - side - pagesWidth, y + 6, oneLine(pagesWidth, 'right'));
  if (mark) drawMarkLines(pen, mark);
  margins.bottom = bottom;
}

/** Twice, because a page may be copied without its edge. */
function drawMarkLines(pen: Pen, mark: string): void {
  const { width, height } = pen.page;
  pen.font('bold', 9).fillColor(ink.mark);
  for (const y of [7, height - 22]) pen.text(mark, side, y, { ...oneLine(width - 2 * side), align: 'center' });
}
