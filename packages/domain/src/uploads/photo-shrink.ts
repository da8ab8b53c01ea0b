import { uploadLimits } from '@rxweb/contracts/shared/limits';

/** Spec section 5 and design.md section 6: GIF may move and SVG has no pixels, so neither is made smaller. */
const shrinkable = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'];
const heic = ['image/heic', 'image/heif'];

/** What is done to a chosen file before it leaves. */
export type PhotoTreatment = 'shrink' | 'convert' | 'clean' | 'none';

/** Large photos are made smaller, HEIC becomes JPEG, and all others lose their metadata. Sizes in bytes. */
export function photoTreatment({ type, name, size }: { type: string; name: string; size: number }): PhotoTreatment {
  const known = type || (/\.hei[cf]$/i.test(name) ? 'image/heic' : '');
  if (!shrinkable.includes(known)) return 'none';
  if (size > uploadLimits.shrinkThresholdBytes) return 'shrink';
  return heic.includes(known) ? 'convert' : 'clean';
}

/** The size with its longest side at most `maxSide`, in the same proportions; never larger than it was. */
export function fittedSize(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The same name ending in `.jpg`. */
export function jpegName(name: string): string {
  return `${name.replace(/(.)\.[^./\\]*$/, '$1')}.jpg`;
}
