import { useState } from 'react';

const wrongCode = 'That code isn’t right or was already used. Wait for the next one and try again.';

export interface Attempt {
  message: string | null;
  isBusy: boolean;
  /** False while another action runs. */
  run: (act: () => Promise<void>) => Promise<boolean>;
}

/** Keeps the error text. */
export function useAction(): Attempt {
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
      setMessage(errorText(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { message, isBusy, run };
}

function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'mfa_verification_failed' ? wrongCode : error.message;
}
