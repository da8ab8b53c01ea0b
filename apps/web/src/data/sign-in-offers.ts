import { useEffect, useState } from 'react';
import { withKey } from '../backend/backend-key.ts';
import { useBoot } from '../boot/boot.tsx';
import { logFailure } from '../browser/log.ts';

type Backend = NonNullable<ReturnType<typeof useBoot>['backend']>;

interface Offers {
  passkeys: boolean;
  /** False without a mail server: a link for a forgotten password would reach no one. */
  mail: boolean;
}

/** Asked once, so that a dialog opened again doesn't grow under the hand. */
let known: Offers | null = null;

/** What the auth service offers; null until known. */
function useSignInOffers(): Offers | null {
  const { backend } = useBoot();
  const [offers, setOffers] = useState(known);
  useEffect(() => {
    if (known !== null) return;
    let isGone = false;
    void readOffers(backend)
      .catch((error: unknown) => {
        logFailure('The sign-in settings were not loaded', error);
        return { passkeys: false, mail: true };
      })
      .then((answer) => isGone || setOffers(answer));
    return () => {
      isGone = true;
    };
  }, [backend]);
  return offers;
}

/** Whether this browser and the auth service both have passkeys; null until known. A hosted Supabase may have them switched off. */
export const usePasskeysOffered = (): boolean | null => useSignInOffers()?.passkeys ?? null;

/** Whether a link by mail reaches people; null until known. */
export const useMailOffered = (): boolean | null => useSignInOffers()?.mail ?? null;

async function readOffers(backend: Backend | null): Promise<Offers> {
  if (!backend) return { passkeys: false, mail: true };
  const { path, anonKey } = await withKey(backend);
  const response = await fetch(`${path}/auth/v1/settings`, { headers: { apikey: anonKey } });
  const settings = Object(await response.json());
  known = {
    passkeys: 'PublicKeyCredential' in window && settings.passkeys_enabled === true,
    // A hosted Supabase says nothing: it sends these mails itself.
    mail: settings.mail_reaches_people !== false,
  };
  return known;
}
