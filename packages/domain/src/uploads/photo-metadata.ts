import { heifWithoutMetadata, isHeif } from './photo/heif.ts';
import { isJpeg, jpegWithoutMetadata } from './photo/jpeg.ts';
import { isPng, pngWithoutMetadata } from './photo/png.ts';
import { isWebp, webpWithoutMetadata } from './photo/webp.ts';

/**
 * The photo without what it says beside the picture: place, time, camera, names (security.md F11). How it is to be turned stays, and so does
 * every byte of the picture. Gives the same array when there was nothing to leave out, and null for what it does not understand.
 */
export function withoutMetadata(photo: Uint8Array): Uint8Array | null {
  if (isJpeg(photo)) return jpegWithoutMetadata(photo);
  if (isPng(photo)) return pngWithoutMetadata(photo);
  if (isWebp(photo)) return webpWithoutMetadata(photo);
  if (isHeif(photo)) return heifWithoutMetadata(photo);
  return null;
}
