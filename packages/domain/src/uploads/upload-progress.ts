import { uploadLimits } from '@rxweb/contracts/shared/limits';

/** The percentage after one more tick, up to the cap that only completion passes (spec section 9). `random` is in [0, 1). */
export function nextUploadProgress(percent: number, random: number): number {
  const step = (1 - random) * uploadLimits.progressMaxStep;
  return Math.min(percent + step, uploadLimits.progressCap);
}
