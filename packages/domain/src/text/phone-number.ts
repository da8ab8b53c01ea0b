import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A number in any usual spelling as carriers write it (E.164); without a country it is one of the United States. Null for what can be no number,
 * premium rates, and countries that the store does not call (security row T5). Whether somebody has the number is for the carrier to know.
 */
export function parsePhoneNumber(text: string, countryCodes: readonly string[]): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (!number?.isPossible() || number.ext || !countryCodes.includes(number.countryCallingCode)) return null;
  return isPremium(number) ? null : number.number;
}

/** All of +1 900, also where no such number is given out. */
function isPremium(number: PhoneNumber): boolean {
  return number.getType() === 'PREMIUM_RATE' || number.number.startsWith('+1900');
}
