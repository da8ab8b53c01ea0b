import { inflateRawSync } from 'node:zlib';
import { brandLimits, type LogoRefusal } from '@rxweb/contracts/settings/brand';
import { inspectFile } from '@rxweb/domain/uploads/inspection/inspect-file';
import { fileTypeFromBuffer } from 'file-type';
import { onWhite, readUpright } from '../file-views/draw-picture.ts';
import { filledSquare, jpegOf, paste, pngOf, type Square, scaleSquare } from './canvas.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const white = [255, 255, 255] as const;

export type DrawnLogo = { logo: string } | { refused: LogoRefusal };

/** Inspects an untrusted picture and redraws it: a square on white, as a data URL within the limits of the settings. */
export async function drawLogo(bytes: Uint8Array): Promise<DrawnLogo> {
  const recognized = (await fileTypeFromBuffer(bytes))?.mime ?? null;
  const verdict = inspectFile({ bytes, name: 'logo.bin', declared: '', recognized }, (packed, maxOutputLength) =>
    inflateRawSync(packed, { maxOutputLength }),
  );
  if ('refused' in verdict) return { refused: verdict.refused === 'mismatch' ? 'kind' : 'broken' };
  if (!pictureTypes.includes(verdict.type)) return { refused: 'kind' };
  const image = readUpright(bytes, brandLimits.logoSide);
  const [width, height] = [image.get_width(), image.get_height()];
  const longest = Math.max(width, height);
  if (longest < brandLimits.minPictureSide) return { refused: 'small' };
  const square = filledSquare(longest, white);
  paste(square, onWhite(image.get_raw_pixels()), width, height);
  image.free();
  return { logo: smallest(square) };
}

/** Drawings stay sharp as PNG; photos only fit as JPEG. */
function smallest(square: Square): string {
  const png = dataUrl('png', pngOf(square));
  if (png.length <= brandLimits.maxLogoChars) return png;
  for (const side of [square.side, brandLimits.minPictureSide])
    for (const quality of [90, 80, 65, 45]) {
      const jpeg = dataUrl('jpeg', jpegOf(scaleSquare(square, side), quality));
      if (jpeg.length <= brandLimits.maxLogoChars) return jpeg;
    }
  throw new Error('the logo is too large in every form');
}

const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
