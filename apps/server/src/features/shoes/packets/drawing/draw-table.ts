import type { Cell, Table } from '../pages/page.ts';
import { drawMark, markWidth } from './draw-mark.ts';
import { ink, letter, margin, type Pen, textWidth } from './pen.ts';
import { printable } from './printable.ts';

const padding = { x: 5, y: 4 } as const;
const size = 8.5;

interface Column {
  title: string;
  x: number;
  width: number;
}

/** Never splits rows and repeats the header on each page. */
export function drawTable(pen: Pen, { columns: wanted, rows }: Table): void {
  const columns = layOut(wanted);
  const head = columns.map(({ title }) => title);
  const bottom = letter.height - margin.bottom;
  if (pen.y + heightOf(pen, columns, head, 'bold') + 40 > bottom) pen.addPage();
  drawHead(pen, columns, head);
  for (const row of rows) {
    if (pen.y + heightOf(pen, columns, row, 'plain') > bottom) {
      pen.addPage();
      drawHead(pen, columns, head);
    }
    drawRow(pen, columns, row);
  }
  pen.x = margin.side;
  pen.y += 8;
}

function layOut(columns: Table['columns']): Column[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = margin.side;
  return columns.map(({ title, share }) => {
    const column = { title, x, width: (textWidth * share) / all };
    x += column.width;
    return column;
  });
}

function drawHead(pen: Pen, columns: readonly Column[], head: readonly string[]): void {
  const height = heightOf(pen, columns, head, 'bold');
  pen.rect(margin.side, pen.y, textWidth, height).fill(ink.fill);
  drawCells(pen, columns, head, 'bold');
  pen.y += height;
  drawRule(pen, ink.text);
}

function drawRow(pen: Pen, columns: readonly Column[], row: readonly Cell[]): void {
  const height = heightOf(pen, columns, row, 'plain');
  drawCells(pen, columns, row, 'plain');
  pen.y += height;
  drawRule(pen, ink.line);
}

function drawCells(pen: Pen, columns: readonly Column[], cells: readonly Cell[], font: 'plain' | 'bold'): void {
  const y = pen.y;
  columns.forEach(({ x, width }, index) => {
    const cell = cells[index] ?? '';
    const isMarked = typeof cell !== 'string';
    if (isMarked) drawMark(pen, cell.mark, x + padding.x, y + padding.y + 1.5);
    pen.font(isMarked ? 'bold' : font, size).fillColor(ink.text);
    pen.text(textOfCell(cell), x + padding.x + indentOf(cell), y + padding.y, { width: room(width, cell) });
  });
  pen.y = y;
}

function heightOf(pen: Pen, columns: readonly Column[], cells: readonly Cell[], font: 'plain' | 'bold'): number {
  const heights = columns.map(({ width }, index) => {
    const cell = cells[index] ?? '';
    pen.font(typeof cell === 'string' ? font : 'bold', size);
    return pen.heightOfString(textOfCell(cell) || ' ', { width: room(width, cell) });
  });
  return Math.max(...heights) + 2 * padding.y;
}

const textOfCell = (cell: Cell) => printable(typeof cell === 'string' ? cell : cell.text);
const indentOf = (cell: Cell) => (typeof cell === 'string' ? 0 : markWidth);
const room = (width: number, cell: Cell) => width - 2 * padding.x - indentOf(cell);

function drawRule(pen: Pen, color: string): void {
  pen
    .moveTo(margin.side, pen.y)
    .lineTo(letter.width - margin.side, pen.y)
    .lineWidth(0.5)
    .strokeColor(color)
    .stroke();
}
