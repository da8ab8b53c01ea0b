import { useEffect, useState } from 'react';
import { withKey } from '../backend/backend-key.ts';
import { useBoot } from '../boot/boot.tsx';
import { logFailure } from '../browser/log.ts';

type Backend = NonNullable<ReturnType<typeof useBoot>['backend']>;

/** Asked once, so that a dialog opened again doesn't grow under the hand. */
let known: boolean | null = null;

/** Whether this browser and the auth service both have passkeys; null until known. A hosted Supabase may have them switched off. */
export function usePasskeysOffered(): boolean | null {
  const { backend } = useBoot();
  const [isOffered, setIsOffered] = useState(known);
  useEffect(() => {
    if (known !== null) return;
    let isGone = false;
    void readOffer(backend)
      .catch((error: unknown) => {
        logFailure('The passkey setting was not loaded', error);
        return false;
      })
      .then((answer) => isGone || setIsOffered(answer));
    return () => {
      isGone = true;
    };
  }, [backend]);
  return isOffered;
}

async function readOffer(backend: Backend | null): Promise<boolean> {
  if (!backend || !('PublicKeyCredential' in window)) return false;
  const { path, anonKey } = await withKey(backend);
  const response = await fetch(`${path}/auth/v1/settings`, { headers: { apikey: anonKey } });
  const settings: unknown = await response.json();
  known = Object(settings).passkeys_enabled === true;
  return known;
}
