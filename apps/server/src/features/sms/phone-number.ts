import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { SmsDeps } from './deps.ts';

/** The number in E.164. Throws `phone_not_allowed` if the store doesn't text it. */
export function readPhoneNumber(text: string, countryCodes: readonly string[]): string {
  const number = parsePhoneNumber(text, countryCodes);
  if (number === null) throw new AppError('phone_not_allowed');
  return number;
}

/** The number to text, in any usual spelling. Throws if nothing can be sent to it. */
export function readRecipient({ carrier, config }: Pick<SmsDeps, 'carrier' | 'config'>, typed: string): string {
  if (!carrier) throw new AppError('sms_not_connected');
  const number = readPhoneNumber(typed, config.countryCodes);
  if (number === carrier.from) throw new AppError('phone_not_allowed');
  return number;
}

/** Short codes and sender names are machines, which would reply in turn. */
export function canBeTexted(from: string, countryCodes: readonly string[]): boolean {
  try {
    return readPhoneNumber(from, countryCodes) === from;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
