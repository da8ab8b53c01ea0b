import type { Page } from '../pages/page.ts';
import { drawBlock } from './draw-block.ts';
import { ink, letter, margin, type Pen, textWidth } from './pen.ts';

/** Each sheet starts a page. Returns their first page indexes. */
export function drawPages(pen: Pen, sheets: readonly Page[]): number[] {
  return sheets.map((sheet) => {
    const first = pageCount(pen);
    pen.addPage();
    pen.outline.addItem(sheet.section);
    drawTitle(pen, sheet);
    for (const block of sheet.blocks) drawBlock(pen, block);
    // Draw titles last: drawing one during overflow would change the text's font.
    for (let page = first + 1; page < pageCount(pen); page += 1) drawRunningTitle(pen, page, sheet.title);
    return first;
  });
}

export const pageCount = (pen: Pen) => pen.bufferedPageRange().count;

function drawTitle(pen: Pen, { title, subtitle }: Page): void {
  pen.font('bold', 17).fillColor(ink.text).text(title, margin.side, margin.top, { width: textWidth, lineGap: -2 });
  if (subtitle) pen.moveDown(0.15).font('plain', 9.5).fillColor(ink.soft).text(subtitle, { width: textWidth });
  const y = pen.y + 5;
  pen
    .moveTo(margin.side, y)
    .lineTo(letter.width - margin.side, y)
    .lineWidth(0.8)
    .strokeColor(ink.text)
    .stroke();
  pen.y = y + 10;
}

function drawRunningTitle(pen: Pen, page: number, title: string): void {
  pen.switchToPage(page);
  pen.font('italic', 8).fillColor(ink.soft);
  pen.text(`${title} (continued)`, margin.side, margin.top - 22, oneLine(textWidth));
}

/** Never starts a page. */
export function oneLine(width: number, align: 'left' | 'right' = 'left'): PDFKit.Mixins.TextOptions {
  return { width, align, height: 12, ellipsis: true, lineBreak: true };
}
