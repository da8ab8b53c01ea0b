import { heifWithoutMetadata, isHeif } from './photo/heif.ts';
import { isJpeg, jpegWithoutMetadata } from './photo/jpeg.ts';
import { isPng, pngWithoutMetadata } from './photo/png.ts';
import { isWebp, webpWithoutMetadata } from './photo/webp.ts';

/**
 * Removes metadata from a photo: place, time, camera, names (security.md F11). Keeps orientation and every byte of the image. Returns the
 * same array when there is nothing to remove, null for an unknown structure.
 */
export function withoutMetadata(photo: Uint8Array): Uint8Array | null {
  if (isJpeg(photo)) return jpegWithoutMetadata(photo);
  if (isPng(photo)) return pngWithoutMetadata(photo);
  if (isWebp(photo)) return webpWithoutMetadata(photo);
  if (isHeif(photo)) return heifWithoutMetadata(photo);
  return null;
}
