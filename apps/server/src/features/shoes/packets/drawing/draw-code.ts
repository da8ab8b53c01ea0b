import { encode } from 'uqr';
import { ink, letter, margin, type Pen } from './pen.ts';

/** A page of a sheet. The code names the sheet, never the patient. */
export const pageCodeText = (code: string, page: number): string => `RXW1${code}${String(page).padStart(2, '0')}`;

const size = 66;
const top = 26;
/** Where text may begin on a page with a code. */
export const codedTop = top + size + 20;
export const codeWidth = size + 18;

/** A QR code at the top right, with the strongest error correction, for faxes and copies. */
export function drawCode(pen: Pen, text: string): void {
  const { data } = encode(text, { ecc: 'H', border: 0 });
  const x = letter.width - margin.side - size;
  const module = size / data.length;
  for (const [row, cells] of data.entries())
    for (const [start, end] of runsOf(cells))
      pen.rect(x + start * module, top + row * module, (end - start) * module, module);
  pen.fill('#000000');
  pen.font('plain', 5.5).fillColor(ink.soft);
  pen.text(text, x - 9, top + size + 3, { width: size + 18, height: 8, align: 'center', lineBreak: false });
}

/** Join dark cells, so that no hairline parts them. */
function runsOf(cells: readonly boolean[]): [start: number, end: number][] {
  const runs: [number, number][] = [];
  cells.forEach((isDark, at) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last?.[1] === at) last[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}
