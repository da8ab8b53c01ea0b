import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Parses a phone number in any usual spelling to E.164, US by default. Null for impossible and premium-rate numbers and for countries the
 * store does not text (security row T5).
 */
export function parsePhoneNumber(text: string, countryCodes: readonly string[]): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (!number?.isPossible() || number.ext || !countryCodes.includes(number.countryCallingCode)) return null;
  return isPremium(number) ? null : number.number;
}

/** All of +1 900, assigned or not. */
function isPremium(number: PhoneNumber): boolean {
  return number.getType() === 'PREMIUM_RATE' || number.number.startsWith('+1900');
}
