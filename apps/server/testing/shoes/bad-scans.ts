import { PDFDocument } from '@cantoo/pdf-lib';
import { type Damage, type Picture, pngOf } from './scan-page.ts';

/** Straight and clear. */
export const goodScan: Damage = { turn: 0, blur: 1, noise: 20, white: 235, black: 60, seed: 1 };
/** As they come back: tilted, on their side, upside down, pale, dark, noisy, faxed. */
export const badScans: readonly Partial<Damage>[] = [
  {},
  { turn: 3 },
  { turn: -4, noise: 40 },
  { turn: 7, white: 210, black: 90 },
  { turn: 90 },
  { turn: 180 },
  { turn: 270 },
  { turn: 92, noise: 35 },
  { turn: 178, white: 200, black: 100 },
  { turn: 266, white: 190, black: 40 },
  { turn: 12 },
  { turn: 25, noise: 30 },
  { turn: 45 },
  { white: 160, black: 90, noise: 15 },
  { turn: 2, noise: 70 },
  { turn: -2, isFax: true },
  { turn: 181, isFax: true, noise: 30 },
  { turn: 1, lostRows: 9 },
  { turn: -1, isFax: true, lostRows: 14 },
  { turn: 4, blur: 2 },
];

/** As a scanner that saves PDFs does. */
export async function pdfOfPictures(pictures: readonly Picture[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (const picture of pictures) {
    const image = await pdf.embedPng(pngOf(picture));
    pdf.addPage([612, 792]).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  }
  return new Uint8Array(await pdf.save());
}
