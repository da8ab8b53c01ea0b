import { storageLimits } from '../limits.ts';

// type "/" subtype with optional parameters, all of it printable ASCII (RFC 9110, section 8.3.1).
const mediaTypePattern = /^[\w!#$&^+.-]+\/[\w!#$&^+.-]+(\s*;[\x20-\x7e]*)?$/;

/** Safe to show from our origin: these can't run as a page. */
const inlineTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf']);

export function isMediaType(type: string): boolean {
  return type.length <= storageLimits.maxHeaderValueChars && mediaTypePattern.test(type);
}

/** Whether a bucket allows a declared type. Compares the whole text with parameters; `image/*` matches any image. */
export function isAllowedType(type: string, allowed: readonly string[] | null): boolean {
  if (allowed === null || allowed.length === 0) return true;
  const [group] = type.split('/');
  return allowed.some((entry) => entry === type || entry === `${group}/*`);
}

/** Whether an object of this type is shown inline instead of downloaded. */
export function isInlineType(type: string): boolean {
  return inlineTypes.has(baseType(type));
}

function baseType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
