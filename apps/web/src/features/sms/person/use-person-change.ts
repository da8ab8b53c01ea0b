import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useRef, useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { personNow } from '../inbox.api.ts';
import { useErrorText } from '../use-error-text.ts';

export interface PersonSaving {
  isBusy: boolean;
  failure: string | null;
  /** Resolves with whether it was saved. */
  save: (change: () => Promise<SmsPerson>) => Promise<boolean>;
}

/** After a conflict, shows the current person and keeps what was typed. */
export function usePersonChange(onChanged: (person: SmsPerson) => void): PersonSaving {
  const { conflict } = useSmsTexts().person;
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const save = async (change: () => Promise<SmsPerson>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      onChanged(await change());
      return true;
    } catch (error) {
      const now = personNow(error);
      if (now) onChanged(now);
      setFailure(now ? conflict : errorText(error));
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, failure, save };
}
