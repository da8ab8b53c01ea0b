import type { Page } from '../pages/page.ts';
import { drawBlock } from './draw-block.ts';
import { codedTop, codeWidth, drawCode, pageCodeText } from './draw-code.ts';
import { ink, letter, margin, type Pen, textWidth } from './pen.ts';

/** Each sheet starts a page. Returns their first page indexes. */
export function drawPages(pen: Pen, sheets: readonly Page[]): number[] {
  return sheets.map((sheet) => {
    const first = pageCount(pen);
    const margins = { ...margin, left: margin.side, right: margin.side };
    // Pages that text overflows onto take their margins from here.
    pen.options.margins = sheet.code ? { ...margins, top: codedTop } : margins;
    pen.addPage();
    pen.outline.addItem(sheet.section);
    drawTitle(pen, sheet);
    for (const block of sheet.blocks) drawBlock(pen, block);
    // Draw titles last: drawing one during overflow would change the text's font.
    for (let page = first + 1; page < pageCount(pen); page += 1) drawRunningTitle(pen, page, sheet.title);
    if (sheet.code) drawCodes(pen, sheet.code, first);
    return first;
  });
}

function drawCodes(pen: Pen, code: string, first: number): void {
  for (let page = first; page < pageCount(pen); page += 1) {
    pen.switchToPage(page);
    drawCode(pen, pageCodeText(code, page - first + 1));
  }
}

export const pageCount = (pen: Pen) => pen.bufferedPageRange().count;

function drawTitle(pen: Pen, { title, subtitle, code }: Page): void {
  const width = code ? textWidth - codeWidth : textWidth;
  pen.font('bold', 17).fillColor(ink.text).text(title, margin.side, margin.top, { width, lineGap: -2 });
  if (subtitle) pen.moveDown(0.15).font('plain', 9.5).fillColor(ink.soft).text(subtitle, { width });
  const y = Math.max(pen.y + 5, code ? codedTop - 4 : 0);
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
