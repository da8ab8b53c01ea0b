import type { Mark } from '../pages/page.ts';
import type { Pen } from './pen.ts';

/** Including the space after it. */
export const markWidth = 14;

/** Readable in black and white. */
export function drawMark(pen: Pen, mark: Mark, x: number, y: number): void {
  pen.save().translate(x, y).lineWidth(1.6).lineCap('round').lineJoin('round');
  marks[mark](pen);
  pen.restore();
}

const marks: Record<Mark, (pen: Pen) => void> = {
  pass: (pen) => pen.moveTo(1, 5).lineTo(3.8, 8).lineTo(8.5, 1.5).stroke('#1f7a3d'),
  fail: (pen) => pen.moveTo(1.5, 1.5).lineTo(8, 8).moveTo(8, 1.5).lineTo(1.5, 8).stroke('#b3261e'),
  warning: (pen) => {
    pen.moveTo(4.8, 0.8).lineTo(9.2, 8.6).lineTo(0.4, 8.6).closePath().lineWidth(1).fillAndStroke('#f5b942', '#8a5a00');
    pen.moveTo(4.8, 3.6).lineTo(4.8, 5.6).moveTo(4.8, 7.2).lineTo(4.8, 7.25).lineWidth(1.1).stroke('#3d2800');
  },
  unknown: (pen) => {
    pen.circle(4.8, 4.8, 4.2).lineWidth(1).dash(1.6, { space: 1.6 }).stroke('#556070').undash();
  },
  not_applicable: (pen) => pen.moveTo(1.5, 4.8).lineTo(8, 4.8).stroke('#8a93a0'),
};
