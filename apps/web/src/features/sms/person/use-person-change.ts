import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { useRef, useState } from 'react';
import { errorText, personNow } from '../inbox.api.ts';

export interface PersonSaving {
  isBusy: boolean;
  failure: string | null;
  /** Carries out a change, and says whether it went through. */
  save: (change: () => Promise<SmsPerson>) => Promise<boolean>;
}

/** Changes a person. When somebody else was faster, shows them as they are now and says so; what was typed stays where it is. */
export function usePersonChange(onChanged: (person: SmsPerson) => void): PersonSaving {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isOnTheWay = useRef(false);
  const save = async (change: () => Promise<SmsPerson>): Promise<boolean> => {
    if (isOnTheWay.current) return false;
    isOnTheWay.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      onChanged(await change());
      return true;
    } catch (error) {
      const now = personNow(error);
      if (now) onChanged(now);
      setFailure(now ? conflictText : errorText(error));
      return false;
    } finally {
      isOnTheWay.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, failure, save };
}

const conflictText =
  'Someone else changed this person at the same time. You’re seeing the latest version, and your change wasn’t saved. Save again to keep it.';
