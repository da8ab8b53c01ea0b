import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { AppError } from '../../http/app-error.ts';

interface Recipients {
  /** Countries that may be texted, by their calling codes. */
  countryCodes: readonly string[];
  /** The store's number; null when the carrier picks one. */
  own: string | null;
}

/**
 * The number to text, as carriers write it (E.164), of any usual spelling; without a country it is one of the United States. Throws
 * `phone_not_allowed` for what can be no number, other countries, premium rates and the store's own number (security row T5). Whether somebody
 * has the number is for the carrier to know.
 */
export function readRecipient(typed: string, { countryCodes, own }: Recipients): string {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'US', extract: false });
  if (!number?.isPossible() || number.ext || !countryCodes.includes(number.countryCallingCode) || isPremium(number))
    throw new AppError('phone_not_allowed');
  if (number.number === own) throw new AppError('phone_not_allowed');
  return number.number;
}

/** All of +1 900, also where no such number is given out. */
function isPremium(number: PhoneNumber): boolean {
  return number.getType() === 'PREMIUM_RATE' || number.number.startsWith('+1900');
}
