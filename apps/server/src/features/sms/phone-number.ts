import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { AppError } from '../../http/app-error.ts';

/**
 * A number in any usual spelling as carriers write it (E.164); without a country it is one of the United States. Throws `phone_not_allowed`
 * for what can be no number, and for countries that the store does not text.
 */
export function readPhoneNumber(text: string, countryCodes: readonly string[]): string {
  const number = parsePhoneNumberFromString(text, 'US');
  if (!number?.isPossible() || number.ext || !countryCodes.includes(number.countryCallingCode))
    throw new AppError('phone_not_allowed');
  return number.number;
}
