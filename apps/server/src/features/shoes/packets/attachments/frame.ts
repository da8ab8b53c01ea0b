import { oneLine } from '../drawing/draw-pages.ts';
import { createPen, finish, ink, letter, type Pen } from '../drawing/pen.ts';
import { printableLine } from '../drawing/printable.ts';
import { pngChunks, pngHeadBytes } from './check-image.ts';

export interface FrameSize {
  width: number;
  height: number;
}

/** Space for header and footer, in points. */
export const frameRoom = { top: 38, right: 18, bottom: 50, left: 18 } as const;

export function drawFrame(pen: Pen, header: string, isLandscape: boolean): FrameSize {
  const [width, height] = isLandscape ? [letter.height, letter.width] : [letter.width, letter.height];
  pen.addPage({ size: [width, height], margins: { top: 0, right: 0, bottom: 0, left: 0 } });
  pen.font('bold', 8.5).fillColor(ink.text);
  if (header) pen.text(printableLine(header), 54, 20, oneLine(width - 108));
  return { width, height };
}

/** Orientations from 5 on are rotated (Exif 2.3, tag 274). */
interface Picture {
  width: number;
  height: number;
  orientation?: number;
  /** Of a PNG. */
  image?: object;
}

interface PicturePen {
  openImage(file: Buffer): Picture;
  image(
    picture: Picture,
    x: number,
    y: number,
    options: PDFKit.Mixins.ImageOption & { ignoreOrientation?: boolean },
  ): void;
}

/** In the better orientation, as large as fits. */
export function drawPicture(pen: Pen, header: string, bytes: Uint8Array): void {
  const { picturePen, picture } = openPicture(pen, bytes);
  const isOnItsSide = (picture.orientation ?? 1) > 4;
  const isLandscape = isOnItsSide ? picture.height > picture.width : picture.width > picture.height;
  const { width, height } = drawFrame(pen, header, isLandscape);
  const { top, right, bottom, left } = frameRoom;
  const fit: [number, number] = [width - left - right, height - top - bottom];
  picturePen.image(picture, left, top, { fit, align: 'center', valign: 'center' });
}

/** A PDF of one page that the picture fills as it is stored, its longer side `longest` points. */
export async function pictureAlone(bytes: Uint8Array, longest: number): Promise<Uint8Array<ArrayBuffer>> {
  const pen = createPen({ title: '', author: '' });
  const { picturePen, picture } = openPicture(pen, bytes);
  const scale = longest / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  pen.addPage({ size: [width, height], margin: 0 });
  picturePen.image(picture, 0, 0, { width, height, ignoreOrientation: true });
  return finish(pen);
}

function openPicture(pen: Pen, bytes: Uint8Array): { picturePen: PicturePen; picture: Picture } {
  const picturePen = pen as unknown as PicturePen;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return { picturePen, picture: file[0] === pngSign ? openPng(picturePen, file) : picturePen.openImage(file) };
}

const pngSign = 0x89;

/** PDFKit copies a PNG's pixels byte by byte, a second for a scan: it is given them whole. */
function openPng(pen: PicturePen, file: Buffer): Picture {
  const rest = [file.subarray(0, pngHeadBytes)];
  const pixels: Buffer[] = [];
  for (const { name, data, whole } of pngChunks(file)) {
    if (name === 'IDAT') pixels.push(data);
    else rest.push(whole);
    if (name === 'IEND') break;
  }
  const picture = pen.openImage(Buffer.concat(rest));
  const imgData = Buffer.concat(pixels);
  return Object.assign(picture, { imgData, image: Object.assign(picture.image ?? {}, { imgData }) });
}
