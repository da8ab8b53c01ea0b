import { currentSessionTexts } from '../../texts/use-session-texts.ts';
import { currentLanguage } from '../../texts/use-texts.ts';

/**
 * The words for a failure of the auth client: the service's own, as they come (spec section 8), but where they would not help;
 * on a page in Spanish, in Spanish where the failure is one that people meet.
 */
export function authMessage(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const texts = currentSessionTexts();
  if (code === 'mfa_verification_failed') return texts.code.isWrong;
  if (code === 'recovery_code_invalid') return texts.recovery.isWrong;
  if (currentLanguage() === 'es') {
    if (code === 'invalid_credentials') return texts.wrongCredentials;
    if (code === 'weak_password') return texts.weakPassword;
  }
  return error instanceof Error ? error.message : String(error);
}
