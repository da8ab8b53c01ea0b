import { isTooMany, lastWaitSeconds } from '../../backend/refusal-wait.ts';
import { type TriedThing, tooManyTries } from '../../texts/too-many-tries.ts';
import { currentSessionTexts } from '../../texts/use/use-session-texts.ts';
import { currentLanguage } from '../../texts/use/use-texts.ts';

/** Null: the service's own message (spec section 8). Ours where that is unhelpful, and for the common ones on a Spanish page. */
export function authMessage(error: unknown, tried: TriedThing): string | null {
  if (isTooMany(error)) return tooManyTries(tried, lastWaitSeconds());
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const texts = currentSessionTexts();
  if (tried === 'passkey' && code !== 'user_banned') return texts.passkey.failed;
  if (code === 'mfa_verification_failed') return texts.code.isWrong;
  if (code === 'recovery_code_invalid') return texts.recovery.isWrong;
  if (currentLanguage() === 'es') {
    if (code === 'invalid_credentials') return texts.wrongCredentials;
    if (code === 'weak_password') return texts.weakPassword;
  }
  return null;
}
