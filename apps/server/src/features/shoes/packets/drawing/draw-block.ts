import { signatureBox } from '@rxweb/contracts/shoes/details';
import type { Block, Field, Tone } from '../pages/page.ts';
import { drawTable } from './draw-table.ts';
import { ink, letter, makeRoom, margin, type Pen, textWidth } from './pen.ts';
import { printable } from './printable.ts';

const left = margin.side;

/** Starts a new page if it doesn't fit. */
export function drawBlock(pen: Pen, block: Block): void {
  if (block.kind === 'heading') drawHeading(pen, printable(block.text));
  else if (block.kind === 'text') drawText(pen, printable(block.text), block.tone);
  else if (block.kind === 'list') drawList(pen, block.items);
  else if (block.kind === 'fields') drawFields(pen, block.rows);
  else if (block.kind === 'boxes') for (const text of block.items) drawBox(pen, printable(text));
  else if (block.kind === 'table') drawTable(pen, block);
  else if (block.kind === 'lines') drawLines(pen, block.labels);
  else drawSignature(pen, block.path);
}

const gap = (pen: Pen, points: number) => {
  pen.x = left;
  pen.y += points;
};

function drawHeading(pen: Pen, text: string): void {
  makeRoom(pen, 70);
  gap(pen, 4);
  pen.font('bold', 11.5).fillColor(ink.text).text(text, left, pen.y, { width: textWidth });
  gap(pen, 3);
}

const tones = {
  plain: { font: 'plain', size: 10, color: ink.text },
  small: { font: 'plain', size: 8.5, color: ink.soft },
  strong: { font: 'bold', size: 10, color: ink.text },
  italic: { font: 'italic', size: 10, color: ink.text },
} as const;

function drawText(pen: Pen, text: string, tone: Tone | 'plain' = 'plain'): void {
  const { font, size, color } = tones[tone];
  pen.font(font, size).fillColor(color).text(text, left, pen.y, { width: textWidth });
  gap(pen, 5);
}

const indent = 16;

function drawList(pen: Pen, items: readonly string[]): void {
  for (const item of items) drawListItem(pen, item);
  gap(pen, 3);
}

function drawListItem(pen: Pen, text: string): void {
  const width = textWidth - indent;
  pen.font('plain', 9.5).fillColor(ink.text);
  makeRoom(pen, Math.min(pen.heightOfString(text, { width }), 200));
  pen.circle(left + 6, pen.y + 6.6, 1.5).fill(ink.text);
  pen.fillColor(ink.text).text(text, left + indent, pen.y, { width });
  gap(pen, 2.5);
}

const labelWidth = 150;

function drawFields(pen: Pen, rows: readonly Field[]): void {
  for (const [label, value] of rows) drawField(pen, label, value && printable(value));
  gap(pen, 5);
}

function drawField(pen: Pen, label: string, value: string | null): void {
  const start = label === '' ? 0 : labelWidth + 8;
  const [x, width] = [left + start, textWidth - start];
  pen.font('plain', 9);
  const labelHeight = pen.heightOfString(label, { width: labelWidth });
  pen.font('bold', 10);
  const height = Math.max(labelHeight, value === null ? 17 : pen.heightOfString(value, { width })) + 3;
  makeRoom(pen, height);
  const y = pen.y;
  pen
    .font('plain', 9)
    .fillColor(ink.soft)
    .text(label, left, y + 0.8, { width: labelWidth });
  if (value === null) drawLine(pen, x, y + 14, width);
  else pen.font('bold', 10).fillColor(ink.text).text(value, x, y, { width });
  pen.x = left;
  pen.y = y + height;
}

function drawBox(pen: Pen, text: string): void {
  const [size, width] = [9, textWidth - 22];
  pen.font('plain', 10);
  makeRoom(pen, Math.min(pen.heightOfString(text, { width }), 200));
  const [x, y] = [left + 2, pen.y + 2.5];
  pen.rect(x, y, size, size).lineWidth(0.9).strokeColor(ink.text).stroke();
  pen.fillColor(ink.text).text(text, left + 20, pen.y, { width });
  gap(pen, 4);
}

const lineGap = 18;

function drawLines(pen: Pen, labels: readonly string[]): void {
  makeRoom(pen, 52);
  const y = pen.y + 34;
  const shares = labels.map((_, index) => (index === 0 ? 1.7 : 1));
  const unit = (textWidth - lineGap * (labels.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
  let x = left;
  pen.font('plain', 8.5);
  labels.forEach((label, index) => {
    const width = unit * (shares[index] ?? 1);
    drawLine(pen, x, y, width);
    pen.fillColor(ink.soft).text(label, x, y + 3, { width });
    x += width + lineGap;
  });
  pen.y = y + 16;
  gap(pen, 4);
}

function drawLine(pen: Pen, x: number, y: number, width: number): void {
  pen
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.7)
    .strokeColor(ink.soft)
    .stroke();
}

const signatureWidth = 240;

function drawSignature(pen: Pen, path: string): void {
  const scale = signatureWidth / signatureBox.width;
  const height = signatureBox.height * scale;
  makeRoom(pen, height + 10);
  const y = pen.y;
  pen.save().rect(left, y, signatureWidth, height).clip();
  pen.translate(left, y).scale(scale).path(path).lineWidth(4).lineCap('round').lineJoin('round');
  pen.strokeColor(ink.text).stroke().restore();
  drawLine(pen, left, y + height + 1, Math.min(signatureWidth, letter.width));
  pen.y = y + height + 4;
  gap(pen, 2);
}
