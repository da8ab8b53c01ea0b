import { deflateSync } from 'node:zlib';
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { Damage, Picture } from './scan-page.ts';

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
  for (const { width, height, grey } of pictures) {
    const what = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height } as const;
    const how = { ColorSpace: 'DeviceGray', BitsPerComponent: 8, Filter: 'FlateDecode' } as const;
    // The library's own packing takes seconds.
    const pixels = deflateSync(Uint8ClampedArray.from(grey), { level: 1 });
    const image = pdf.context.register(pdf.context.stream(pixels, { ...what, ...how }));
    const page = pdf.addPage([612, 792]);
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(612, 0, 0, 792, 0, 0),
      drawObject(page.node.newXObject('Image', image)),
      popGraphicsState(),
    );
  }
  return new Uint8Array(await pdf.save());
}
