import type { MaskedText } from '@rxweb/domain/privacy/mask-personal';
import { maskPatterns } from './mask-patterns.ts';

type Mask = (text: string) => MaskedText;

let mask: Mask = maskPatterns;

/** Masks personal numbers with whatever is loaded now. */
export function maskSync(text: string): MaskedText {
  return mask(text);
}

/** Call when the finders are loaded. */
export function maskBy(finders: Mask): void {
  mask = finders;
}
