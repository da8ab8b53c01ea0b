import { useState } from 'react';
import { isTooMany, lastWaitSeconds } from '../../backend/refusal-wait.ts';
import { type TriedThing, tooManyTries } from '../../texts/too-many-tries.ts';
import { currentSessionTexts } from '../../texts/use/use-session-texts.ts';

export interface Attempt {
  message: string | null;
  isBusy: boolean;
  /** False while another action runs. */
  run: (act: () => Promise<void>) => Promise<boolean>;
}

/** Keeps the error text. `tried` decides the advice after too many tries. */
export function useAction(tried: TriedThing = 'other'): Attempt {
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return false;
    setMessage(null);
    setIsBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      setMessage(errorText(error, tried));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { message, isBusy, run };
}

function errorText(error: unknown, tried: TriedThing): string {
  if (!(error instanceof Error)) return String(error);
  if (isTooMany(error)) return tooManyTries(tried, lastWaitSeconds());
  const code = 'code' in error ? error.code : null;
  const { proof, code: codeTexts } = currentSessionTexts();
  if (code === 'password_invalid') return proof.isWrong;
  if (code === 'passkey_invalid') return proof.passkeyFailed;
  return code === 'mfa_verification_failed' ? codeTexts.isWrong : error.message;
}
