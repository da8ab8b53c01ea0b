import type { MaskedText } from '@rxweb/domain/privacy/mask-personal';
import { maskRoughly } from './mask-patterns.ts';

type Mask = (text: string) => MaskedText;

let mask: Mask = maskRoughly;

/** A text without numbers that tell who somebody is, as well as it can be done at this moment. */
export function maskNow(text: string): MaskedText {
  return mask(text);
}

/** The finders are there. */
export function maskBy(finders: Mask): void {
  mask = finders;
}
