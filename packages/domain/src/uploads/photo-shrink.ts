import { uploadLimits } from '@rxweb/contracts/shared/limits';

/** Spec section 5, design.md section 6: GIF may be animated and SVG has no pixels, so neither is scaled. */
const shrinkable = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'];
const heic = ['image/heic', 'image/heif'];

/** How a chosen file is processed before upload. */
export type PhotoTreatment = 'shrink' | 'convert' | 'clean' | 'none';

/** Scales large photos, converts HEIC to JPEG, strips metadata from the others. Sizes in bytes. */
export function photoTreatment({ type, name, size }: { type: string; name: string; size: number }): PhotoTreatment {
  const known = type || (/\.hei[cf]$/i.test(name) ? 'image/heic' : '');
  if (!shrinkable.includes(known)) return 'none';
  if (size > uploadLimits.shrinkThresholdBytes) return 'shrink';
  return heic.includes(known) ? 'convert' : 'clean';
}

/** Scales to a longest side of at most `maxSide`, never up. */
export function scaledSize(width: number, height: number, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function jpegName(name: string): string {
  return `${name.replace(/(.)\.[^./\\]*$/, '$1')}.jpg`;
}
