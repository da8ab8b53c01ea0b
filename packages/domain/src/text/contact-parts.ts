/** A piece of text: plain, a phone number to call, or a street address to find. */
export type ContactPart = { kind: 'text' | 'address'; text: string } | { kind: 'phone'; text: string; href: string };

const phone = String.raw`(?<![\w+.-])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-]|\.\d)`;
/** The short lines, only where the text says to call them: 911 may be a price. */
const shortLine = String.raw`(?<=\b(?:call|dial|llame|llamar|marque) (?:al |el )?)(?:911|988)(?![\w.-])`;
const kinds =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Highway|Hwy|Parkway|Pkwy|Place|Pl|Square|Sq';
const suite = String.raw`(?:,? (?:Suite|Ste\.?|Unit|Apt\.?|#) ?[\w-]+)?`;
const town = String.raw`(?:, [A-Z][A-Za-z.' -]{1,40}, [A-Z]{2}(?: \d{5}(?:-\d{4})?)?)?`;
const address = String.raw`(?<![\w#.-])\d{1,6}(?: [NSEW]\.?| North| South| East| West)?(?: (?:[A-Z][a-z'.]+|\d{1,3}(?:st|nd|rd|th))){1,4}? (?:${kinds})\b(?:\.(?=,))?${suite}${town}`;
const contact = new RegExp(`(?<phone>${phone})|(?<line>${shortLine})|(?<address>${address})`, 'gi');
/** Case matters in an address: `2 days on the way` is none. */
const addressOnly = new RegExp(`^${address}$`);

/** Splits a text at US phone numbers and street addresses, so that they can be links. */
export function contactParts(text: string): ContactPart[] {
  const parts: ContactPart[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(contact)) {
    if (groups?.address && !addressOnly.test(found)) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push(
      groups?.address ? { kind: 'address', text: found } : { kind: 'phone', text: found, href: hrefOf(found) },
    );
    end = index + found.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function hrefOf(phoneText: string): string {
  const digits = phoneText.replace(/\D/g, '');
  if (digits.length < 10) return `tel:${digits}`;
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}
