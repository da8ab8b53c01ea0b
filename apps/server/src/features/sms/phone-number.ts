import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import { AppError } from '../../kernel/errors/app-error.ts';

/** The number in E.164; throws `phone_not_allowed` for what the store does not text. */
export function readPhoneNumber(text: string, countryCodes: readonly string[]): string {
  const number = parsePhoneNumber(text, countryCodes);
  if (number === null) throw new AppError('phone_not_allowed');
  return number;
}
